import { describe, expect, test } from 'vitest'
import { newTest, STEP_LINES, testLine } from '../../test/support/tested-club.ts'
import { FIGURES_OF } from './figures.ts'
import { TEST_KINDS } from './kinds.ts'
import { NOTHING_BESIDE, workOutTest, type Beside } from './work-out.ts'

type Entered = Omit<Parameters<typeof newTest>[0], 'user_id' | 'day'>

const workOut = (entered: Entered, beside: Partial<Beside> = {}) =>
  workOutTest(newTest({ user_id: 1, day: '2026-03-01', ...entered }), {
    ...NOTHING_BESIDE,
    isWeightOpen: true,
    ...beside,
  })

describe('what every test has', () => {
  test('a figure is known or has its reason', () => {
    for (const kind of TEST_KINDS) {
      const { figures, missing } = workOut({ kind })
      for (const name of FIGURES_OF[kind]) {
        expect(figures[name], name).toBeNull()
        expect(missing[name], name).toBeDefined()
      }
    }
  })

  test('a weight that is closed to the reader shows in no figure', () => {
    const closed = { isWeightOpen: false }
    const race = workOut({ kind: '2k', time_s: 400, weight: 80 }, closed)
    expect(race.missing).toMatchObject({
      watts_per_kg: 'weight_hidden',
      adjusted_time: 'weight_hidden',
    })
    const steps = workOut({ kind: 'step', lines: STEP_LINES, weight: 80 }, closed)
    expect(steps.figures).toMatchObject({ watts_4_per_kg: null, watts_max_per_kg: null })
    const vo2 = workOut({ kind: 'vo2', vo2max: 5, weight: 80 }, closed)
    expect(vo2.missing.vo2max_per_kg).toBe('weight_hidden')
  })

  test('a weight that nobody entered is another reason', () => {
    expect(workOut({ kind: '2k', time_s: 400 }).missing.watts_per_kg).toBe('weight_missing')
  })
})

describe('races', () => {
  test('PAUL-1 and WADJ-2: 7:00.0 at 70 kg', () => {
    const { figures, missing } = workOut({ kind: '2k', time_s: 420, weight: 70 })
    expect(figures.pace).toBeCloseTo(105, 5)
    expect(figures.predicted_6k).toBeCloseTo(22 * 60 + 35.1, 1)
    expect(figures.adjusted_time).toBeCloseTo(370.953, 2)
    expect(figures.of_best).toBe(100)
    expect(missing).toMatchObject({
      change_time: 'no_other_test',
      slope: 'no_other_length',
      deviation: 'no_splits',
    })
    expect(figures).not.toHaveProperty('predicted_2k')
  })

  test('the best and the race before are of the same person', () => {
    const { figures } = workOut({ kind: '2k', time_s: 420 }, { best: 399, previous: 425 })
    expect(figures.of_best).toBeCloseTo(95, 5)
    expect(figures.change_time).toBe(-5)
  })

  test('splits that make the whole distance are its time', () => {
    const lines = [100, 101, 102, 99].map((time_s) => testLine({ time_s }))
    expect(workOut({ kind: '2k', lines }).figures).toMatchObject({
      time: 402,
      finish: -1,
      fade: 0,
    })
    expect(workOut({ kind: '2k', lines: lines.slice(1) }).figures.time).toBeNull()
  })
})

describe('step tests', () => {
  test('LAC-2, LAC-6 and LAC-7: watts, beats and pace', () => {
    const { figures } = workOut({ kind: 'step', lines: STEP_LINES, weight: 80, step_s: 240 })
    expect(figures.watts_4).toBeCloseTo(330.952, 3)
    expect(figures.hr_4).toBeCloseTo(174.762, 3)
    expect(figures.pace_4).toBeCloseTo(101.883, 3)
    expect(figures.watts_4_per_kg).toBeCloseTo(4.1369, 4)
    expect(figures.dmax).toBeCloseTo(298.83, 2)
    expect(figures.modified_dmax).toBeCloseTo(319.8, 1)
    expect(figures.watts_max).toBe(390)
  })

  test('a lactate that is not reached is no number', () => {
    const lines = STEP_LINES.slice(0, 4)
    const { figures, missing } = workOut({ kind: 'step', lines, step_s: 240 })
    expect(figures.watts_4).toBeNull()
    expect(missing.watts_4).toBe('not_reached')
  })

  test('too few steps say so of every threshold', () => {
    const { figures, missing } = workOut({ kind: 'step', lines: STEP_LINES.slice(0, 3) })
    expect(missing).toMatchObject({ watts_2: 'too_few_steps', dmax: 'too_few_steps' })
    expect(figures.watts_max).toBe(230)
  })
})

describe('VO2max', () => {
  test('what a laboratory reports stands before what was measured', () => {
    const lines = [3, 4, 5].map((vo2) => testLine({ time_s: 60, vo2, vco2: vo2, watts: 100 * vo2 }))
    const measured = workOut({ kind: 'vo2', lines, weight: 80 }).figures
    expect(measured).toMatchObject({ vo2max: 5, vo2max_per_kg: 62.5, watts_at_vo2max: 500 })
    expect(workOut({ kind: 'vo2', lines, vo2max: 4.9 }).figures.vo2max).toBe(4.9)
  })
})
