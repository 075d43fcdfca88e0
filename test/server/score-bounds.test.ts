import { describe, expect, test } from 'vitest'
import { piece, split, type Values } from '../support/scored-pieces.ts'

import {
  add,
  app,
  asCoach,
  athlete,
  refused,
  scores,
  session,
  prepareScoreSession,
} from './score-session.ts'

prepareScoreSession()

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
