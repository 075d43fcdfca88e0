import { describe, expect, test } from 'vitest'
import { BOATS, boatById, standardSide } from './boats.ts'
import { BOUNDS, isWithinBounds } from './bounds.ts'
import { classLabel } from './crew-options.ts'
import { FEATURE_IDS } from './features.ts'
import { PADDLING_GMTS, ROWING_GMTS } from './gmt.ts'
import { SPEED_INTENSITIES, STROKE_RATE_ZONES } from './intensities.ts'
import { DEFAULT_PERMISSIONS, PERMISSIONS } from './permissions.ts'
import { PLAN_FEATURES } from './plans.ts'
import { ROLE, ROLE_IDS, isCoachLike } from './roles.ts'
import { cr10Of, heartRateIncreaseBand, streamBand, temperatureBand, windBand } from './scales.ts'
import { HEALTH_HUES, TRAINING_RATIO_COLOURS } from './statuses.ts'
import {
  SPORTS,
  coversGround,
  defaultTrainingMetric,
  isErgoType,
  isRowingOrPaddling,
  isWaterClub,
  sportById,
  takesScores,
} from './sports.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('sports', () => {
  test('are 54, numbered without a gap, each key once', () => {
    expect(SPORTS.map((sport) => sport.id)).toEqual(
      Array.from({ length: 54 }, (_, index) => index + 1),
    )
    expect(new Set(SPORTS.map((sport) => sport.key)).size).toBe(54)
  })

  const idsWhere = (holds: (id: number) => boolean) =>
    SPORTS.map((sport) => sport.id).filter((id) => holds(id))
  test.each([
    ['rowing or paddling', isRowingOrPaddling, [1, 10, 11, 48, 49, 50, 51, 52]],
    ['water club', isWaterClub, [1, 10, 11, 48, 49, 50, 51, 52]],
    ['ergo type', isErgoType, [2, 26, 53]],
    [
      'stays where it is',
      (id: number) => !coversGround(id),
      [6, 7, 8, 9, 16, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 54],
    ],
    ['takes no scores', (id: number) => !takesScores(id), [6, 9]],
    [
      'cycling report',
      (id: number) => sportById(id)?.cycling_report === true,
      [3, 12, 13, 14, 15, 16, 17],
    ],
    [
      'foster by default',
      (id: number) => defaultTrainingMetric(id) === 'foster',
      [10, 11, 48, 49, 50, 51, 52, 53],
    ],
  ])('%s', (_name, holds, ids) => expect(idsWhere(holds)).toEqual(ids))

  test('an unknown sport is none and takes no scores', () => {
    expect(sportById(55)).toBeUndefined()
    expect(takesScores(55)).toBe(false)
  })
})

describe('roles and permissions', () => {
  test.each([
    [[ROLE.athlete], false],
    [[ROLE.manager], false],
    [[ROLE.athlete, ROLE.coach], true],
    [[ROLE.head_coach], true],
  ])('%j is coach-like: %s', (roles, expected) => expect(isCoachLike(roles)).toBe(expected))

  test('the head coach lacks the licences and the welfare of members', () => {
    const missing = PERMISSIONS.filter(
      (permission) => !DEFAULT_PERMISSIONS[ROLE.head_coach].includes(permission),
    )
    expect(missing).toEqual(['manage-licences', 'welfare'])
  })

  test('everybody sees who is in the club', () => {
    expect(
      ROLE_IDS.filter((role) => !DEFAULT_PERMISSIONS[role].includes('view-club-members')),
    ).toEqual([])
  })
})

describe('plans', () => {
  test.each([
    ['free-trial', FEATURE_IDS],
    ['individual-free', []],
    ['individual', [1, 2, 3, 4, 7, 8]],
    ['performance', [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 17, 18, 19, 20, 21, ...range(22, 29)]],
    ['organisation', [1, 2, 3, 4, 5, 6, 7, 8, 9, 18, 19, 20, 21, 23, 24, 29]],
    ['bronze', [2, 7, 8, 9]],
    ['silver', [1, 2, 3, 4, 5, 7, 8, 9, 21, 29]],
    ['gold', [1, 2, 3, 4, 5, 6, 7, 8, 9, ...range(16, 21), 23, 24, 25, 26, 28, 29]],
    ['gold-recording-controls', [...range(1, 9), ...range(16, 26), 28, 29]],
    ['platinum', [...range(1, 9), ...range(16, 29)]],
    ['drv', [...range(1, 10), ...range(16, 29)]],
    ['second-federation', [...range(1, 10), ...range(16, 21), 23, 24, 25, 26, 28, 29]],
    ['bespoke', []],
  ] as const)('%s has %j', (plan, expected) =>
    expect(PLAN_FEATURES[plan].toSorted((a, b) => a - b)).toEqual(expected),
  )

  test.each(['performance', 'organisation', 'bronze', 'silver', 'gold', 'platinum'] as const)(
    '%s without a count of seats has the same features',
    (plan) => expect(PLAN_FEATURES[`${plan}-unlimited`]).toEqual(PLAN_FEATURES[plan]),
  )
})

