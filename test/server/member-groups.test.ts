import { afterAll, beforeAll, expect, test } from 'vitest'
import * as members from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeCrew, makeMember, makeSession, type TestUser } from '../support/factories.ts'

let app: TestApp
let club: ClubId
let headCoach: TestUser
let athlete: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  headCoach = await makeMember(app.db, club, [ROLE.head_coach])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
})
afterAll(() => app.close())

const as = (user: TestUser) => ({ token: user.token, club })

test('members are grouped by the places they had in crews everybody saw', async () => {
  const rower = await makeMember(app.db, club, [ROLE.athlete], { first_name: 'Stroke' })
  const groups = async () => {
    const query = { query: 'Stroke', include: 'crew_user_groups' }
    const [found] = (await app.ask(members.clubUsers, { query }, as(athlete))).data
    return found?.crew_user_groups
  }
  const [eight, four] = [9, 8]
  const start_date = new Date(Date.now() - 86_400_000).toISOString()
  const rowed = async (boat_type: number, position: number, ids: number[] | null = null) => {
    const session = await makeSession(app.db, club, { user_id: headCoach.id }, { start_date })
    const crew = await makeCrew(app.db, club, { session_id: session, boat_type, published: true })
    await app.rows(
      `insert into crew_users (club_id, crew_id, user_id, position, groups)
       values ($1, $2, $3, $4, $5)`,
      [club, crew, rower.id, position, ids],
    )
    return { session, crew }
  }
  expect(await groups()).toEqual([])
  const { session } = await rowed(eight, 8)
  expect(await groups()).toEqual([1, 5])
  const { crew } = await rowed(four, 0)
  expect(await groups()).toEqual([1, 5, 6])
  await rowed(eight, 3, [4])
  expect(await groups()).toEqual([1, 4, 5, 6])
  await app.rows('update crews set published_at = null where id = $1', [crew])
  await app.rows('update sessions set published_at = null where id = $1', [session])
  expect(await groups()).toEqual([4])
})
