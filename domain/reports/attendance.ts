import { percentOf } from './parts.ts'
import { report, type Figure } from './report.ts'

const REASON = { kind: 'count', extra: true } as const satisfies Figure

/** Who came to what others planned for them, who did not, and why. */
export const attendanceReport = report({
  key: 'attendance',
  periods: ['week', 'month', 'weekday', 'day'],
  parts: {
    asked: 'sum',
    came: 'sum',
    late: 'sum',
    no_show: 'sum',
    declined: 'sum',
    unanswered: 'sum',
    ill: 'sum',
    injured: 'sum',
    alternative: 'sum',
    reason_work: 'sum',
    reason_school: 'sum',
    reason_family: 'sum',
    reason_travel: 'sum',
    reason_other: 'sum',
    // How long a streak was at any session, and at the last one of all days asked for.
    longest_streak: 'most',
    current_streak: 'most',
  },
  came: 'came',
  figures: {
    asked: { kind: 'count' },
    came: { kind: 'count' },
    attendance: {
      kind: 'percent',
      missing: 'asked',
      of: ({ came, asked }) => percentOf(came, asked),
    },
    current_streak: { kind: 'count', missing: 'streak', spansSessions: true },
    longest_streak: { kind: 'count', missing: 'asked', spansSessions: true },
    late: { kind: 'count' },
    no_show: { kind: 'count' },
    declined: { kind: 'count' },
    unanswered: { kind: 'count' },
    ill: { kind: 'count' },
    injured: { kind: 'count' },
    alternative: { kind: 'count', extra: true },
    reason_work: REASON,
    reason_school: REASON,
    reason_family: REASON,
    reason_travel: REASON,
    reason_other: REASON,
  },
  stacks: { outcomes: ['came', 'declined', 'no_show', 'unanswered'] },
  leading: ['attendance', 'came', 'asked', 'late', 'no_show'],
  pictured: 'attendance',
  behind: {
    figures: [
      'came',
      'late',
      'no_show',
      'declined',
      'unanswered',
      'ill',
      'injured',
      'alternative',
      'reason_work',
      'reason_school',
      'reason_family',
      'reason_travel',
      'reason_other',
    ],
    leadsTo: 'attendance',
  },
})
