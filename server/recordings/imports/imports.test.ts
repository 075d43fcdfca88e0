import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { writeGpx } from '../../../test/support/gpx-writer.ts'
import { type As } from '../../../test/support/http.ts'
import { openSocket } from '../../../test/support/sockets.ts'
import { uploadsAs } from '../../../test/support/uploads.ts'
import { writeTcx } from '../../../test/support/tcx-writer.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser
let asAthlete: As

beforeAll(async () => {
  app = await startTestApp({ work: true })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
})

beforeEach(async () => {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
})

afterAll(() => app.close())
const START = new Date('2026-03-02T06:05:00Z')
const { upload, read, ended } = uploadsAs(() => ({ app, as: asAthlete }))

describe('a file', () => {
  const points = Array.from({ length: 60 }, (_, t) => ({
    t,
    lat: 52.2 + (t * 4) / 111_195,
    lon: 0.1,
    distance: t * 4,
    heart_rate: 140,
    hr: 140,
  }))
  test.each([
    ['FIT', () => rowingFile(START), 120],
    ['gzipped FIT', () => gzipSync(rowingFile(START)), 120],
    [
      'TCX',
      () =>
        writeTcx({
          start: START,
          sport: 'Other',
          laps: [{ start: 0, time: 59, distance: 236, tracks: [points] }],
        }),
      60,
    ],
    ['GPX', () => writeGpx({ start: START, tracks: [{ type: 'rowing', segments: [points] }] }), 60],
  ])(
    'as %s is read by a job, matched to the session of the day and stored',
    async (_, bytes, records) => {
      const session = await makeSession(
        app.db,
        club,
        { user_id: coach.id },
        { athlete_ids: [athlete.id] },
      )
      const queued = await upload(bytes())
      expect(queued).toMatchObject({ state: 'queued', duplicate: false })
      const done = await ended(queued.id)
      expect(done).toMatchObject({
        state: 'done',
        progress: 1,
        reason: null,
        message: null,
        session_id: session,
        user_id: athlete.id,
      })
      const [activity] = done.activities
      expect(done.session_info).toEqual({ start_time: activity?.start_time })
      expect(done.pieces).toEqual(
        activity?.laps.map((lap) => ({ activity_id: activity.id, ...lap })),
      )
      expect(done.activities).toEqual([
        expect.objectContaining({
          session_id: session,
          records,
          channels: expect.arrayContaining(['t', 'heart_rate']) as string[],
        }),
      ])
      const [stored] = await app.rows<{ channels: number }>(
        'select count(*) as channels from channels where club_id = $1 and activity_id = $2',
        [club, done.activities[0]?.id],
      )
      expect(stored?.channels).toBe(done.activities[0]?.channels.length)
    },
  )

  test('shows its owner every step', async () => {
    const socket = await openSocket(app, athlete)
    try {
      const { id } = await upload(rowingFile(START))
      await ended(id)
      await expect
        .poll(() => socket.heard('import').map(({ state }) => state))
        .toEqual(['reading', 'done'])
      const progress = socket.heard('import').map((event) => event.progress)
      expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    } finally {
      socket.close()
    }
  })

  test('goes to the closest start of the day and the same sport', async () => {
    const at = (start_date: string, sport_id: number) =>
      makeSession(
        app.db,
        club,
        { user_id: coach.id },
        { athlete_ids: [athlete.id], start_date, sport_id },
      )
    await at('2026-03-01T06:05:00Z', 1)
    await at('2026-03-02T06:05:00Z', 5)
    await at('2026-03-02T15:00:00Z', 1)
    const closest = await at('2026-03-02T07:00:00Z', 1)
    const { id } = await upload(rowingFile(START))
    expect((await ended(id)).session_id).toBe(closest)
  })

  test('of somebody without a session makes one, which is theirs', async () => {
    await makeSession(app.db, club, { user_id: coach.id }, { sport_id: 1 })
    const done = await ended((await upload(rowingFile(START, { seconds: 600 }))).id)
    const { data } = await app.ask(
      sessions.getSession,
      { params: { id: done.session_id ?? 0 } },
      asAthlete,
    )
    expect(data).toMatchObject({
      start_date: '2026-03-02T06:05:00Z',
      creator: { id: athlete.id },
      user_actions: { edit: true },
    })
    expect(data.participants?.map(({ user_id }) => user_id)).toEqual([athlete.id])
  })

  test('twice is the first import', async () => {
    const bytes = rowingFile(START)
    const first = await upload(bytes)
    await ended(first.id)
    expect(await upload(bytes)).toEqual({ id: first.id, state: 'done', duplicate: true })
    const other = await makeMember(app.db, club)
    expect(await upload(bytes, {}, { token: other.token, club })).toMatchObject({
      duplicate: false,
    })
  })

  test('of an outing that another device recorded as well says so, as long as there are both', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    const warnings = async (id: number) =>
      (await ended(id)).activities.flatMap((activity) => activity.warnings)
    const watch = await upload(rowingFile(START), { session_id: session })
    expect(await warnings(watch.id)).toEqual([])
    const later = await upload(rowingFile(new Date(START.getTime() + 60_000)), {
      session_id: session,
    })
    expect(await warnings(later.id)).toEqual([])
    const boat = await upload(rowingFile(new Date(START.getTime() + 5000)), { session_id: session })
    expect(await warnings(boat.id)).toEqual(['same_outing'])
    expect(await warnings(watch.id)).toEqual(['same_outing'])
    await app.ask(contract.deleteImport, { params: { id: boat.id } }, asAthlete)
    expect(await warnings(watch.id)).toEqual([])
  })

  test('twenty times at once is one import', async () => {
    const bytes = rowingFile(START)
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(bytes)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(answers.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
    await ended(answers[0]?.id ?? 0)
    expect(
      await app.rows('select count(*) from activities where user_id = $1', [athlete.id]),
    ).toEqual([{ count: 1 }])
  })

  test('can be moved to another session, and its load goes along', async () => {
    const from = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id] },
    )
    const to = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], start_date: '2026-03-03T06:00:00Z' },
    )
    const { id } = await upload(rowingFile(START))
    expect((await ended(id)).session_id).toBe(from)
    await app.ask(contract.assignImport, { params: { id }, body: { session_id: to } }, asAthlete)
    expect((await read(id)).activities.map((activity) => activity.session_id)).toEqual([to])
    expect(
      await app.rows('select session_id from training_loads where user_id = $1', [athlete.id]),
    ).toEqual([{ session_id: to }])
  })
})