describe('scales', () => {
  test.each([
    [0, 'calm'],
    [1.9, 'calm'],
    [2, 'light'],
    [4, 'gentle'],
    [8.99, 'moderate'],
    [11, 'fresh'],
    [11.1, 'too-windy'],
    [-1, null],
    [Number.NaN, null],
  ])('wind %d m/s is %s', (speed, band) => expect(windBand(speed)).toBe(band))

  test.each([
    [1.9, 'none'],
    [2, 'light'],
    [6, 'strong'],
    [7, 'strong'],
    [7.1, 'flooding'],
  ])('stream %d km/h is %s', (speed, band) => expect(streamBand(speed)).toBe(band))

  test('wind that comes to 4 m/s by binary fractions is that of 4 m/s', () =>
    expect(windBand(4.1 - 0.1)).toBe('gentle'))

  test.each([
    [34.9, 'low'],
    [35, 'green'],
    [36.9, 'green'],
    [37, 'amber'],
    [38, 'amber'],
    [38.1, 'red'],
  ])('Temperature: %d °C is %s', (celsius, band) => expect(temperatureBand(celsius)).toBe(band))

  test.each([
    [6.357, 'none'],
    [7, 'warning'],
    [9.357, 'warning'],
    [10, 'warning'],
    [10.357, 'alert'],
  ])('Heart rate: %d beats more is %s', (beats, band) =>
    expect(heartRateIncreaseBand(beats)).toBe(band),
  )

  test.each([
    [0, null],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 7],
    [7, 9],
    [8, 10],
    [9, null],
  ])('RPE: step %d is %d in CR10', (step, cr10) => expect(cr10Of(step)).toBe(cr10))

  test('Health: no word is grey, injured blue, ill dark blue, both amber', () =>
    expect(HEALTH_HUES).toEqual({
      empty: 'grey',
      injured: 'blue',
      ill: 'dark-blue',
      both: 'amber',
    }))

  test('ACR: de-training is blue, optimum green, tough amber, danger red', () =>
    expect(TRAINING_RATIO_COLOURS).toEqual({
      detraining: 'blue',
      optimum: 'green',
      tough: 'amber',
      danger: 'red',
    }))
})

describe('zones, boats and classes', () => {
  test('speed intensities stand in order', () => {
    expect(SPEED_INTENSITIES.map((intensity) => intensity.key)).toEqual([
      'ut3',
      'ut2',
      'ut1',
      'at',
      'tr',
      'lt',
      'a-lact',
      'no-zone',
    ])
  })

  test.each(Object.entries(STROKE_RATE_ZONES))('rates of %s leave no gap', (_sport, zones) => {
    expect(zones.map(({ id }) => id)).toEqual(range(1, 7))
    expect([zones[0]?.from, zones.at(-1)?.to]).toEqual([null, null])
    for (const [index, { to }] of zones.slice(0, -1).entries())
      expect(zones[index + 1]?.from).toBe((to ?? Number.NaN) + 1)
  })

  test('even seats of a sweep boat row on port', () => {
    const eight = BOATS.find((boat) => boat.key === '8+')
    expect(eight && [0, 1, 2, 8, 9].map((seat) => standardSide(eight, seat))).toEqual([
      null,
      'starboard',
      'port',
      'port',
      null,
    ])
    const single = boatById(1)
    expect(single && standardSide(single, 1)).toBeNull()
  })

  test('class labels', () => {
    expect(classLabel('men', 'lightweight', '2x')).toBe('LM2x')
    expect(classLabel('mixed', 'heavyweight', '2x')).toBe('Mix2x')
  })

  test.each([
    ['W4+', 397.74],
    ['W2+', 434.78],
    ['M4x+', 345.31],
    ['W8x+', 352.99],
    ['Mix2x', 377.58],
  ])('derived gold medal time of %s', (label, time) => {
    const row = ROWING_GMTS.find((candidate) => candidate.label === label)
    expect(row?.is_estimate).toBe(true)
    expect(row?.time_s).toBeCloseTo(time, 2)
  })

  test('each class has one time a distance', () => {
    const keys = [...ROWING_GMTS, ...PADDLING_GMTS].map((row) => `${row.label} ${row.distance_m}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(ROWING_GMTS.find((row) => row.label === 'PR1 W1x')?.time_s).toBe(613.63)
  })

  test('bounds are inclusive', () => {
    expect(isWithinBounds('heart_rate', BOUNDS.heart_rate.min)).toBe(true)
    expect(isWithinBounds('heart_rate', 29)).toBe(false)
    expect(isWithinBounds('stroke_length', 2.51)).toBe(false)
  })
})
