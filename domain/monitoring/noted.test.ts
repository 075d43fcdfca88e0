import { expect, test } from 'vitest'
import { isNoted, notedOf } from './noted.ts'

const at = (level: 'green' | 'amber' | 'red' | 'low' | null, field: string) => ({ level, field })

test('nothing is noted of green values and of those nobody can judge', () => {
  expect(notedOf([])).toBeNull()
  expect(notedOf([at('green', 'mood'), at(null, 'weight')])).toBeNull()
})

test('the worse of both counts, and red values come first', () => {
  const readings = [at('amber', 'sleep'), at('green', 'mood'), at('red', 'pulse')]
  expect(notedOf(readings)).toEqual({
    level: 'red',
    readings: [at('red', 'pulse'), at('amber', 'sleep')],
  })
})

test('a temperature below what is measured right counts as amber', () =>
  expect(notedOf([at('low', 'temperature')])?.level).toBe('amber'))

test.each([
  ['red', true],
  ['amber', true],
  ['low', true],
  ['green', false],
  [null, false],
] as const)('a value that is %s is noted: %s', (level, noted) =>
  expect(isNoted(at(level, 'waking_hr'))).toBe(noted),
)
