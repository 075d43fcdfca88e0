import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exercises } from '#contract/lookups.ts'
import * as contract from '#contract/insight/scores.ts'
import type { NewResult } from '#contract/insight/scores.ts'
import { mergeSessions, undoMerge } from '#contract/planning/session-life.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { kilogramsOf } from '#domain/training/weights.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../support/factories.ts'
import type { As } from '../support/http.ts'
import { piece, piecesOf, split, type Values } from '../support/scored-pieces.ts'
import { sheetOf } from '../support/xlsx.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, mate: TestUser
let asCoach: As, asAthlete: As, asMate: As
let session: number

const ROWS = { sport_id: 1, structure: piecesOf(8) }

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  mate = await makeMember(app.db, club)
  asCoach = { token: coach.token, club }
  asAthlete = { token: athlete.token, club }
  asMate = { token: mate.token, club }
})
beforeEach(async () => {
  session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { ...ROWS, athlete_ids: [athlete.id, mate.id] },
  )
})
afterAll(() => app.close())

const add = async (results: NewResult[], as = asCoach, id = session) =>
  (await app.ask(contract.addScores, { params: { id }, body: { results } }, as)).data.results
const refused = (results: unknown, as = asCoach, id = session) =>
  app.refused(contract.addScores, { params: { id }, body: { results } }, as)
const scores = async (as = asCoach, id = session) =>
  (await app.ask(contract.sessionScores, { params: { id } }, as)).data
const between = (min: string, max: string) => [`Value must be between ${min} and ${max}.`]
const BAD: [string, Values | Record<string, unknown>, string, string[] | null][] = [
  ['distance', { distance: 100_000 }, 'distance', between('0', '99,999')],
  ['distance', { distance: -1 }, 'distance', null],
  ['stroke rate', { stroke_rate: 100 }, 'stroke_rate', between('0', '99')],
  ['heart rate', { heart_rate: 29 }, 'heart_rate', between('30', '250')],
  ['heart rate', { heart_rate: 'TOO MUCH' }, 'heart_rate', null],
  ['lactate', { lactate: 31 }, 'lactate', between('0', '30')],
  ['cadence', { cadence: 251 }, 'cadence', between('0', '250')],
  ['watts', { power: 3001 }, 'power', between('0', '3000')],
  ['stroke length', { stroke_length: 3.5 }, 'stroke_length', null],
  ['force', { force: 99 }, 'force', between('100', '9999')],
  ['force position', { force_position: 101 }, 'force_position', between('0', '100')],
  ['reps', { reps: 201 }, 'reps', between('0', '200')],
  ['energy', { energy: 10_000 }, 'energy', between('0', '9999')],
  ['weight', { exercise_weight: 501 }, 'exercise_weight', between('0', '500')],
  ['effort', { rpe: 9 }, 'rpe', between('1', '8')],
  ['effort', { rpe: 1.5 }, 'rpe', null],
  ['text', { time: '6:40' }, 'time', null],
  ['start after end', { start: 100, finish: 90 }, 'start', ['Start must not be after end.']],
  [
    'time beside start and end',
    { time: 100, start: 21_600, finish: 22_000 },
    'time',
    ['Time must be end minus start: 6:40.'],
  ],
  ['wind without direction', { wind_speed: 3 }, 'wind_direction', null],
  ['stream without rowing direction', { stream_speed: 1 }, 'rowing_direction', null],
]

