import { describe, expect, test } from 'vitest'
import { attendanceReport } from './attendance.ts'
import { behindFigures, shownOfSession } from './behind.ts'
import { ergoReport } from './ergo.ts'
import { addUp, type Parts } from './parts.ts'
import type { Report } from './report.ts'
import { rpeReport } from './rpe.ts'

const sessionsOf = (report: Report, ...sessions: readonly Record<string, number>[]) =>
  sessions.map((parts, place) => ({
    period: String(place + 1),
    parts: { ...addUp(report.parts, []), ...parts } as Parts,
  }))
const behind = (report: Report, names: string[], sessions: ReturnType<typeof sessionsOf>) =>
  behindFigures(report, names, sessions).map(({ name, value, sessions: made }) => [
    name,
    value,
    made.map(({ period }) => period).join(' '),
  ])

describe('the sessions behind a figure', () => {
  const attended = sessionsOf(
    attendanceReport,
    { asked: 1, came: 1, late: 0, no_show: 0, longest_streak: 1 },
    { asked: 1, came: 0, late: 0, no_show: 1, longest_streak: 0 },
    { asked: 1, came: 1, late: 1, no_show: 0, longest_streak: 1 },
  )

  test('are those counted in it, and none where nothing was counted', () =>
    expect(behind(attendanceReport, ['asked', 'came', 'late', 'no_show', 'ill'], attended)).toEqual(
      [
        ['asked', 3, '1 2 3'],
        ['came', 2, '1 3'],
        ['late', 1, '3'],
        ['no_show', 1, '2'],
      ],
    ))

  test('are all that a share is a share of', () =>
    expect(behind(attendanceReport, ['attendance'], attended.slice(0, 2))).toEqual([
      ['attendance', 50, '1 2'],
    ]))

  test('are none of a streak, which no single session makes', () =>
    expect(behind(attendanceReport, ['longest_streak', 'current_streak'], attended)).toEqual([]))

  test('are the one that holds the best, and what follows from it', () => {
    const rowed = sessionsOf(
      ergoReport,
      { pieces: 1, ergo_2000: 421 },
      { pieces: 2, ergo_2000: 415 },
      { pieces: 1 },
    )
    const names = ['ergo_2000', 'ergo_2000_pace', 'pieces', 'ergo_500']
    expect(behind(ergoReport, names, rowed)).toEqual([
      ['ergo_2000', 415, '2'],
      ['ergo_2000_pace', 415 / 4, '2'],
      ['pieces', 4, '1 2 3'],
    ])
  })
})

describe('a session behind a figure is shown with', () => {
  test('what it counted for, so that nothing stands there as zero', () => {
    const [session] = sessionsOf(attendanceReport, { asked: 1, came: 0, declined: 1, ill: 1 })
    const names = attendanceReport.behind.figures
    expect(session && shownOfSession(attendanceReport, names, session.parts)).toEqual([
      'declined',
      'ill',
    ])
  })

  test('a dash for what is not known of it, but none for a best it does not hold', () => {
    const [rated] = sessionsOf(rpeReport, { felt: 3600, felt_time: 1200 })
    expect(rated && shownOfSession(rpeReport, rpeReport.behind.figures, rated.parts)).toEqual([
      'planned_rpe',
      'felt_rpe',
      'rpe_difference',
      'foster',
    ])
    const [rowed] = sessionsOf(ergoReport, { pieces: 1, ergo_2000: 421 })
    expect(rowed && shownOfSession(ergoReport, ergoReport.behind.figures, rowed.parts)).toEqual([
      'pieces',
      'ergo_2000',
    ])
  })
})
