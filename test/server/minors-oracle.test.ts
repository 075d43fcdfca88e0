import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import { editCrew, getCrew } from '#contract/boats/crews.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { clubUsers } from '#contract/people/members.ts'
import { getSquad, squads } from '#contract/people/squads.ts'
import { getSession, updateSession } from '#contract/planning/sessions.ts'
import { search } from '#contract/world/search.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSquad,
  today,
  type TestUser,
} from '../support/factories.ts'
import type { Answer, As } from '../support/http.ts'
import { MATRIX_CALLS } from './matrix-calls.ts'
import { makeThings, type Things } from './matrix-parts.ts'

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const NAME = 'Kanariechild'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const shows = ({ bytes, text }: Answer): boolean => {
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return text.includes(NAME)
  return Object.values(unzipSync(Uint8Array.from(bytes))).some((file) =>
    strFromU8(file).includes(NAME),
  )
}

type Place = { club: ClubId; as: As; things: Things; minor: TestUser; crew: number; squad: number }

/** A coach whose session somebody of 15 rows in, who is in the club wherever people are. */
async function placeOf(roles: readonly RoleId[], sees: boolean): Promise<Place> {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, roles)
  const minor = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: NAME,
    last_name: NAME,
    date_of_birth: addDays(today(), -15 * 365),
  })
  if (!sees)
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'view-minors'`,
      [club, coach.id],
    )
  const things = await makeThings(app.db, club, coach.id, coach.email)
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id) values ($1, $2, $3, 2)`,
    [club, things.session, minor.id],
  )
  await app.rows(
    `insert into attendance as a (club_id, session_id, user_id, attending, answered_by)
     values ($1, $2, $3, 1, $3)
     on conflict (club_id, session_id, user_id) do update set attending = 1`,
    [club, things.session, minor.id],
  )
  await app.rows(
    `insert into wall_posts (club_id, session_id, user_id, client_id, kind, text)
     values ($1, $2, $3, 'minors-oracle', 'text', 'x')`,
    [club, things.session, minor.id],
  )
  const crew = await makeCrew(app.db, club, {
    session_id: things.session,
    published: true,
    user_ids: [coach.id, minor.id],
  })
  const squad = await makeSquad(app.db, club, [coach.id, minor.id])
  await makeThings(app.db, club, minor.id, minor.email)
  return { club, as: { token: coach.token, club }, things, minor, crew, squad }
}

async function shownBy(endpoint: Endpoint, { as, things, club }: Place): Promise<boolean> {
  const row = MATRIX_CALLS[nameOf(endpoint)]
  if (!row) throw new Error(`${nameOf(endpoint)} has no row`)
  const answer = await app.send(endpoint, await row.parts(things, app.db, app.files), as)
  expect(answer.status).toBeLessThan(500)
  await row.undo?.(app.db, club)
  return shows(answer)
}

const COACHES: Record<string, readonly RoleId[]> = {
  coach: [ROLE.coach],
  'head coach': [ROLE.head_coach, ROLE.athlete],
}

describe.each(Object.entries(COACHES))('a %s without view-minors', (_, roles) => {
  test.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'finds nobody under 18 in %s',
    async (_name, endpoint) => {
      expect(await shownBy(endpoint, await placeOf(roles, false))).toBe(false)
    },
  )
})

test('with the permission, and as a manager, the name stands in many replies', async () => {
  const reading = ENDPOINTS.filter(({ method, reads }) => method === 'GET' || reads)
  for (const [roles, sees] of [
    [[ROLE.head_coach], true],
    [[ROLE.coach, ROLE.manager], false],
  ] as const) {
    const place = await placeOf(roles, sees)
    const shown: string[] = []
    for (const endpoint of reading) if (await shownBy(endpoint, place)) shown.push(nameOf(endpoint))
    expect(shown).toEqual(
      expect.arrayContaining([
        'GET club-users',
        'GET session/{id}',
        'GET session/{id}/attendance',
        'GET session/{id}/comments',
        'GET session/{id}/crews',
        'GET session/{id}/scores',
      ]),
    )
  }
}, 120_000)

test('squads, members with all that can be included and a search name nobody under 18', async () => {
  const include = { include: 'squad_users,squad_users.user' }
  for (const sees of [false, true]) {
    const { as, squad } = await placeOf([ROLE.coach], sees)
    const answers = await Promise.all([
      app.send(squads, { query: include }, as),
      app.send(getSquad, { params: { id: squad } }, as),
      app.send(clubUsers, { query: { query: NAME } }, as),
      app.send(search, { query: { query: NAME } }, as),
    ])
    expect(answers.map(shows)).toEqual([sees, sees, sees, sees])
  }
})

describe('what a coach changes without seeing who is there', () => {
  test('a seat is shown as taken and stays taken', async () => {
    const { as, crew, minor, club } = await placeOf([ROLE.head_coach], false)
    const read = async () => (await app.ask(getCrew, { params: { id: crew }, query: {} }, as)).data
    const before = await read()
    expect(before.crew_users.map(({ user }) => user.full_name)).toContain('–')
    const kept = before.crew_users.filter(({ user_id }) => user_id !== minor.id)
    const crew_users = kept.map(({ user_id, position }) => ({ user_id, position }))
    await app.ask(editCrew, { body: { id: crew, version: before.version, crew_users } }, as)
    expect(
      await app.rows('select 1 from crew_users where club_id = $1 and user_id = $2', [
        club,
        minor.id,
      ]),
    ).toHaveLength(1)
    expect((await read()).crew_users).toHaveLength(2)
  })

  test('people of a session stay in it', async () => {
    const { as, things, minor } = await placeOf([ROLE.head_coach], false)
    const id = things.session
    const { data } = await app.ask(getSession, { params: { id }, query: {} }, as)
    expect(data.participants?.map(({ user_id }) => user_id)).not.toContain(minor.id)
    await app.ask(updateSession, { body: { id, athlete_ids: [] } }, as)
    expect(
      await app.rows('select 1 from participants where session_id = $1 and user_id = $2', [
        id,
        minor.id,
      ]),
    ).toHaveLength(1)
  })

  test('whose day of birth nobody knows is shown', async () => {
    const { as, things, minor } = await placeOf([ROLE.coach], false)
    await app.rows('update users set date_of_birth = null where id = $1', [minor.id])
    const ask = { params: { id: things.session }, query: {} }
    expect((await app.send(getSession, ask, as)).text).toContain(NAME)
  })
})
