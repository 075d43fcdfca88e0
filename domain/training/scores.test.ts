import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sportById } from '../constants/sports.ts'
import { ets, sessionEts } from './ets.ts'
import { fosterLoad, fosterLoadOfStep, meanRpe, sessionFoster, weekLoad } from './foster.ts'
import {
  banisterBlock,
  banisterTrimp,
  edwardsClassicTrimp,
  edwardsTrimp,
  sessionTrimp,
} from './trimp.ts'
import { plannedZoneMinutes, type SessionEffort } from './zone-minutes.ts'

const STEADY = [10, 50, 15, 5, 0, 0]
const INTERVALS = [12, 0, 0, 8, 10, 2]

function weightOf(sport: number): number {
  return sportById(sport)?.ets_weight ?? Number.NaN
}

describe('endurance training score', () => {
  test.each([
    ['ETS-1', 1, STEADY, 89.75],
    ['ETS-2', 2, STEADY, 121.1625],
    ['ETS-3', 3, STEADY, 71.8],
    ['ETS-4', 4, STEADY, 125.65],
    ['ETS-5', 1, INTERVALS, 95.6],
    ['ETS-6', 2, INTERVALS, 129.06],
  ])('%s', (_id, sport, minutes, score) =>
    expect(ets(minutes, weightOf(sport))).toBeCloseTo(score, 6),
  )

  test('is additive over parts of a session', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(minutes, minutes, fc.constantFrom(0.5, 0.8, 1, 1.2, 1.4), (a, b, weight) => {
        const together = a.map((value, zone) => value + (b[zone] ?? 0))
        expect(ets(together, weight)).toBeCloseTo(ets(a, weight) + ets(b, weight), 6)
      }),
    )
  })
})

const nothing: SessionEffort = {
  zone_seconds: null,
  zones_guessed: false,
  duration_min: null,
  planned: [],
}
const zone_seconds = STEADY.map((minutes) => minutes * 60)
const planned = [
  { intensity_id: 2, percentage: 80 },
  { intensity_id: 4, percentage: 20 },
]

describe('score of a session', () => {
  test.each([
    ['measured', { sport_id: 1, zone_seconds, duration_min: 90, planned }, 89.75, 'measured'],
    [
      'measured by guessed zones',
      { sport_id: 1, zone_seconds, zones_guessed: true },
      89.75,
      'estimated',
    ],
    ['planned', { sport_id: 1, duration_min: 90, planned }, 109.8, 'planned'],
    [
      'all below zone 1',
      { sport_id: 1, zone_seconds: [0, 0, 0, 0, 0, 0], duration_min: 90, planned },
      0,
      'measured',
    ],
    ['strength', { sport_id: 7, duration_min: 60 }, 60, 'estimated'],
    ['crossfit, unweighted', { sport_id: 32, duration_min: 60 }, 60, 'estimated'],
    ['day off', { sport_id: 9 }, 0, 'none'],
    ['rowing without anything', { sport_id: 1, duration_min: 90 }, null, 'none'],
    ['plan without duration', { sport_id: 1, planned }, null, 'none'],
    ['not attended', { sport_id: 1, attended: false, zone_seconds }, null, 'none'],
    ['unknown sport', { sport_id: 99, zone_seconds }, null, 'none'],
  ])('%s', (_name, facts, value, basis) => {
    const score = sessionEts({ ...nothing, attended: true, ...facts })
    expect(score.basis).toBe(basis)
    expect(score.value === null ? null : Number(score.value.toFixed(6))).toBe(value)
  })

  test('a club may tune factors and weight', () => {
    const session = { ...nothing, attended: true, sport_id: 2, zone_seconds }
    expect(sessionEts(session, { weight: 1 }).value).toBeCloseTo(89.75, 6)
    expect(sessionEts(session, { weight: 1, factors: [1, 1, 1, 1, 1, 1] }).value).toBeCloseTo(80, 6)
  })

  test('sprints count as zone 6, no zone and gaps count nowhere', () => {
    const plan = [
      { intensity_id: 7, percentage: 10 },
      { intensity_id: 8, percentage: 50 },
      { intensity_id: 1, percentage: 20 },
    ]
    expect(plannedZoneMinutes(100, plan)).toEqual([20, 0, 0, 0, 0, 10])
  })
})

