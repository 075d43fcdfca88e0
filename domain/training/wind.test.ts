import { expect, test } from 'vitest'
import { headwind } from './wind.ts'

test('a wind counts by how much of it comes from ahead', () => {
  expect(headwind(5, 45, 0)).toBeCloseTo(3.5355, 4)
  expect(headwind(5, 180, 0)).toBeCloseTo(-5, 9)
  expect(headwind(5, 10, 280)).toBeCloseTo(0, 9)
})
