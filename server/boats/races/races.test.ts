import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publishCrews } from '#contract/boats/crews.ts'
import { athleteRaces, eventRaces, saveRaces, type RaceChange } from '#contract/boats/races.ts'
import { home } from '#contract/analysis/home.ts'
import { updateEvent } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  today,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { makeRegatta } from '../../../test/support/races.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, one: TestUser, two: TestUser
let asCoach: As, asOne: As
beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  one = await makeMember(app.db, club)
  two = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asOne = { token: one.token, club }
})
afterAll(() => app.close())

const regatta = () =>
  makeRegatta(app.db, club, { user_id: coach.id }, { athlete_ids: [one.id, two.id] })
const save = async (session_id: number, races: RaceChange[], as = asCoach) =>
  (await app.ask(saveRaces, { body: { session_id, races } }, as)).data
const read = async (id: number, as = asCoach) =>
  (await app.ask(eventRaces, { params: { id } }, as)).data.races

const DOUBLE = { boat_type: 2, gender: 'men', age: 'senior', weight: 'heavyweight' } as const

describe('the races of a regatta', () => {
  test('are listed by start, with place, time and what it is worth', async () => {
    const id = await regatta()
    const { added } = await save(id, [
      { name: 'Final', starts_at: '2026-03-02T15:00:00Z', ...DOUBLE, distance: 2000, lane: 3 },
      { name: 'Heat', number: '12', starts_at: '2026-03-02T09:00:00Z', user_id: one.id },
    ])
    expect((await read(id)).map(({ name }) => name)).toEqual(['Heat', 'Final'])
    await save(id, [
      { id: added[0] ?? 0, version: 1, status: 'done', place: 2, time: 378.65, user_id: one.id },
    ])
    expect((await read(id, asOne))[1]).toMatchObject({
      name: 'Final',
      lane: 3,
      place: 2,
      time: 378.65,
      status: 'done',
      own: true,
      gmt_percent: 95,
      version: 2,
    })
  })

  test('keep what the change of another coach has not touched', async () => {
    const id = await regatta()
    const { added } = await save(id, [{ name: 'A' }, { name: 'B' }])
    const [first = 0, second = 0] = added
    await save(id, [{ id: first, version: 1, lane: 4 }])
    await save(id, [{ id: second, version: 1, lane: 5 }])
    expect((await read(id)).map(({ name, lane }) => [name, lane])).toEqual([
      ['A', 4],
      ['B', 5],
    ])
    const late = { session_id: id, races: [{ id: first, version: 1, lane: 6 }] }
    const refused = await app.refused(saveRaces, { body: late }, asCoach)
    expect(refused).toMatchObject({ status: 409, current: [{ id: first, lane: 4, version: 2 }] })
    expect((await read(id))[0]).toMatchObject({ lane: 4 })
  })

  test('are deleted, and one that is gone is a conflict without a race', async () => {
    const id = await regatta()
    const [race = 0] = (await save(id, [{ name: 'A' }])).added
    const body = { session_id: id, races: [], deleted: [{ id: race, version: 1 }] }
    await app.ask(saveRaces, { body }, asCoach)
    expect(await read(id)).toEqual([])
    expect(await app.refused(saveRaces, { body }, asCoach)).toMatchObject({
      status: 409,
      current: [],
    })
  })

  test('refuse a crew of another event, somebody unknown, and a version that is missing', async () => {
    const id = await regatta()
    const elsewhere = await makeCrew(app.db, club, { session_id: await regatta() })
    const refused = (race: RaceChange) =>
      app.refused(saveRaces, { body: { session_id: id, races: [race] } }, asCoach)
    expect(await refused({ crew_id: elsewhere })).toMatchObject({
      status: 400,
      errors: { 'races.0.crew_id': [expect.any(String)] },
    })
    expect(await refused({ user_id: 999_999 })).toMatchObject({ status: 400 })
    const [race = 0] = (await save(id, [{ name: 'A' }])).added
    expect(await refused({ id: race, lane: 1 })).toMatchObject({ status: 400 })
  })

  test('are hidden with a draft', async () => {
    const id = await regatta()
    await save(id, [{ name: 'Secret', user_id: one.id }])
    await app.rows('update sessions set published_at = null where id = $1', [id])
    const params = { id }
    expect(await app.refused(eventRaces, { params }, asOne)).toMatchObject({ status: 404 })
    expect((await read(id)).map(({ name }) => name)).toEqual(['Secret'])
    const { data } = await app.ask(athleteRaces, { params: { id: one.id } }, asOne)
    expect(data.map(({ name }) => name)).not.toContain('Secret')
  })

  test('name nobody under 18 to a coach who may not see who that is', async () => {
    const unseeing = await makeMember(app.db, club, [ROLE.coach])
    const as = { token: unseeing.token, club }
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'view-minors'`,
      [club, unseeing.id],
    )
    const id = await makeRegatta(app.db, club, { user_id: unseeing.id })
    const minor = await makeMember(app.db, club, [ROLE.athlete], {
      date_of_birth: addDays(today(), -15 * 365),
    })
    const crew_id = await makeCrew(app.db, club, { session_id: id, user_ids: [minor.id] })
    await app.rows(
      `insert into event_races (club_id, session_id, user_id, crew_id, status)
       values ($1, $2, $3, null, 'planned'), ($1, $2, null, $4, 'planned')`,
      [club, id, minor.id, crew_id],
    )
    const hidden = [{ user_id: minor.id, full_name: '–' }]
    const races = await read(id, as)
    expect(races.map(({ starters }) => starters)).toMatchObject([hidden, hidden])
    const [race] = races
    // Who stays where they are is not named again; nobody new is put there unseen.
    await save(id, [{ id: race?.id ?? 0, version: 1, lane: 2, user_id: minor.id }], as)
    const instead = { id: race?.id ?? 0, version: 2, user_id: one.id }
    expect(
      await app.refused(saveRaces, { body: { session_id: id, races: [instead] } }, as),
    ).toMatchObject({ status: 409, code: 'seat_taken' })
    const body = { session_id: id, races: [{ user_id: minor.id }] }
    expect(await app.refused(saveRaces, { body }, as)).toMatchObject({ status: 400 })
  })

  test('refuse an athlete, and are there for a regatta only', async () => {
    const id = await regatta()
    const body = { session_id: id, races: [{ name: 'Mine' }] }
    expect(await app.refused(saveRaces, { body }, asOne)).toMatchObject({ status: 403 })
    await app.ask(updateEvent, { body: { id, event_type: 'meeting' } }, asCoach)
    expect(await app.refused(eventRaces, { params: { id } }, asOne)).toMatchObject({ status: 404 })
    expect(await app.refused(saveRaces, { body }, asCoach)).toMatchObject({ status: 404 })
  })

  test('name a boat once it is published, and are in the list of who sits in it', async () => {
    const id = await regatta()
    const user_ids = [one.id, two.id]
    const crew_id = await makeCrew(app.db, club, { session_id: id, user_ids })
    await save(id, [{ name: 'Double', crew_id }])
    const mine = async () =>
      (await app.ask(athleteRaces, { params: { id: one.id } }, asOne)).data.filter(
        ({ session_id }) => session_id === id,
      )
    expect((await read(id, asOne))[0]).toMatchObject({ crew_id: null, starters: [], own: false })
    expect(await mine()).toEqual([])
    await app.ask(publishCrews, { params: { id }, body: { published: true } }, asCoach)
    expect((await read(id, asOne))[0]).toMatchObject({ crew_id, own: true })
    expect(await mine()).toMatchObject([{ name: 'Double', session_name: 'Spring head' }])
    await app.rows(
      "update event_races set starts_at = now() + interval '1 day' where crew_id = $1",
      [crew_id],
    )
    expect((await app.ask(home, {}, asOne)).data.next_race).toMatchObject({ name: 'Double' })
    expect((await app.ask(home, {}, asCoach)).data.next_race).toBeNull()
    await app.rows('delete from crews where id = $1', [crew_id])
    expect((await read(id))[0]).toMatchObject({ name: 'Double', crew_id: null })
  })
})
