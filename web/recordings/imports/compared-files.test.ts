import { expect, test } from 'vitest'
import type { Import } from '#contract/recordings/imports.ts'
import { comparableIn, comparisonPath, isTooMany, type InSession } from './compared-files.ts'

type Lying = { id: number; session_id: number | null; merged_into?: number }
const files = (...lists: Lying[][]) =>
  lists.map((activities) => ({
    activities: activities.map((one) => ({ merged_into: null, ...one })),
  })) as unknown as Import[]

const found = (...lists: Lying[][]): readonly InSession[] => comparableIn(files(...lists))

test('recordings in a session are compared, those of no session or within another are not', () =>
  expect(
    found(
      [{ id: 1, session_id: 7 }],
      [
        { id: 2, session_id: null },
        { id: 3, session_id: 7, merged_into: 1 },
        { id: 4, session_id: 8 },
      ],
    ).map(({ id }) => id),
  ).toEqual([1, 4]))

test('the comparison is of their sessions, the first recording leading', () => {
  const [one, two, three] = [
    { id: 4, session_id: 8 },
    { id: 1, session_id: 7 },
    { id: 5, session_id: 8 },
  ]
  expect(comparisonPath(found([one, two, three]))).toBe(
    '/reports/comparison/8?with=7&recordings=4%2C1%2C5',
  )
  expect(comparisonPath(found([one, three]))).toBe('/reports/comparison/8?recordings=4%2C5')
})

test('more than eight do not fit into one comparison', () => {
  const many = Array.from({ length: 9 }, (_, id) => ({ id: id + 1, session_id: 7 }))
  expect(isTooMany(found(many.slice(1)))).toBe(false)
  expect(isTooMany(found(many))).toBe(true)
})
