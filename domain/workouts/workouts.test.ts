import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStructure } from '../time/structure-parse.ts'
import { planOf } from '../time/structure-wire.ts'
import type { PlanStructure } from '../training/plan-structure.ts'
import { defaultZoneBounds } from '../training/zones.ts'
import { intervalsEvent, intervalsText } from './intervals.ts'
import { stepCount, stepGroups } from './repeats.ts'
import { workoutSteps, type WorkoutStep } from './steps.ts'
import { pieceIntensity, pieceShare, targetChoices, thresholdShare } from './targets.ts'
import { ergCourse, mrcCourse, timedSteps, zwiftWorkout } from './trainers.ts'

const planned = (text: string): PlanStructure => {
  const parsed = parseStructure(text)
  if (!parsed.ok) throw new Error(text)
  return planOf(parsed.structure)
}
const shape = (steps: readonly WorkoutStep[]) =>
  stepGroups(steps).map(({ times, steps: group }) => [times, group.length])

describe('the steps of a plan', () => {
  test('are its pieces with their rest, by the numbers of the pieces', () => {
    const steps = workoutSteps({ ...planned('2x500m/2min'), numbers: [4, 7] })
    expect(steps.map(({ kind, extent, piece }) => [kind, extent, piece])).toEqual([
      ['work', { distance_m: 500 }, 4],
      ['rest', { time_s: 120 }, 4],
      ['work', { distance_m: 500 }, 7],
      ['rest', { time_s: 120 }, 7],
    ])
  })

  test('of a piece with segments are its segments', () => {
    const steps = workoutSteps(planned('(500m+250m)/2min'))
    expect(steps.map(({ kind }) => kind)).toEqual(['work', 'work', 'rest'])
    expect(new Set(steps.map(({ piece }) => piece)).size).toBe(1)
  })

  test.each([
    ['3x2000m/6min', [[3, 2]], 3],
    ['30min', [[1, 1]], 1],
    ['2x10min', [[2, 1]], 2],
    ['500m/1min+1000m/2min+500m/1min+1000m/2min', [[2, 4]], 5],
    [
      '1000m+3x500m/1min',
      [
        [1, 1],
        [3, 2],
      ],
      4,
    ],
  ])('%s repeats what comes again', (text, groups, count) => {
    const steps = workoutSteps(planned(text))
    if (text === '2x10min') return expect(stepCount(stepGroups(steps))).toBe(count)
    expect(shape(steps)).toEqual(groups)
    expect(stepCount(stepGroups(steps))).toBe(count)
  })

  test('are all there again when repeats are written out, in the places they say', () => {
    const piece = fc.record({
      planned_distance: fc.constantFrom(null, 250, 500),
      planned_time: fc.constantFrom(null, 60, 120),
      rest: fc.constantFrom(null, 0, 30, 60),
      split_length: fc.constant(null),
      segments: fc.constantFrom([], [{ planned_distance: 100, planned_time: null }]),
    })
    const structure = fc.record({
      piece_structure: fc.constantFrom(1 as const, 2 as const, 3 as const),
      repetitions: fc.integer({ min: 1, max: 9 }),
      pieces: fc.array(piece, { minLength: 1, maxLength: 12 }),
    })
    fc.assert(
      fc.property(structure, (plan) => {
        const steps = workoutSteps(plan)
        const groups = stepGroups(steps)
        const writtenOut = groups.flatMap(({ times, steps: group }) =>
          Array.from({ length: times }, (_, time) =>
            group.map(({ step, places }) => ({ ...step, place: places[time] })),
          ).flat(),
        )
        expect(writtenOut.map(({ place }) => place)).toEqual([...steps.keys()])
        expect(writtenOut.map(({ kind, extent }) => ({ kind, extent }))).toEqual(
          steps.map(({ kind, extent }) => ({ kind, extent })),
        )
        expect(stepCount(groups)).toBeLessThanOrEqual(steps.length)
      }),
    )
  })
})

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

const intervals = workoutSteps(planned('4x10min/3min'), () => ({
  power: { low: 264, high: 292 },
  heart_rate: { low: 170, high: 178 },
  pace: { low: 500 / 110, high: 500 / 106 },
  rate: { low: 26, high: 26 },
}))
const share = thresholdShare(4) ?? { low: 0, high: 0 }

describe('files for trainers', () => {
  const workout = { name: 'Ergo <4 & 10>', sport: 'bike' as const, steps: intervals, share }

  test('of Zwift hold work and rest as one block', () => {
    const xml = zwiftWorkout(workout)
    expect(xml).toContain('<name>Ergo &lt;4 &amp; 10&gt;</name>')
    expect(xml).toContain(
      '<IntervalsT Repeat="4" OnDuration="600" OffDuration="180" OnPower="0.939" OffPower="0.4"/>',
    )
  })

  test('of Zwift write out what repeats in another way', () => {
    const steps = workoutSteps(planned('3x((1min+2min)/30s)'))
    expect(zwiftWorkout({ ...workout, steps }).match(/<SteadyState/g)).toHaveLength(9)
  })

  test('in watts and in percent say each step at both its ends', () => {
    const lines = ergCourse(workout, 300).split('\r\n')
    expect(lines).toContain('FTP = 300')
    expect(lines.slice(lines.indexOf('[COURSE DATA]') + 1, -2).slice(0, 4)).toEqual([
      '0.00\t282',
      '10.00\t282',
      '10.00\t120',
      '13.00\t120',
    ])
    expect(mrcCourse(workout)).toContain('10.00\t93.9')
  })

  test('take distances at a speed, or not at all', () => {
    const steps = workoutSteps(planned('2x1000m/1min'))
    expect(timedSteps(steps, 5)?.map(({ extent }) => extent)).toEqual(
      [200, 60, 200, 60].map((time_s) => ({ time_s })),
    )
    expect(timedSteps(steps, null)).toBeNull()
    expect(timedSteps(intervals, null)).toEqual(intervals)
  })
})

describe('the text of Intervals.icu', () => {
  const workout = {
    name: 'Ergo',
    sport_id: 2,
    starts: '2026-11-24T18:00:00',
    steps: intervals,
    max_hr: 190,
  }
  test.each([
    ['power', '264-292w'],
    ['heart_rate', '89-94% HR'],
    ['pace', '1:46-1:50/500m Pace'],
    ['rate', '26rpm'],
  ] as const)('aims by %s', (by, aim) => {
    expect(intervalsText({ ...workout, by })).toBe(`4x\n- 10m ${aim}\n- 3m rest`)
  })

  test('has no aim of the heart without a maximum, and none at all', () => {
    const none = '4x\n- 10m\n- 3m rest'
    expect(intervalsText({ ...workout, by: 'heart_rate', max_hr: null })).toBe(none)
    expect(intervalsText({ ...workout, by: null })).toBe(none)
  })

  test('writes metres and seconds so that they are not minutes', () => {
    const steps = workoutSteps(planned('500m/45s'))
    expect(intervalsText({ ...workout, steps, by: null })).toBe(
      '- 500mtr\n\n- 45s rest'.replace('\n\n', '\n'),
    )
  })

  test('is what its calendar reads of an event', () => {
    expect(JSON.parse(intervalsEvent({ ...workout, by: 'power' }))).toEqual({
      category: 'WORKOUT',
      start_date_local: '2026-11-24T18:00:00',
      type: 'VirtualRow',
      name: 'Ergo',
      description: intervalsText({ ...workout, by: 'power' }),
    })
  })
})
