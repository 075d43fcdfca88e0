import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as crews from '#contract/boats/crews.ts'
import { deleteAccount } from '#contract/people/own-data.ts'
import * as imports from '#contract/recordings/imports.ts'
import * as telemetry from '#contract/recordings/telemetry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  PASSWORD,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'
import { LOAD_RULES } from './loads.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, bow: TestUser, stroke: TestUser, spare: TestUser
let asCoach: As
let session: number, crew: number

const START = new Date('2026-03-02T06:05:00Z')
const BOAT = { seconds: 599, distance: 2396, ets: null, trimp: null }

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})
beforeEach(async () => {
  const athlete = () => makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  ;[bow, stroke, spare] = [await athlete(), await athlete(), await athlete()]
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [bow.id, stroke.id, spare.id] },
  )
  crew = await makeCrew(app.db, club, {
    session_id: session,
    user_ids: [bow.id, stroke.id],
    boat_type: 4,
    published: true,
  })
})
afterAll(() => app.close())

/** Ten minutes at 4 m/s with a heart rate. */
const file = (start = START) =>
  rowingFile(start, {
    records: Array.from({ length: 600 }, (_, t) => ({ t, distance: t * 4, heart_rate: 150 })),
  })
const recorded = (by: TestUser, start = START) =>
  storeFile(app.db, club, { user_id: by.id, session_id: session }, file(start))
const assign = (id: number, body: object) =>
  app.ask(imports.assignActivity, { params: { id }, body }, asCoach)
/** Brought in by the coach, for the boat. */
async function boatRecorded(start = START) {
  const kept = await recorded(coach, start)
  await assign(kept.activity_id, { crew_id: crew })
  return kept
}
const loads = async (id = session) => {
  const rows = await app.rows<{
    user_id: number
    seconds: number
    distance: number
    ets: number | null
    trimp: number | null
  }>(
    `select user_id, seconds, distance, ets, trimp
     from training_loads
     where club_id = $1 and session_id = $2
     order by user_id`,
    [club, id],
  )
  return new Map(rows.map(({ user_id, ...load }) => [user_id, load]))
}
const whoCounts = async (id = session) => [...(await loads(id)).keys()]
const seated = async (...users: TestUser[]) => {
  const crew_users = users.map(({ id }, index) => ({ user_id: id, position: index + 1 }))
  const [row] = await app.rows<{ version: number }>('select version from crews where id = $1', [
    crew,
  ])
  await app.ask(
    crews.editCrew,
    { body: { id: crew, version: row?.version ?? 0, crew_users } },
    asCoach,
  )
}

