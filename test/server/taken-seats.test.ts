import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  crews,
  editCrew,
  editCrews,
  getCrew,
  sessionCrews,
  type CrewChange,
} from '#contract/boats/crews.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { search } from '#contract/platform/search.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  today,
  type TestUser,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'

// A published double with a child in the bow seat, and a coach who sees nobody under 18.

let app: TestApp
let club: ClubId
let adult: TestUser, other: TestUser, minor: TestUser
let as: As
let crew: number

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  as = { token: coach.token, club }
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, false from permissions where name = 'view-minors'`,
    [club, coach.id],
  )
  adult = await makeMember(app.db, club)
  other = await makeMember(app.db, club)
  const born = { date_of_birth: addDays(today(), -15 * 365) }
  minor = await makeMember(app.db, club, [ROLE.athlete], born)
  const athlete_ids = [adult.id, other.id, minor.id]
  const session_id = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids })
  const user_ids = [minor.id, adult.id]
  crew = await makeCrew(app.db, club, { session_id, user_ids, published: true })
})
afterAll(() => app.close())

const read = async () => (await app.ask(getCrew, { params: { id: crew }, query: {} }, as)).data
const change = async (fields: Partial<CrewChange>): Promise<CrewChange> => ({
  id: crew,
  version: (await read()).version,
  ...fields,
})
const seated = async () => {
  const rows = await app.rows<{ user_id: number; position: number }>(
    'select user_id, position from crew_users where crew_id = $1 order by position',
    [crew],
  )
  return rows.map(({ user_id, position }) => [position, user_id])
}

test('the seat of somebody who may not be seen is taken, not empty', async () => {
  const { crew_users } = await read()
  expect(crew_users.map(({ position, is_hidden }) => [position, is_hidden])).toEqual([
    [1, true],
    [2, undefined],
  ])
})

test('nobody is put into it, in one boat or several', async () => {
  const body = await change({ crew_users: [{ user_id: other.id, position: 1 }] })
  const refusals = [
    await app.refused(editCrew, { body }, as),
    await app.refused(editCrews, { body: { crews: [body] } }, as),
  ]
  for (const { status, code } of refusals) expect([status, code]).toEqual([409, 'seat_taken'])
  expect(await seated()).toEqual([
    [1, minor.id],
    [2, adult.id],
  ])
})

test('no boat without it is taken, and all else is changed around it', async () => {
  crew = await makeCrew(app.db, club, { user_ids: [adult.id, minor.id], published: true })
  const double = (await read()).boat_type
  const single = await change({ boat_type: 1 })
  expect((await app.refused(editCrew, { body: single }, as)).code).toBe('seat_taken')
  expect((await read()).boat_type).toBe(double)
  const body = await change({ name: 'Reuss', crew_users: [{ user_id: other.id, position: 1 }] })
  await app.ask(editCrew, { body }, as)
  expect(await seated()).toEqual([
    [1, other.id],
    [2, minor.id],
  ])
})

test('a boat that bears the name of a child does not tell it', async () => {
  await app.rows(`update users set last_name = 'Kanarienvogel' where id = $1`, [minor.id])
  await app.rows(`update crews set name = 'Kanarienvogel' where id = $1`, [crew])
  const [{ session_id = 0 } = {}] = await app.rows<{ session_id: number }>(
    'select session_id from crews where id = $1',
    [crew],
  )
  const of = { params: { id: session_id }, query: {} }
  const replies = [
    await read(),
    await app.ask(sessionCrews, of, as),
    await app.ask(getSession, of, as),
    await app.ask(crews, { query: {} }, as),
    await app.ask(search, { query: { query: 'Kanarienvogel' } }, as),
  ]
  for (const reply of replies) expect(JSON.stringify(reply)).not.toContain('Kanarienvogel')
  await app.ask(editCrew, { body: await change({ name: 'Double' }) }, as)
  expect(await app.rows('select name from crews where id = $1', [crew])).toEqual([
    { name: 'Kanarienvogel' },
  ])
})
