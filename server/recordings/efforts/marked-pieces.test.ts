import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import * as efforts from '#contract/recordings/efforts.ts'
import { activityChannels } from '#contract/recordings/activities.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { piece } from '../../../test/support/scored-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'
import { measureScores } from '../../analysis/result-entry/measure.ts'
import { writeScores } from '../../analysis/result-entry/open.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asAthlete: As
let session: number
const START = new Date('2026-03-02T06:05:00Z')

const PIECES = [
  { planned_distance: 200, planned_time: null, rest: 60, split_length: null, segments: [] },
]

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      athlete_ids: [athlete.id],
      structure: { piece_structure: 2, repetitions: 2, pieces: PIECES },
    },
  )
})

afterAll(() => app.close())
const file = (start = START, seconds = 120) => rowingFile(start, { seconds })

const stored = (bytes = file(), session_id: number | null = session) =>
  storeFile(app.db, club, { user_id: athlete.id, session_id }, bytes)

const edit = (
  id: number,
  body: Parameters<typeof app.ask<typeof contract.editActivity>>[1]['body'],
  as = asAthlete,
) => app.ask(contract.editActivity, { params: { id }, body }, as)

const channels = async (id: number) =>
  (await app.ask(activityChannels, { params: { id } }, asAthlete)).data

describe('marked pieces', () => {
  const mark = (
    activity_id: number,
    list: Parameters<typeof app.ask<typeof efforts.addEfforts>>[1]['body']['efforts'],
  ) => app.ask(efforts.addEfforts, { body: { activity_id, efforts: list } }, asAthlete)
  const scores = () =>
    app.rows<{ piece: number; time: number; distance: number; heart_rate: number | null }>(
      `select s.piece, s.time, s.distance, s.heart_rate from scores s
        join results r on r.club_id = s.club_id and r.id = s.result_id
       where r.club_id = $1 and r.session_id = $2 order by piece`,
      [club, session],
    )

  test('become scores, follow an edit of the file, and go with it', async () => {
    const { import_id, activity_id } = await stored()
    await mark(activity_id, [
      { name: 'First', start: 10, finish: 60, piece: 1, source: 'hand' },
      { name: 'Second', start: 70, finish: 110, piece: 2, source: 'detected' },
    ])
    await expect
      .poll(async () => (await scores()).map(({ time }) => time), { timeout: 8000 })
      .toEqual([50, 40])
    await edit(activity_id, { kind: 'trim', start: 20, finish: 119 })
    await expect
      .poll(async () => (await scores()).map(({ time }) => time), { timeout: 8000 })
      .toEqual([40, 40])
    const list = (
      await app.ask(efforts.activityEfforts, { params: { id: activity_id } }, asAthlete)
    ).data
    expect(list).toMatchObject([
      { name: 'First', start: 0, finish: 40, piece: 1 },
      { name: 'Second', start: 50, finish: 90, piece: 2 },
    ])
    await app.ask(
      efforts.changeEffort,
      { params: { id: list[1]?.id ?? 0 }, body: { finish: 80 } },
      asAthlete,
    )
    await expect
      .poll(async () => (await scores()).map(({ time }) => time), { timeout: 8000 })
      .toEqual([40, 30])
    await app.ask(efforts.deleteEffort, { params: { id: list[1]?.id ?? 0 } }, asAthlete)
    await expect.poll(async () => (await scores()).length, { timeout: 8000 }).toBe(1)
    await app.ask(contract.deleteImport, { params: { id: import_id } }, asAthlete)
    await expect.poll(scores, { timeout: 8000 }).toEqual([])
    expect(
      await app.rows('select 1 from efforts where club_id = $1 and activity_id = $2', [
        club,
        activity_id,
      ]),
    ).toEqual([])
    expect(
      await app.rows('select 1 from results where club_id = $1 and session_id = $2', [
        club,
        session,
      ]),
    ).toEqual([])
  })

  test('measured again are the scores they were', async () => {
    const { activity_id } = await stored()
    await mark(activity_id, [{ name: 'First', start: 10, finish: 60, piece: 1, source: 'hand' }])
    await expect.poll(async () => (await scores()).length, { timeout: 8000 }).toBe(1)
    const result = () =>
      app.rows('select version, updated_at from results where club_id = $1 and session_id = $2', [
        club,
        session,
      ])
    const before = await result()
    await measureScores(app.db, club, activity_id)
    expect(await result()).toEqual(before)
  })

  test('leave a result that a person has cleared, which the server does not fill again', async () => {
    const write = (by: number | null, time: number | null) => {
      const of = { user_id: athlete.id, alternative: false, sport_id: SPORT.rowing }
      return writeScores(app.db, club, by, session, [{ ...of, scores: [piece(2, { time })] }])
    }
    await write(null, 90)
    await write(coach.id, null)
    const { activity_id } = await stored()
    await mark(activity_id, [{ name: 'First', start: 10, finish: 60, piece: 1, source: 'hand' }])
    await expect.poll(async () => (await scores()).length, { timeout: 8000 }).toBe(1)
    await app.rows('delete from efforts where club_id = $1', [club])
    await measureScores(app.db, club, activity_id)
    expect(await scores()).toEqual([])
    await write(null, 91)
    expect(await scores()).toEqual([])
  })

  test('are proposed with the planned piece they look like', async () => {
    const laps = [
      { start: 0, time: 30, distance: 60, rest: true },
      { start: 30, time: 50, distance: 200 },
    ]
    const { activity_id } = await stored(rowingFile(START, { seconds: 120, laps }))
    const { data } = await app.ask(
      efforts.proposedPieces,
      { params: { id: activity_id } },
      asAthlete,
    )
    expect(data.planned).toEqual([
      { piece: 1, distance: 200, time: null },
      { piece: 2, distance: 200, time: null },
    ])
    expect(data.pieces.length).toBeGreaterThan(0)
  })

  test('are timed between the gates of a course', async () => {
    const { activity_id } = await stored()
    const { channels: shown } = await channels(activity_id)
    const line = (index: number) => {
      const [latitude, longitude] = [shown['lat']?.[index] ?? 0, shown['lon']?.[index] ?? 0]
      return {
        latitude,
        longitude: longitude - 0.01,
        to_latitude: latitude,
        to_longitude: longitude + 0.01,
      }
    }
    const gate = await app.ask(
      efforts.createGate,
      { body: { name: `Course of ${athlete.id}`, start: line(20), finish: line(80) } },
      asAthlete,
    )
    const { data } = await app.ask(
      efforts.proposedPieces,
      { params: { id: activity_id }, query: { gate_id: gate.data.id } },
      asAthlete,
    )
    expect(data.pieces).toMatchObject([{ by: 'gates' }])
    expect(data.pieces[0]?.time).toBeCloseTo(60, 0)
    const mine = (await app.ask(efforts.gates, {}, asAthlete)).data.find(
      ({ id }) => id === gate.data.id,
    )
    expect(mine?.can_change).toBe(true)
  })
})
