import { expect, test } from 'vitest'
import { columnsAsked, columnsOf, comparedAsked, movedColumn, usualColumns } from './columns.ts'
import { attendanceReport } from './attendance.ts'
import { trainingSummaryReport } from './training-summary.ts'

test('a report has a column for each figure, and one for zones where it has them', () => {
  expect(columnsOf(attendanceReport)).toEqual(Object.keys(attendanceReport.figures))
  expect(columnsOf(trainingSummaryReport).at(-1)).toBe('zones')
})

test('figures that are extra are only shown when chosen', () => {
  expect(columnsOf(attendanceReport)).toContain('reason_work')
  expect(usualColumns(attendanceReport)).not.toContain('reason_work')
  expect(usualColumns(trainingSummaryReport)).toContain('zones')
})

const KNOWN = ['asked', 'came', 'late']
test.each([
  [null, null],
  ['', null],
  ['gone', null],
  ['late,came', ['late', 'came']],
  ['late,gone,late,asked', ['late', 'asked']],
])('%s names %j', (named, columns) => expect(columnsAsked(named, KNOWN)).toEqual(columns))

test.each([
  ['came', 1, ['asked', 'late', 'came']],
  ['came', -1, ['came', 'asked', 'late']],
  ['asked', -1, KNOWN],
  ['late', 1, KNOWN],
  ['gone', 1, KNOWN],
] as const)('%s moved by %i', (name, by, columns) =>
  expect(movedColumn(KNOWN, name, by)).toEqual(columns),
)

test.each([
  [null, ['earlier', 'now', 'change']],
  ['change,earlier', ['earlier', 'change']],
  ['now', ['now']],
  ['then', ['earlier', 'now', 'change']],
])('of each figure %s shows %j', (named, expected) =>
  expect(comparedAsked(named)).toEqual(expected),
)