describe('bounds', () => {
  test.each(BAD)('%s: %j', async (_, values, field, message) => {
    const sent = JSON.stringify({
      results: [{ user_id: athlete.id, scores: [piece(1, values as Values)] }],
    }).replace('"TOO MUCH"', '1e309')
    const answer = await app.call('POST', `session/${session}/add-scores`, {
      as: asCoach,
      raw: sent,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(400)
    const { errors } = answer.json as { errors: Record<string, string[]> }
    expect(Object.keys(errors)).toEqual([`results.0.scores.0.values.${field}`])
    if (message) expect(Object.values(errors)).toEqual([message])
  })

  test('times of pieces follow each other', async () => {
    await add([{ user_id: athlete.id, scores: [piece(2, { start: 1000, finish: 1400 })] }])
    const late = await refused([
      { user_id: athlete.id, version: 1, scores: [piece(1, { start: 900, finish: 1001 })] },
    ])
    expect(late.errors).toEqual({
      'results.0.scores.0.values.finish': ['End must not be after the next piece’s start.'],
    })
    const early = await refused([
      { user_id: athlete.id, version: 1, scores: [piece(3, { start: 1399 })] },
    ])
    expect(early.errors).toEqual({
      'results.0.scores.0.values.start': ['Start must not be before the previous piece’s end.'],
    })
  })

  test('a time that is stored with start and end stays what lies between them', async () => {
    const rowed = { start: 21_600, finish: 22_000 }
    await add([{ user_id: athlete.id, scores: [piece(1, rowed)] }])
    const short = await refused([
      { user_id: athlete.id, version: 1, scores: [piece(1, { time: 100 })] },
    ])
    expect(short.errors).toEqual({
      'results.0.scores.0.values.time': ['Time must be end minus start: 6:40.'],
    })
    await add([{ user_id: athlete.id, version: 1, scores: [piece(1, { time: 400.4 })] }])
    await add([{ user_id: athlete.id, version: 2, scores: [piece(1, { finish: 22_010 })] }])
    expect((await scores()).results[0]?.scores).toMatchObject([
      { start: 21_600, finish: 22_010, time: 410 },
    ])
  })

  test.each([
    ['nobody', [{ scores: [] }], 'results.0.user_id'],
    ['a stranger', [{ user_id: 999_999, scores: [] }], 'results.0.user_id'],
    [
      'a piece that is not planned',
      () => [{ user_id: athlete.id, scores: [piece(9, { time: 1 })] }],
      'results.0.scores.0.piece',
    ],
    [
      'a split that is not planned',
      () => [{ user_id: athlete.id, scores: [split(1, 5, { time: 1 })] }],
      'results.0.scores.0.number',
    ],
    [
      'a split of the whole session',
      () => [{ user_id: athlete.id, scores: [split(0, 1, { time: 1 })] }],
      'results.0.scores.0.number',
    ],
    [
      'a segment where there are none',
      () => [{ user_id: athlete.id, scores: [{ ...split(1, 1, { time: 1 }), part: 'segment' }] }],
      'results.0.scores.0.number',
    ],
    ['the same twice', () => [1, 2].map(() => ({ user_id: athlete.id, scores: [] })), 'results.1'],
    [
      'an alternative without a sport',
      () => [{ user_id: athlete.id, alternative: true, scores: [] }],
      'results.0.sport_id',
    ],
  ])('%s is refused at its field', async (_, results, field) => {
    const problem = await refused(typeof results === 'function' ? results() : results)
    expect(problem.status).toBe(400)
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })
})

describe('privacy', () => {
  beforeEach(async () => {
    await add([
      {
        user_id: athlete.id,
        note: 'cold',
        scores: [piece(1, { time: 400, heart_rate: 180, lactate: 8, rpe: 6, note: 'hard' })],
      },
    ])
  })

  test('another athlete reads the boat, not the body', async () => {
    const { results } = await scores(asMate)
    expect(results).toMatchObject([
      {
        seen: false,
        note: null,
        scores: [{ time: 400, heart_rate: null, lactate: null, rpe: null, note: null }],
      },
    ])
    expect(Object.keys(results[0]?.scores[0]?.sources ?? {})).toEqual(['time'])
    expect((await scores(asAthlete)).results).toMatchObject([
      { seen: true, note: 'cold', scores: [{ heart_rate: 180 }] },
    ])
  })

  test('nor does a coach the athlete has shut out, who cannot write over it either', async () => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode)
        values ($1, $2, 'only-me') on conflict (club_id, user_id) do update set mode = 'only-me'`,
      [club, athlete.id],
    )
    try {
      expect((await scores()).results[0]?.scores[0]).toMatchObject({ time: 400, heart_rate: null })
      const problem = await refused([
        { user_id: athlete.id, version: 1, scores: [piece(1, { heart_rate: 170 })] },
      ])
      expect(Object.keys(problem.errors ?? {})).toEqual(['results.0.scores.0.values.heart_rate'])
    } finally {
      await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [
        club,
        athlete.id,
      ])
    }
  })

  test('restricted results are one’s own, and everybody’s for coaches', async () => {
    await app.rows('update sessions set restricted_view = true where id = $1', [session])
    expect((await scores(asMate)).results).toEqual([])
    expect((await scores(asAthlete)).results).toHaveLength(1)
    expect((await scores()).results).toHaveLength(1)
  })
})

describe('exports', () => {
  test('hold names as text and times as times', async () => {
    await app.rows(`update users set first_name = '=1+1', last_name = 'Smith' where id = $1`, [
      athlete.id,
    ])
    await add([
      {
        user_id: athlete.id,
        scores: [piece(1, { time: 400, note: '@home' }), split(1, 1, { time: 99 })],
      },
    ])
    const { bytes } = await app.send(contract.scoresSheet, { params: { id: session } }, asCoach)
    const rows = await sheetOf(bytes)
    expect(rows[0]).toEqual(expect.arrayContaining(['Time (min:s)', 'Pace (min:s/500 m)']))
    expect(rows[1]?.[0]).toBe('=1+1 Smith')
    const { text } = await app.send(contract.scoresCsv, { params: { id: session } }, asCoach)
    const lines = text.split('\r\n')
    expect(lines[1]).toContain(`'=1+1 Smith,1,1,Piece,,400,2000,100,5,`)
    expect(lines[1]).toContain(`'@home`)
    expect(lines[2]).toContain(',,1,Split,1,99,500,99,')
  })

  test('hold weights in the unit of who asks, exactly as they were typed in it', async () => {
    const [squat] = (await app.ask(exercises, {}, asCoach)).data
    const plan = {
      exercise_id: squat?.id ?? 0,
      sets_count: 2,
      rest: null,
      segments: [{ reps_count: 5, exercise_weight: null }],
    }
    const gym = {
      sport_id: SPORT.strength,
      athlete_ids: [athlete.id],
      strength_structures: [{ name: null, athlete_ids: [], pieces: [plan] }],
    }
    const id = await makeSession(app.db, club, { user_id: coach.id }, gym)
    const pounds = [132.5, 135.1].map((weight) => kilogramsOf('imperial', weight))
    const sets = pounds.map((exercise_weight, index) => ({
      piece: 1,
      part: 'set' as const,
      number: index + 1,
      values: { exercise_weight },
    }))
    await add([{ user_id: athlete.id, scores: sets }], asCoach, id)
    const exported = async () =>
      (await app.send(contract.scoresCsv, { params: { id } }, asCoach)).text.trim().split('\r\n')
    expect(await exported()).toEqual([
      expect.stringContaining('Weight (kg)'),
      expect.stringMatching(/,Exercise,,2,606.907,10,61.28$/),
      expect.stringMatching(/,60.101$/),
      expect.stringMatching(/,61.28$/),
    ])
    await app.rows(`update users set units = 'imperial' where id = $1`, [coach.id])
    try {
      const lines = await exported()
      expect(lines).toEqual([
        expect.stringContaining('Weight (lb)'),
        expect.stringMatching(/,135.1$/),
        expect.stringMatching(/,132.5$/),
        expect.stringMatching(/,135.1$/),
      ])
      const { bytes } = await app.send(contract.scoresSheet, { params: { id } }, asCoach)
      expect(sheetOf(bytes)[0]).toContain('Weight (lb)')
    } finally {
      await app.rows(`update users set units = 'metric' where id = $1`, [coach.id])
    }
  })
})

