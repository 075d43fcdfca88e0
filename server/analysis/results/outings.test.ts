import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assignActivity } from '#contract/recordings/imports.ts'
import { chooseRecording, sessionResults } from '#contract/analysis/results.ts'
import { scoresCsv } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { outingRows } from '#domain/training/outing-rows.ts'
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
let coach: TestUser, athlete: TestUser, mate: TestUser
let asCoach: As, asAthlete: As, asMate: As
let session: number, watch: number, boat: number

const START = Date.parse('2026-03-02T06:00:00Z')
/** The recording on the wrist has a heart rate, the one in the boat has none. */
const file = (metres: number, heart: boolean, start = START) => {
  const records = Array.from({ length: 600 }, (_, t) => ({
    t,
    distance: t * metres,
    ...(heart && { heart_rate: 150 }),
  }))
  return rowingFile(new Date(start), { records })
}
const kept = async (user: TestUser, bytes: Uint8Array) =>
  (await storeFile(app.db, club, { user_id: user.id, session_id: session }, bytes)).activity_id

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})
beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  mate = await makeMember(app.db, club)
  asAthlete = { token: athlete.token, club }
  asMate = { token: mate.token, club }
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id, mate.id] },
  )
  watch = await kept(athlete, file(4, true))
  boat = await kept(athlete, file(4.2, false, START + 5000))
})
afterAll(() => app.close())

const rowsFor = async (as: As) =>
  (await app.ask(sessionResults, { params: { id: session } }, as)).data.results
const outings = async (as: As) =>
  outingRows(await rowsFor(as)).map(({ row, beside }) => [
    row.activity_id,
    beside.map((one) => one.activity_id),
  ])
const choose = (id: number, chosen: boolean, as: As) =>
  app.ask(chooseRecording, { params: { id }, body: { chosen } }, as)
const load = async () =>
  (
    await app.rows<{ distance: number; ets: number | null }>(
      'select distance, ets from training_loads where session_id = $1 and user_id = $2',
      [session, athlete.id],
    )
  )[0]

describe('an outing two devices recorded', () => {
  test.each([
    ['the athlete', () => asAthlete],
    ['a coach', () => asCoach],
    ['somebody who does not see the heart rate that decides it', () => asMate],
  ])('is one for %s', async (_, as) => {
    expect(await outings(as())).toEqual([[watch, [boat]]])
  })

  test('says nothing of its devices to whom they are closed', async () => {
    expect((await rowsFor(asMate)).map(({ device }) => device)).toEqual(['', ''])
    expect((await rowsFor(asCoach)).every(({ device }) => device !== '')).toBe(true)
  })

  test('is one line of an export, with what only the other device has', async () => {
    await choose(boat, true, asCoach)
    const [head = '', ...lines] = (
      await app.send(scoresCsv, { params: { id: session } }, asCoach)
    ).text
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(1)
    const value = (column: string) => lines[0]?.split(',')[head.split(',').indexOf(column)]
    expect([value('Distance (m)'), value('Heart rate (bpm)')]).toEqual([String(599 * 4.2), '150'])
    expect(head.split(',')).toContain('Recorded by')
  })

  test.each([
    ['the athlete', () => asAthlete],
    ['a coach', () => asCoach],
  ])('counts as %s says, until they leave it to what is in it', async (_, as) => {
    expect(await load()).toMatchObject({ distance: 599 * 4 })
    await choose(boat, true, as())
    expect(await outings(asCoach)).toEqual([[boat, [watch]]])
    const chosen = await load()
    expect(chosen?.distance).toBeCloseTo(599 * 4.2, 3)
    expect(chosen?.ets).toBeGreaterThan(0)
    await choose(watch, true, as())
    expect(
      (await rowsFor(asCoach)).filter((one) => one.chosen).map(({ activity_id }) => activity_id),
    ).toEqual([watch])
    await choose(boat, true, as())
    await choose(boat, false, as())
    expect([await outings(asCoach), await load()]).toMatchObject([
      [[watch, [boat]]],
      { distance: 599 * 4 },
    ])
  })

  test('is not for somebody else to choose from', async () => {
    const wish = { params: { id: boat }, body: { chosen: true } }
    expect(await app.refused(chooseRecording, wish, asMate)).toMatchObject({ status: 404 })
    expect(await outings(asCoach)).toEqual([[watch, [boat]]])
  })

  test('forgets what was chosen where the recording goes to somebody else', async () => {
    await choose(boat, true, asCoach)
    await app.ask(assignActivity, { params: { id: boat }, body: { user_id: mate.id } }, asCoach)
    expect((await rowsFor(asCoach)).map(({ user_id, chosen }) => [user_id, chosen])).toEqual([
      [athlete.id, false],
      [mate.id, false],
    ])
  })
})

test('a recording of the boat is no outing of the coach who uploaded it and was afloat too', async () => {
  const crew = await makeCrew(app.db, club, {
    session_id: session,
    user_ids: [athlete.id, mate.id],
    boat_type: 4,
    published: true,
  })
  const launch = await kept(coach, file(4, true))
  const eight = await kept(coach, file(4.1, false))
  await app.ask(assignActivity, { params: { id: eight }, body: { crew_id: crew } }, asCoach)
  expect(await outings(asCoach)).toEqual(
    expect.arrayContaining([
      [launch, []],
      [eight, []],
    ]),
  )
  expect((await rowsFor(asCoach)).find(({ activity_id }) => activity_id === eight)).toMatchObject({
    aboard: false,
    crew_id: crew,
  })
})

test('a recording without a session is no part of an outing yet', async () => {
  const { activity_id } = await storeFile(
    app.db,
    club,
    { user_id: athlete.id, session_id: null },
    file(4, true),
  )
  const wish = { params: { id: activity_id }, body: { chosen: true } }
  expect(await app.refused(chooseRecording, wish, asAthlete)).toMatchObject({ status: 409 })
})
