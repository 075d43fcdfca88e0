import { percentOf } from './parts.ts'
import { report } from './report.ts'

const MEDAL = { kind: 'medal-percent', gate: 'gold-medal-times', missing: 'pieces' } as const

/** The bests of a season: pieces against gold medal times, and times on the ergometer. */
export const performanceReport = report({
  key: 'performance',
  periods: ['month', 'week', 'year', 'day'],
  parts: {
    sessions: 'sum',
    pieces: 'sum',
    /** Of the pieces that have a gold medal time: theirs, and the seconds they took. */
    medal_time: 'sum',
    measured_time: 'sum',
    best_medal_percent: 'most',
    ergo_2000: 'least',
    ergo_500: 'least',
  },
  came: 'sessions',
  figures: {
    sessions: { kind: 'count' },
    best_medal_percent: { ...MEDAL, better: 'more' },
    medal_percent: {
      ...MEDAL,
      better: 'more',
      of: ({ medal_time, measured_time }) => percentOf(medal_time, measured_time),
    },
    ergo_2000: { kind: 'time', missing: 'ergo', better: 'less' },
    ergo_500: { kind: 'time', missing: 'ergo', better: 'less' },
    pieces: { kind: 'count' },
  },
  leading: ['best_medal_percent', 'medal_percent', 'ergo_2000', 'ergo_500'],
  pictured: 'best_medal_percent',
  behind: {
    figures: ['pieces', 'best_medal_percent', 'ergo_2000', 'ergo_500'],
    leadsTo: 'results',
  },
})

/** The same in two spans of days against each other, with the spread of the changes. */
export const improvementReport: typeof performanceReport = {
  ...performanceReport,
  key: 'improvement',
  // Each figure takes three columns here, so that counts stand there only when chosen.
  figures: {
    ...performanceReport.figures,
    sessions: { kind: 'count', extra: true },
    pieces: { kind: 'count', extra: true },
  },
  against: 'before',
}
