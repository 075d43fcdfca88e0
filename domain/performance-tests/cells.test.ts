import { describe, expect, test } from 'vitest'
import { emptyLine, isNothing, plannedLine, withLines, withWritten } from './cells.ts'
import { TEST_NUMBER_NAMES, type TestNumber } from './fields.ts'
import { missingFact, plannedSteps } from './planned-steps.ts'

const planned = () => emptyLine()
const measured = (values: object) => ({ ...emptyLine(), ...values })

describe('values written over those that are stored', () => {
  test('are taken where the writer saw what is stored, and refused elsewhere', () => {
    const stored = { time_s: 420, hr_max: 190, weight: null }
    const values = { time_s: 419, hr_max: 188, weight: 80 }
    expect(withWritten(stored, values, { time_s: 420, hr_max: 189 })).toEqual({
      changed: { time_s: 419, weight: 80 },
      refused: ['hr_max'],
    })
  })

  test('are no change where the same is stored', () => {
    expect(withWritten({ time_s: 420 }, { time_s: 420 }, { time_s: null })).toEqual({
      changed: {},
      refused: [],
    })
  })
})

describe('lines', () => {
  test('up to the one written to come into being as planned', () => {
    const { lines } = withLines([], [{ number: 2, values: { time_s: 98 }, seen: {} }], (index) =>
      plannedLine('2k', index),
    )
    expect(lines).toEqual([measured({ distance: 500 }), measured({ distance: 500, time_s: 98 })])
  })

  test('have the watts of their step', () => {
    const { lines } = withLines([], [{ number: 2, values: { lactate: 1.1 }, seen: {} }], (index) =>
      plannedLine('step', index, [200, 250]),
    )
    expect(lines.map(({ target_watts }) => target_watts)).toEqual([200, 250])
  })

  test('are taken away at the end once nothing is measured in them', () => {
    const stored = [measured({ lactate: 1 }), measured({ lactate: 2 })]
    const { lines } = withLines(
      stored,
      [{ number: 2, values: { lactate: null }, seen: { lactate: 2 } }],
      planned,
    )
    expect(lines).toEqual([measured({ lactate: 1 })])
  })

  test('stay where nobody has touched them, though nothing is measured', () => {
    const stored = [measured({ lactate: 1 }), measured({ target_watts: 250 })]
    const { lines } = withLines(
      stored,
      [{ number: 1, values: { lactate: 1.2 }, seen: { lactate: 1 } }],
      planned,
    )
    expect(lines).toEqual([measured({ lactate: 1.2 }), measured({ target_watts: 250 })])
  })

  test('that were changed meanwhile are refused with what they say', () => {
    const { lines, refused, isChanged } = withLines(
      [measured({ lactate: 1 })],
      [{ number: 1, values: { lactate: 1.2 }, seen: {} }],
      planned,
    )
    expect({ lines, refused, isChanged }).toEqual({
      lines: [measured({ lactate: 1 })],
      refused: [{ line: 1, field: 'lactate', value: 1 }],
      isChanged: false,
    })
  })
})

describe('a test of which nothing is left', () => {
  const nothing = Object.fromEntries(TEST_NUMBER_NAMES.map((name) => [name, null])) as Record<
    TestNumber,
    null
  >
  test('is one without anything measured, however it was set up', () => {
    expect(isNothing({ ...nothing, drag_factor: 120, step_s: 240 }, [])).toBe(true)
    expect(isNothing(nothing, [measured({ target_watts: 200 })])).toBe(true)
    expect(isNothing({ ...nothing, weight: 80 }, [])).toBe(false)
    expect(isNothing(nothing, [measured({ heart_rate: 130 })])).toBe(false)
  })
})

describe('the steps of a protocol', () => {
  const person = { gender: 'm', weight_class: null, is_u19: false, best_2k: 400 } as const
  test('follow from the person', () => {
    expect(plannedSteps('drv-step', person)?.steps.slice(0, 3)).toEqual([200, 250, 300])
    expect(plannedSteps('drv-step', { ...person, gender: 'w', is_u19: true })?.steps[1]).toBe(130)
    expect(plannedSteps('7x4', person)?.steps).toEqual([135, 170, 205, 240, 275, 310, null])
    expect(plannedSteps('Our own', person)).toBeNull()
  })
  test('are not known without what they follow from', () => {
    expect(plannedSteps('7x4', { ...person, best_2k: null })).toBeNull()
    expect(missingFact('7x4', { ...person, best_2k: null })).toBe('best_2k')
    expect(missingFact('drv-step', { ...person, gender: null })).toBe('gender')
    expect(missingFact('drv-step', person)).toBeNull()
  })
})
