import { expect, test } from 'vitest'
import { studentT } from './student-t.ts'

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [8, 2.306],
  [10, 2.228],
  [20, 2.086],
  [1000, 1.962],
])('SEAT: with %d degrees of freedom 95 %% lie within %d', (freedom, quantile) =>
  expect(studentT(freedom)).toBeCloseTo(quantile, 3),
)

test.each([
  [1, 0.5, 1],
  [2, 0.9, 2.919986],
  [7, 0.99, 3.499483],
])('with %d degrees of freedom a share of %d lies within %d', (freedom, share, quantile) =>
  expect(studentT(freedom, share)).toBeCloseTo(quantile, 5),
)
