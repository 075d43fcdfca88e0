import { expect, test } from 'vitest'
import { UNIT_SYSTEMS } from '../constants/units.ts'
import { kilogramsOf, weightIn } from './weights.ts'

test('a pound is as many kilograms as agreed', () => {
  expect(kilogramsOf('imperial', 100)).toBeCloseTo(45.359237, 12)
  expect([kilogramsOf('metric', 62.5), weightIn('metric', 62.5)]).toEqual([62.5, 62.5])
})

test.each(UNIT_SYSTEMS)(
  'what was typed in %s units comes back, for every weight that can be entered',
  (system) => {
    const typed = Array.from({ length: 11_020 }, (_, tenths) => tenths / 10)
    expect(
      typed.filter((weight) => weightIn(system, kilogramsOf(system, weight)) !== weight),
    ).toEqual([])
  },
)