test('results of an athlete come along when sessions are merged, and go back when that is undone', async () => {
  const other = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { ...ROWS, start_date: '2026-03-02T16:00:00Z', athlete_ids: [mate.id] },
  )
  await add([{ user_id: mate.id, scores: [piece(1, { time: 400 })] }], asCoach, other)
  const { data } = await app.ask(
    mergeSessions,
    { body: { into: session, session_ids: [other] } },
    asCoach,
  )
  expect((await scores()).results.map(({ user_id }) => user_id)).toEqual([mate.id])
  await app.ask(undoMerge, { params: { id: data.merge_id } }, asCoach)
  expect((await scores()).results).toEqual([])
  expect((await scores(asCoach, other)).results).toHaveLength(1)
})

test('those of crews, of squads and of alternatives do so too, and a crew with its seats', async () => {
  const squad = await makeSquad(app.db, club, [athlete.id, mate.id])
  const plan = { ...ROWS, start_date: '2026-03-03T16:00:00Z', athlete_ids: [athlete.id, mate.id] }
  const other = await makeSession(app.db, club, { user_id: coach.id }, plan)
  const [boat, unscored] = [
    await makeCrew(app.db, club, { session_id: other, user_ids: [athlete.id, mate.id] }),
    await makeCrew(app.db, club, { session_id: other, user_ids: [mate.id, athlete.id] }),
  ]
  const given: NewResult[] = [
    { crew_id: boat, scores: [piece(1, { time: 390 })] },
    { squad_id: squad, scores: [piece(1, { time: 410 })] },
    { user_id: mate.id, alternative: true, sport_id: 13, scores: [piece(0, { distance: 20_000 })] },
  ]
  await add(given, asCoach, other)
  await add([{ squad_id: squad, scores: [piece(1, { time: 405 })] }])
  const valuesOf = async (id: number) =>
    (await scores(asCoach, id)).results.map(
      ({ crew_id, squad_id, user_id, alternative, scores: [first] }) => [
        crew_id ?? squad_id ?? user_id,
        alternative,
        first?.time ?? first?.distance,
      ],
    )
  const before = await valuesOf(other)
  const { data } = await app.ask(
    mergeSessions,
    { body: { into: session, session_ids: [other] } },
    asCoach,
  )
  const merged = await scores()
  expect(merged.crews.map(({ crew_id, user_ids }) => [crew_id, user_ids])).toEqual([
    [boat, [athlete.id, mate.id]],
  ])
  expect((await valuesOf(session)).toSorted()).toEqual(
    [
      [boat, false, 390],
      [mate.id, true, 20_000],
      [squad, false, 405],
    ].toSorted(),
  )
  await app.ask(undoMerge, { params: { id: data.merge_id } }, asCoach)
  expect(await valuesOf(session)).toEqual([[squad, false, 405]])
  expect(await valuesOf(other)).toEqual(before)
  expect((await scores(asCoach, other)).crews.map(({ crew_id }) => crew_id)).toEqual([
    boat,
    unscored,
  ])
})