describe('session RPE', () => {
  test('FOS-1', () => expect(fosterLoad(5, 90)).toBe(450))
  test('RPE: step 6 for 60 minutes is a Foster load of 420', () =>
    expect(fosterLoadOfStep(6, 60)).toBe(420))
  test('no rating, no load', () => {
    expect([
      fosterLoad(null, 60),
      fosterLoad(5, null),
      fosterLoadOfStep(null, 60),
      fosterLoadOfStep(9, 60),
    ]).toEqual([null, null, null, null])
  })

  test.each([
    ['rated', { sport_id: 1, attended: true, rpe_id: 6, duration_min: 60 }, 420, 'measured'],
    ['unrated', { sport_id: 1, attended: true, rpe_id: null, duration_min: 60 }, null, 'none'],
    ['day off', { sport_id: 9, attended: true, rpe_id: null, duration_min: null }, 0, 'none'],
    ['not attended', { sport_id: 1, attended: false, rpe_id: 6, duration_min: 60 }, null, 'none'],
  ])('session %s', (_name, session, value, basis) =>
    expect(sessionFoster(session)).toEqual({ value, basis }),
  )

  test('FOS-2', () => {
    const week = weekLoad([300, 450, 0, 600, 240, 720, 0])
    expect(week).toMatchObject({ total: 2310, mean: 330 })
    expect(week?.sd).toBeCloseTo(278.747, 3)
    expect(week?.monotony).toBeCloseTo(1.1839, 4)
    expect(week?.strain).toBeCloseTo(2734.74, 1)
  })

  test('FOS-2p: the sample deviation is taken, not the population one', () => {
    const week = weekLoad([300, 450, 0, 600, 240, 720, 0])
    expect((week?.sd ?? 0) * Math.sqrt(6 / 7)).toBeCloseTo(258.07, 2)
    expect(week?.monotony).not.toBeCloseTo(1.2787, 2)
  })

  test.each([
    ['FOS-3', 400],
    ['rest week', 0],
    ['binary fractions', 0.1],
  ])('%s: equal days have no monotony', (_id, load) => {
    expect(weekLoad(Array.from({ length: 7 }, () => load))).toMatchObject({
      monotony: null,
      strain: null,
    })
  })

  test('one day is no week', () => expect(weekLoad([400])).toBeNull())

  test('mean of a period is weighted by duration', () => {
    const sessions = [
      { cr10: 2, duration_min: 90 },
      { cr10: 7, duration_min: 30 },
      { cr10: null, duration_min: 60 },
    ]
    expect(meanRpe(sessions)).toEqual({ value: 3.25, skipped: 1 })
    expect(meanRpe([])).toEqual({ value: null, skipped: 0 })
  })
})

describe('TRIMP by Edwards', () => {
  test('EDW-1', () => expect(edwardsClassicTrimp([10, 20, 15, 10, 5])).toBe(160))
  test('EDW-2', () => expect(edwardsTrimp(STEADY)).toBe(175))
  test('EDW-3', () => expect(edwardsTrimp(INTERVALS)).toBe(105))

  test.each([
    ['measured', { zone_seconds }, 175, 'measured'],
    ['planned', { duration_min: 90, planned }, 216, 'planned'],
    ['nothing', { duration_min: 90 }, null, 'none'],
    ['not attended', { zone_seconds, attended: false }, null, 'none'],
  ])('session %s', (_name, facts, value, basis) =>
    expect(sessionTrimp({ ...nothing, attended: true, ...facts })).toEqual({ value, basis }),
  )
})

describe('TRIMP by Banister', () => {
  const young = { rest_hr: 40, max_hr: 200 }
  const older = { rest_hr: 50, max_hr: 190 }

  test.each([
    ['BAN-1', 30, 130, { ...young, sex: 'male' }, 31.8025],
    ['BAN-2', 30, 130, { ...young, sex: 'female' }, 37.1285],
    ['BAN-3', 60, 150, { ...older, sex: 'male' }, 108.0954],
    ['BAN-4', 60, 150, { ...older, sex: 'female' }, 121.4991],
    ['BAN-6 20 min at 135', 20, 135, { ...older, sex: 'male' }, 24.9324],
    ['BAN-7 male', 1, 190, { ...older, sex: 'male' }, 4.3654],
    ['BAN-7 female', 1, 190, { ...older, sex: 'female' }, 4.5685],
    ['above the maximum', 1, 220, { ...older, sex: 'male' }, 4.3654],
    ['below rest', 30, 45, { ...older, sex: 'male' }, 0],
    ['sex unknown', 30, 130, { ...young, sex: null }, 31.8025],
  ] as const)('%s', (_id, minutes, hr, profile, score) =>
    expect(banisterBlock(minutes, hr, profile)).toBeCloseTo(score, 4),
  )

  test('BAN-2b: women have a scale of their own', () => {
    expect((banisterBlock(30, 130, { ...young, sex: 'female' }) ?? 0) * (0.64 / 0.86)).toBeCloseTo(
      27.6305,
      4,
    )
  })

  /** One sample a second, and a last one that has no duration. */
  function stream(...blocks: readonly (readonly [minutes: number, hr: number])[]) {
    const hr = [
      ...blocks.flatMap(([minutes, beats]) => Array.from({ length: minutes * 60 }, () => beats)),
      60,
    ]
    return { time: Array.from(hr.keys()), hr }
  }

  test.each([
    ['BAN-5', [30, 140], [30, 160], 110.6006],
    ['BAN-6', [10, 120], [10, 150], 26.3733],
  ] as const)('%s sample by sample', (_id, first, second, score) => {
    const { time, hr } = stream(first, second)
    const result = banisterTrimp(time, hr, { ...older, sex: 'male' })
    expect(result.basis).toBe('measured')
    expect(result.value).toBeCloseTo(score, 4)
  })

  test('without a reserve or a heart rate there is none', () => {
    expect(banisterBlock(30, 130, { rest_hr: 60, max_hr: 60, sex: 'male' })).toBeNull()
    expect(
      banisterTrimp([0, 1], [120, 120], { rest_hr: 60, max_hr: 60, sex: 'male' }).value,
    ).toBeNull()
    expect(banisterTrimp([0, 1], [0, 0], { ...older, sex: 'male' }).value).toBeNull()
    expect(banisterTrimp([0, 1], [120, 120], { ...older, sex: null }).basis).toBe('estimated')
  })
})
