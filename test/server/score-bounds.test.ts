import { describe, expect, test } from 'vitest'
import { SCORE_NUMBERS } from '#domain/constants/scores.ts'
import { boundsOf } from '#domain/rules/scores.ts'
import { fieldText } from '../../server/text/text.ts'
import { piece, split, type Values } from '../support/scored-pieces.ts'

import {
  add,
  app,
  asCoach,
  athlete,
  refused,
  mate,
  scores,
  session,
  prepareScoreSession,
} from './score-session.ts'

prepareScoreSession()

const BAD: [string, Values | Record<string, unknown>, string, string[] | null][] = [
  ['heart rate', { heart_rate: 'TOO MUCH' }, 'heart_rate', null],
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

/** Each of these needs others beside it. */
const CONDITION = {
  wind_speed: 1,
  wind_direction: 1,
  stream_speed: 1,
  stream_direction: 1,
  rowing_direction: 1,
}
const CONDITIONS = Object.keys(CONDITION)

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

  test.each([0, 1])('of piece %s are those of its fields', async (number) => {
    const versions = new Map<number, number>()
    const send = (user_id: number, values: Values) => ({
      user_id,
      version: versions.get(user_id) ?? 0,
      scores: [number === 0 ? { ...piece(1, values), piece: 0 } : piece(number, values)],
    })
    for (const field of SCORE_NUMBERS.filter((one) => one !== 'start' && one !== 'finish')) {
      const { min, max } = boundsOf(field, number)
      const valuesOf = (value: number) => ({
        ...(CONDITIONS.includes(field) && CONDITION),
        [field]: value,
      })
      for (const value of [min - 1, max + 1])
        expect((await refused([send(athlete.id, valuesOf(value))])).errors).toEqual({
          [`results.0.scores.0.values.${field}`]: [fieldText('en', 'between', { min, max })],
        })
      for (const [user_id, value] of [
        [athlete.id, min],
        [mate.id, max],
      ] as const) {
        const [stored] = await add([send(user_id, valuesOf(value))])
        versions.set(user_id, stored?.version ?? 0)
      }
    }
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
