import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createSquad,
  deleteSquad,
  getSquad,
  leaveSquad,
  squads,
  updateSquad,
} from '#contract/people/squads.ts'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  type TestUser,
} from '../support/factories.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let manager: TestUser
let athlete: TestUser
const as = (user: TestUser, inClub: number = club) => ({ token: user.token, club: inClub })

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
})
afterAll(() => app.close())

describe('who may do what', () => {
  test.each([
    ['make', createSquad, () => ({ body: { name: 'Mine', user_ids: [] } }), 'create-squads'],
    [
      'change',
      updateSquad,
      (id: number) => ({ params: { id }, body: { name: 'Mine' } }),
      'edit-squads',
    ],
    ['delete', deleteSquad, (id: number) => ({ params: { id } }), 'delete-squads'],
  ] as const)('athletes do not %s squads', async (_, endpoint, parts, need) => {
    const id = await makeSquad(app.db, club, [athlete.id])
    expect(await app.refused(endpoint, parts(id), as(athlete))).toMatchObject({
      status: 403,
      code: 'permission_missing',
      need,
    })
  })

  test('an account of one’s own has none', async () => {
    const user = await makeUser(app.db)
    const own = await makeClub(app.db, { is_individual: true, creator_id: user.id })
    await addMember(app.db, own, user.id, [ROLE.athlete, ROLE.manager])
    for (const [endpoint, parts] of [
      [createSquad, { body: { name: 'Me', user_ids: [] } }],
      [getSquad, { params: { id: 1 } }],
      [leaveSquad, { params: { id: 1 } }],
    ] as const)
      expect(await app.refused(endpoint, parts, as(user, own))).toMatchObject({
        status: 403,
        code: 'forbidden',
      })
    expect((await app.ask(squads, {}, as(user, own))).data).toEqual([])
  })

  test('a squad of another club is a switch for its members and nothing for others', async () => {
    const other = await makeClub(app.db)
    const id = await makeSquad(app.db, other, [])
    const both = await makeMember(app.db, club, [ROLE.manager])
    await addMember(app.db, other, both.id, [ROLE.athlete])
    for (const [endpoint, parts] of [
      [getSquad, { params: { id } }],
      [updateSquad, { params: { id }, body: { name: 'Taken' } }],
      [deleteSquad, { params: { id } }],
      [leaveSquad, { params: { id } }],
    ] as const) {
      expect(await app.refused(endpoint, parts, as(both))).toMatchObject({
        status: 409,
        code: 'other_club',
        club_id: other,
      })
      expect(await app.refused(endpoint, parts, as(manager))).toMatchObject({
        status: 404,
        code: 'not_found',
      })
    }
  })
})

describe('how the people of a squad stand', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  const plan = (id: number, start_date: string) => ({
    athlete_ids: [id],
    start_date,
    end_date: new Date(Date.parse(start_date) + 3_600_000).toISOString(),
    intensities: [{ id: 2, percentage: 100 }],
  })

  test('is for coaches, not for athletes', async () => {
    const person = await makeMember(app.db, club)
    const id = await makeSquad(app.db, club, [person.id])
    const old = await makeSession(app.db, club, { user_id: coach.id }, plan(person.id, days(40)))
    const missed = await makeSession(app.db, club, { user_id: coach.id }, plan(person.id, days(20)))
    const done = await makeSession(app.db, club, { user_id: coach.id }, plan(person.id, days(3)))
    const mark = (event_id: number, attending: 1 | 2) =>
      app.ask(
        saveAttendance,
        { body: { event_id, users: { [person.id]: { attending } } } },
        as(coach),
      )
    await mark(old, 1)
    await mark(missed, 2)
    const before = await app.ask(getSquad, { params: { id } }, as(coach))
    expect(before.data.members[0]?.figures?.health, 'said too long ago').toBeNull()
    await mark(done, 1)
    const { data } = await app.ask(getSquad, { params: { id } }, as(coach))
    expect(data.members).toHaveLength(1)
    const health = { ill: false, injured: false }
    expect(data.members[0]?.figures).toEqual({ attendance: 50, load: 60, health })
    const seen = await app.ask(getSquad, { params: { id } }, as(person))
    expect(seen.data.members).toEqual([
      expect.objectContaining({ user_id: person.id, figures: null }),
    ])
  })

  test('says who is ill today, and the load in the club’s metric', async () => {
    const person = await makeMember(app.db, club)
    const id = await makeSquad(app.db, club, [person.id])
    const today = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      plan(person.id, new Date().toISOString()),
    )
    await app.ask(
      saveAttendance,
      { body: { event_id: today, users: { [person.id]: { attending: 2, health_statuses: [3] } } } },
      as(coach),
    )
    const before = await makeSession(app.db, club, { user_id: coach.id }, plan(person.id, days(2)))
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 6)',
      [club, before, person.id],
    )
    const figures = async () =>
      (await app.ask(getSquad, { params: { id } }, as(coach))).data.members[0]?.figures
    expect(await figures()).toMatchObject({ health: { ill: true, injured: false } })
    await app.rows("update clubs set training_metric = 'rpe' where id = $1", [club])
    await expect.poll(figures).toMatchObject({ load: 7 })
    await app.rows('update clubs set training_metric = null where id = $1', [club])
  })
})
