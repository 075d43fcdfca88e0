import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asCoach: As, asAthlete: As
let session: number
const START = new Date('2026-03-02T06:05:00Z')

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  session = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id] })
})

afterAll(() => app.close())
const file = (start = START, seconds = 120) => rowingFile(start, { seconds })

const stored = (bytes = file(), session_id: number | null = session) =>
  storeFile(app.db, club, { user_id: athlete.id, session_id }, bytes)

const editor = async (id: number, as = asAthlete) =>
  (await app.ask(contract.activityEditor, { params: { id } }, as)).data

describe('an activity', () => {
  test('is given to a boat and a seat, and by a coach to somebody else', async () => {
    const { activity_id } = await stored()
    const crew = await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] })
    await app.ask(
      contract.assignActivity,
      { params: { id: activity_id }, body: { crew_id: crew, seat: 1 } },
      asCoach,
    )
    expect((await editor(activity_id)).activity).toMatchObject({ crew_id: crew, seat: 1 })
    const mate = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 170 })
    const denied = await app.send(
      contract.assignActivity,
      { params: { id: activity_id }, body: { user_id: mate.id } },
      asAthlete,
    )
    expect(denied.status).toBe(403)
    const [before] = await app.rows<{ zone_bounds: number[] }>(
      'select zone_bounds from activities where id = $1',
      [activity_id],
    )
    await app.ask(
      contract.assignActivity,
      { params: { id: activity_id }, body: { user_id: mate.id } },
      asCoach,
    )
    const [after] = await app.rows<{ zone_bounds: number[]; user_id: number }>(
      'select zone_bounds, user_id from activities where id = $1',
      [activity_id],
    )
    expect(after?.user_id).toBe(mate.id)
    expect(after?.zone_bounds).not.toEqual(before?.zone_bounds)
    const loads = await app.rows(
      'select user_id from training_loads where club_id = $1 and session_id = $2',
      [club, session],
    )
    expect(loads).toEqual([{ user_id: mate.id }])
  })

  test('is given to any place a boat has', async () => {
    const { activity_id } = await stored()
    const crew = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [athlete.id],
      boat_type: 31,
      published: true,
    })
    await app.ask(
      contract.assignActivity,
      { params: { id: activity_id }, body: { crew_id: crew, seat: 21 } },
      asAthlete,
    )
    expect(await editor(activity_id)).toMatchObject({
      activity: { seat: 21 },
      crews: [{ id: crew, boat_type: 31 }],
    })
  })

  test('keeps boat and seat only in the session they are of', async () => {
    const { activity_id } = await stored()
    const crew = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [athlete.id],
      published: true,
    })
    const assign = (body: object) =>
      app.send(contract.assignActivity, { params: { id: activity_id }, body }, asAthlete)
    expect((await assign({ crew_id: crew, seat: 1 })).status).toBe(200)
    const next = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    expect((await assign({ session_id: next, seat: 2 })).status).toBe(200)
    expect((await editor(activity_id)).activity).toMatchObject({
      session_id: next,
      crew_id: null,
      seat: null,
    })
  })
})

describe('a file of which a recording was given to somebody else', () => {
  const fileOf = (user: TestUser) =>
    storeFile(app.db, club, { user_id: user.id, session_id: session }, file())
  const give = (id: number, to: TestUser) =>
    app.ask(contract.assignActivity, { params: { id }, body: { user_id: to.id } }, asCoach)
  const recordingsIn = async (id: number, as: As) => {
    const one = (await app.ask(contract.getImport, { params: { id } }, as)).data
    const all = (await app.ask(contract.listImports, { query: { limit: 100 } }, as)).data
    expect(all.find((other) => other.id === id)).toEqual(one)
    return one.activities.map((activity) => [activity.id, activity.heart_rate_avg !== null])
  }

  test('shows that recording only to those who may see the other', async () => {
    const { import_id, activity_id } = await fileOf(coach)
    await give(activity_id, athlete)
    expect(await recordingsIn(import_id, asCoach)).toEqual([[activity_id, true]])
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club, athlete.id],
    )
    expect(await recordingsIn(import_id, asCoach)).toEqual([])
    const mate = await makeMember(app.db, club)
    const own = await fileOf(athlete)
    expect(await recordingsIn(own.import_id, asAthlete)).toEqual([[own.activity_id, true]])
    await app.rows('update activities set user_id = $2 where id = $1', [own.activity_id, mate.id])
    expect(await recordingsIn(own.import_id, asAthlete)).toEqual([])
  })

  test('is changed and deleted only by those who may do so with that recording', async () => {
    const mate = await makeMember(app.db, club)
    const { import_id, activity_id } = await fileOf(athlete)
    await give(activity_id, mate)
    const call = { params: { id: import_id } }
    const body = { session_id: session }
    const refused = [
      await app.refused(contract.assignImport, { ...call, body }, asAthlete),
      await app.refused(contract.ignoreImport, call, asAthlete),
      await app.refused(contract.sessionOfImport, { ...call, body: {} }, asAthlete),
      await app.refused(
        contract.answerImport,
        { ...call, body: { date_order: 'month-day' } },
        asAthlete,
      ),
      await app.refused(contract.deleteImport, call, asAthlete),
    ]
    expect(refused.map(({ code }) => code)).toEqual(Array(5).fill('not_yours'))
    expect(await editor(activity_id, asCoach)).toMatchObject({ user_id: mate.id })
    await app.ask(contract.deleteImport, call, asCoach)
    expect(await app.rows('select from activities where id = $1', [activity_id])).toEqual([])
  })
})
