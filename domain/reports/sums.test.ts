import { expect, test } from 'vitest'
import { attendanceReport } from './attendance.ts'
import { addUp } from './parts.ts'
import { figureOf } from './report.ts'
import { earlierSum, sumOf } from './sums.ts'

const nothing = addUp(attendanceReport.parts, [])
const shown = (asked: number, came: number) => ({
  total: { ...nothing, asked, came },
  earlier: { ...nothing, asked: 2 * asked, came },
})
const unseen = (came: number) => ({
  total: { ...nothing, came },
  earlier: null,
  isOnlyAttendance: true as const,
})

test('counts the attendance of those whose expected sessions are known', () => {
  const athletes = [shown(12, 9), unseen(17_982), shown(8, 9)]
  const sum = sumOf(attendanceReport, athletes)
  expect(sum).toMatchObject({ asked: 20, came: 18 })
  expect(figureOf(attendanceReport, 'attendance', sum)).toBe(90)
  const earlier = earlierSum(attendanceReport, athletes)
  expect(earlier && figureOf(attendanceReport, 'attendance', earlier)).toBe(45)
})

test('knows nothing of a group that shows only the attendance', () => {
  expect(sumOf(attendanceReport, [unseen(3)])).toEqual(nothing)
  expect(earlierSum(attendanceReport, [unseen(3)])).toBeNull()
})
