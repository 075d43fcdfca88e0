import { describe, expect, test } from 'vitest'
import { parseStructure } from '../time/structure-parse.ts'
import { planOf } from '../time/structure-wire.ts'
import type { PlanStructure } from '../training/plan-structure.ts'
import { defaultZoneBounds } from '../training/zones.ts'
import { pieceIntensity, pieceShare, targetChoices } from './targets.ts'

const planned = (text: string): PlanStructure => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(text)
  return planOf(parsed.structure)
}

const UT2_AT = [
  { id: 2, percentage: 60 },
  { id: 4, percentage: 40 },
]

describe('the intensity of pieces', () => {
  test.each([
    ['the hardest, as pieces are the hardest part', UT2_AT, 0.5, 4],
    ['most of it, where pieces are all there is', UT2_AT, 1, 2],
    ['none where none is planned', [], 1, null],
    ['none of no zone', [{ id: 8, percentage: 100 }], 1, null],
    [
      'not a few sprints',
      [
        { id: 2, percentage: 95 },
        { id: 5, percentage: 5 },
      ],
      0.9,
      2,
    ],
  ])('is %s', (_, intensities, share, id) => {
    expect(pieceIntensity(intensities, share)).toBe(id)
  })

  test.each([
    ['4x8min/3min', { planned_time: 4200, planned_distance: null }, 1920 / 4200],
    ['3x2000m/6min', { planned_time: 5400, planned_distance: 12_000 }, 0.5],
    ['3x2000m/6min', { planned_time: null, planned_distance: 12_000 }, 0.5],
    ['3x2000m/6min', { planned_time: 5400, planned_distance: null }, 1],
    ['10min+1000m', { planned_time: null, planned_distance: 4000 }, 1],
  ])('pieces of %s take their part of the session', (text, session, share) => {
    expect(pieceShare(planned(text), session)).toBeCloseTo(share, 9)
  })
})

const ROWER = { bounds: defaultZoneBounds(190), max_hr: 190, watts_2k: 360 }
const NOBODY = { bounds: null, max_hr: null, watts_2k: null }
const ergo = {
  sport_id: 2,
  intensities: UT2_AT,
  heart_rate_intensities: [],
  stroke_rate_intensities: [],
}

describe('targets of an athlete', () => {
  test('are of their own zones', () => {
    const { power, heart_rate, pace, rate } = targetChoices(ergo, 4, ROWER, {})
    expect(power).toEqual({ low: 259, high: 295 })
    expect(heart_rate).toEqual({ low: 170, high: 178 })
    expect(pace).toEqual({
      low: expect.closeTo(Math.cbrt(259 / 2.8), 9),
      high: expect.closeTo(Math.cbrt(295 / 2.8), 9),
    })
    expect(rate).toEqual({ low: 24, high: 28 })
  })

  test.each([
    [
      'zones of the heart that are planned',
      { heart_rate_intensities: [2, 3] },
      { low: 143, high: 169 },
    ],
    ['the top zone, up to the maximum', { heart_rate_intensities: [6] }, { low: 187, high: 190 }],
  ])('hold to %s', (_, part, target) => {
    expect(targetChoices({ ...ergo, ...part }, 4, ROWER, {}).heart_rate).toEqual(target)
  })

  test.each([
    ['the rate of the piece', {}, { planned_rate: 26 }, { low: 26, high: 26 }],
    ['rate zones', { stroke_rate_intensities: [2, 3] }, {}, { low: 18, high: 24 }],
    ['a rate zone open below', { stroke_rate_intensities: [1] }, {}, { low: 13, high: 17 }],
    ['a rate zone open above', { stroke_rate_intensities: [7] }, {}, { low: 37, high: 41 }],
  ])('hold to %s', (_, part, piece, target) => {
    expect(targetChoices({ ...ergo, ...part }, 4, ROWER, piece).rate).toEqual(target)
  })

  test('say why there is none', () => {
    const unknown = targetChoices(ergo, 4, NOBODY, {})
    expect(unknown).toMatchObject({
      power: 'no_test',
      heart_rate: 'no_heart_rate',
      pace: 'no_test',
    })
    expect(targetChoices(ergo, null, ROWER, {})).toEqual({
      power: 'no_zone',
      heart_rate: 'no_zone',
      pace: 'no_zone',
      rate: 'no_zone',
    })
    expect(targetChoices({ ...ergo, sport_id: 4 }, 4, ROWER, {})).toMatchObject({
      power: 'not_for_sport',
      pace: 'not_for_sport',
      rate: 'not_for_sport',
    })
    expect(targetChoices(ergo, 7, ROWER, {}).heart_rate).toBe('no_zone')
  })
})
