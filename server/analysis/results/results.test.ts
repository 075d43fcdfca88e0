import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/results.ts'
import { activityChannels, activityDetail } from '#contract/recordings/activities.ts'
import { scoresCsv, scoresSheet } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, mate: TestUser
let asCoach: As, asAthlete: As, asMate: As
let session: number
let activity: number
const SECONDS = 900

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  mate = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  asMate = { token: mate.token, club }
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { athlete_ids: [athlete.id, mate.id] },
  )
  const laps = [
    { start: 0, time: 450, distance: 1800, heart_rate_avg: 140 },
    { start: 450, time: 450, distance: 1796, heart_rate_avg: 180 },
  ]
  const bytes = rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: SECONDS, laps })
  activity = (await storeFile(app.db, club, { user_id: athlete.id, session_id: session }, bytes))
    .activity_id
})
afterAll(() => app.close())

const resultsOf = async (as: As, id = session) =>
  (await app.ask(contract.sessionResults, { params: { id } }, as)).data

describe('results', () => {
  test.each([
    ['the athlete', () => asAthlete],
    ['a coach', () => asCoach],
  ])('show %s everything', async (_, as) => {
    const { results } = await resultsOf(as())
    expect(results).toEqual([
      expect.objectContaining({
        activity_id: activity,
        user_id: athlete.id,
        sport_id: 1,
        start_time: '2026-03-02T06:00:00Z',
        elapsed_time: SECONDS - 1,
        distance: (SECONDS - 1) * 4,
        distance_source: 'device',
        stroke_rate_avg: 24,
        ets: expect.any(Number) as number,
        trimp: expect.any(Number) as number,
      }),
    ])
    expect(results[0]?.heart_rate_max).toBe(120 + Math.floor((SECONDS - 1) / 10))
    expect(results[0]?.zone_seconds).toHaveLength(6)
    expect(results[0]?.channels).toContain('heart_rate')
  })

  test('show another athlete the boat, not the heart', async () => {
    const { results } = await resultsOf(asMate)
    expect(results).toEqual([
      expect.objectContaining({
        user_id: athlete.id,
        distance: (SECONDS - 1) * 4,
        heart_rate_avg: null,
        heart_rate_max: null,
        ets: null,
        trimp: null,
        rpe: null,
        zone_seconds: [],
        channels: [],
      }),
    ])
  })

  test('that are restricted are the coaches’ only', async () => {
    const restricted = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id, mate.id] },
    )
    await app.rows('update sessions set restricted_view = true where id = $1', [restricted])
    for (const user of [athlete, mate])
      await storeFile(
        app.db,
        club,
        { user_id: user.id, session_id: restricted },
        rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 30 }),
      )
    const seen = async (as: As) =>
      (await resultsOf(as, restricted)).results.map(({ user_id }) => user_id)
    expect(await seen(asCoach)).toEqual([athlete.id, mate.id])
    expect(await seen(asAthlete)).toEqual([])
    expect(await seen(asMate)).toEqual([])
  })

  test('carry one’s own rating, and who may give one', async () => {
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 5)',
      [club, session, athlete.id],
    )
    expect(await resultsOf(asAthlete)).toMatchObject({ my_rpe: 5, can_rate: true })
    expect(await resultsOf(asCoach)).toMatchObject({
      my_rpe: null,
      can_rate: false,
      results: [{ rpe: 5 }],
    })
  })
})

describe('an export', () => {
  const linesOf = async (as: As) =>
    (await app.send(scoresCsv, { params: { id: session } }, as)).text.trim().split('\r\n')

  test('holds recordings as well, also where nothing was entered', async () => {
    const [head = '', line = '', ...more] = await linesOf(asCoach)
    expect(more).toEqual([])
    expect(head).toContain('Time (s),Distance (m),Pace (s/500 m)')
    expect(line).toContain(`,Recording,${SECONDS - 1},${(SECONDS - 1) * 4},125,4,24,`)
    expect(head.split(',')).toEqual(
      expect.arrayContaining(['Heart rate (bpm)', 'Max heart rate (bpm)', 'ETS', 'TRIMP']),
    )
    const { bytes } = await app.send(scoresSheet, { params: { id: session } }, asCoach)
    expect(sheetOf(bytes)[1]).toContain('Recorded')
    expect(sheetOf(bytes, 2)[1]).toContain('Recording')
  })

  test('keeps what is for the body from whom it is not open to', async () => {
    const [head = '', line = ''] = await linesOf(asMate)
    expect(line).toContain(',Recording,')
    for (const word of ['eart rate', 'ETS', 'TRIMP']) expect(head).not.toContain(word)
  })
})

describe('an activity', () => {
  test('is cut into splits of 500 m, the rest last', async () => {
    const { data } = await app.ask(activityDetail, { params: { id: activity } }, asAthlete)
    expect(data.laps.map(({ time, distance }) => [time, distance])).toEqual([
      [450, 1800],
      [450, 1796],
    ])
    expect(data.splits.map(({ distance }) => distance)).toEqual([
      500, 500, 500, 500, 500, 500, 500, 96,
    ])
    for (const [index, split] of data.splits.slice(0, 7).entries()) {
      expect(split).toMatchObject({
        start_distance: index * 500,
        increment_time: 125,
        accumulated_time: (index + 1) * 125,
        speed: 4,
        stroke_rate_avg: 24,
      })
      expect(split.heart_rate_avg).toBeCloseTo(120 + (index * 125 + 62.5) / 10 - 0.5, 0)
    }
  })

  test.each([50, 1000, 10_000])('is cut into splits of %s m', async (split) => {
    const { data } = await app.ask(
      activityDetail,
      { params: { id: activity }, query: { split } },
      asCoach,
    )
    expect(data.splits).toHaveLength(Math.ceil(((SECONDS - 1) * 4) / split))
    expect(data.splits.reduce((sum, { distance }) => sum + distance, 0)).toBeCloseTo(
      (SECONDS - 1) * 4,
      3,
    )
  })

  test.each([0, 49, 10_001, 1.5])('is not cut at %s m', async (split) => {
    expect(
      await app.refused(activityDetail, { params: { id: activity }, query: { split } }, asCoach),
    ).toMatchObject({
      status: 400,
    })
  })

  test('gives its channels as parallel arrays, thinned on request and with the last record', async () => {
    const { data } = await app.ask(activityChannels, { params: { id: activity } }, asAthlete)
    expect([data.records, data.t.length, data.t.at(-1)]).toEqual([SECONDS, SECONDS, SECONDS - 1])
    expect(data.channels['heart_rate']?.slice(0, 11)).toEqual([
      ...Array.from({ length: 10 }, () => 120),
      121,
    ])
    const { data: thin } = await app.ask(
      activityChannels,
      { params: { id: activity }, query: { max_points: 100 } },
      asAthlete,
    )
    expect(thin.records).toBe(SECONDS)
    expect(thin.t.length).toBeLessThanOrEqual(101)
    expect(thin.t.at(-1)).toBe(SECONDS - 1)
    for (const values of Object.values(thin.channels)) expect(values).toHaveLength(thin.t.length)
  })

  test('of somebody else does not exist for an athlete', async () => {
    for (const endpoint of [activityDetail, activityChannels])
      expect(await app.refused(endpoint, { params: { id: activity } }, asMate)).toMatchObject({
        status: 404,
        code: 'not_found',
      })
  })
})
