import { expect, test } from 'vitest'
import { attendanceReport } from './attendance.ts'
import { bikeReport } from './bike.ts'
import { ergoReport } from './ergo.ts'
import { gmtReport } from './gmt.ts'
import { drawnAs, hasLeastOnTop } from './pictures.ts'
import type { Report } from './report.ts'
import { trainingSummaryReport } from './training-summary.ts'
import { waterReport } from './water.ts'

type Row = { report: Report; name: string; expected: 'bars' | 'lines'; isLeastOnTop?: true }

test.each<Row>([
  { report: trainingSummaryReport, name: 'distance', expected: 'bars' },
  { report: trainingSummaryReport, name: 'monotony', expected: 'lines' },
  { report: attendanceReport, name: 'attendance', expected: 'bars' },
  { report: gmtReport, name: 'medal_percent', expected: 'lines' },
  { report: ergoReport, name: 'ergo_2000', expected: 'lines', isLeastOnTop: true },
  { report: ergoReport, name: 'ergo_2000_pace', expected: 'lines', isLeastOnTop: true },
  { report: ergoReport, name: 'ergo_1800s', expected: 'lines' },
  { report: ergoReport, name: 'pieces', expected: 'bars' },
  { report: waterReport, name: 'piece_pace', expected: 'lines', isLeastOnTop: true },
  { report: waterReport, name: 'stroke_distance', expected: 'lines' },
  { report: bikeReport, name: 'climb', expected: 'bars' },
])('$report.key draws $name as $expected', ({ report, name, expected, isLeastOnTop = false }) => {
  const figure = report.figures[name]
  if (!figure) throw new Error(`There is no figure ${name}.`)
  expect(drawnAs(figure)).toBe(expected)
  expect(hasLeastOnTop(figure.kind)).toBe(isLeastOnTop)
})