describe('what the boat did', () => {
  test('counts for who sits in it, without a heart rate, and not for who brought it in', async () => {
    await boatRecorded()
    expect(await loads()).toEqual(
      new Map([
        [bow.id, BOAT],
        [stroke.id, BOAT],
      ]),
    )
  })

  test('counts so at once where it is uploaded for the crew', async () => {
    const answer = await app.send(
      imports.startImport,
      { upload: { crew_id: crew }, file: { bytes: file() } },
      asCoach,
    )
    expect(answer.status).toBe(202)
    await expect.poll(() => whoCounts(), { timeout: 8000 }).toEqual([bow.id, stroke.id])
  })

  test('gives way to a recording of one’s own, and adds to one of another time', async () => {
    await boatRecorded()
    const own = await recorded(bow, new Date(START.getTime() + 60_000))
    const { ets } = (await loads()).get(bow.id) ?? {}
    expect((await loads()).get(bow.id)).toMatchObject({ seconds: 599, distance: 2396 })
    expect(ets).toBeGreaterThan(0)
    expect((await loads()).get(stroke.id)).toEqual(BOAT)
    await app.ask(imports.deleteImport, { params: { id: own.import_id } }, asCoach)
    expect((await loads()).get(bow.id)).toEqual(BOAT)
    await recorded(bow, new Date(START.getTime() + 3_600_000))
    expect((await loads()).get(bow.id)).toEqual({
      ...BOAT,
      seconds: 1198,
      distance: 4792,
      ets,
      trimp: expect.any(Number) as number,
    })
  })

  test('of a rower’s computer counts with the heart rate for them, without for others', async () => {
    const { activity_id } = await recorded(stroke)
    await assign(activity_id, { crew_id: crew })
    const all = await loads()
    expect(all.get(bow.id)).toEqual(BOAT)
    expect(all.get(stroke.id)?.ets).toBeGreaterThan(0)
  })

  test('goes with the account of who recorded it, for everybody aboard', async () => {
    const { activity_id } = await recorded(stroke)
    await assign(activity_id, { crew_id: crew })
    expect(await whoCounts()).toEqual([bow.id, stroke.id])
    await app.ask(deleteAccount, { body: { password: PASSWORD } }, stroke)
    await expect.poll(() => whoCounts(), { timeout: 8000 }).toEqual([])
  })

  test('is one rower’s own where it was recorded on their seat', async () => {
    const { activity_id } = await recorded(stroke)
    await assign(activity_id, { crew_id: crew, seat: 2 })
    expect(await whoCounts()).toEqual([stroke.id])
    await assign(activity_id, { crew_id: crew, seat: null })
    expect(await whoCounts()).toEqual([bow.id, stroke.id])
  })

  test('follows the crew, and counts for nobody else once the crew is gone', async () => {
    await boatRecorded()
    await seated(spare, stroke)
    expect(await whoCounts()).toEqual([stroke.id, spare.id])
    await app.ask(crews.deleteCrew, { body: { crew_id: crew } }, asCoach)
    expect(await whoCounts()).toEqual([coach.id])
  })

  test('goes with the recording to another session, or with its file', async () => {
    const other = await makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [bow.id] })
    const { import_id } = await boatRecorded()
    await app.ask(
      imports.assignImport,
      { params: { id: import_id }, body: { session_id: other } },
      asCoach,
    )
    expect(await whoCounts()).toEqual([])
    expect(await whoCounts(other)).toEqual([coach.id])
    const again = await boatRecorded(new Date(START.getTime() + 60_000))
    expect(await whoCounts()).toEqual([bow.id, stroke.id])
    await app.ask(imports.deleteImport, { params: { id: again.import_id } }, asCoach)
    expect(await whoCounts()).toEqual([])
  })

  test('is edited for all of them', async () => {
    const { activity_id } = await boatRecorded()
    await app.ask(
      imports.editActivity,
      { params: { id: activity_id }, body: { kind: 'trim', start: 0, finish: 300 } },
      asCoach,
    )
    expect((await loads()).get(bow.id)).toMatchObject({ seconds: 300, distance: 1200 })
  })

  test('counts for who sat there as somebody said, before the crew', async () => {
    const { activity_id } = await boatRecorded()
    await app.rows(
      `update activities set channel_names = channel_names || '{catch_angle@1,catch_angle@2}'
        where id = $1`,
      [activity_id],
    )
    await app.ask(
      telemetry.editTelemetry,
      { params: { id: activity_id }, body: { seats: [{ position: 1, user_id: spare.id }] } },
      asCoach,
    )
    expect(await whoCounts()).toEqual([stroke.id, spare.id])
    await app.ask(
      telemetry.editTelemetry,
      { params: { id: activity_id }, body: { seats: [{ position: 1, user_id: null }] } },
      asCoach,
    )
    expect(await whoCounts()).toEqual([bow.id, stroke.id])
  })
})

test('loads that were worked out by older rules are worked out again in the night', async () => {
  await boatRecorded()
  const of = [club, session]
  await app.rows(
    'update kept_loads set seconds = 1, rules = 1 where club_id = $1 and session_id = $2',
    of,
  )
  await app.rows("select graphile_worker.add_job('queue-old-loads')")
  const old = () =>
    app.rows('select from kept_loads where club_id = $1 and rules < $2', [club, LOAD_RULES])
  await expect.poll(old).toEqual([])
  expect((await loads()).get(bow.id)).toEqual(BOAT)
})
