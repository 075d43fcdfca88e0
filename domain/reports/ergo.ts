import { ergoWattsOfPace } from '../time/pace.ts'
import { report, type Figure } from './report.ts'

/** Tests whose best time has a column of its own, in metres. */
export const ERGO_METRES = [500, 1000, 2000, 5000, 6000] as const
/** Tests whose most metres have one, in seconds. */
export const ERGO_SECONDS = [1800, 3600] as const
/** Seconds whose most watts have one. */
export const ERGO_WATTS = [60, 300, 1200] as const

const TEST = { kind: 'time', missing: 'ergo', better: 'less' } as const satisfies Figure
const METRES = { kind: 'metres', missing: 'ergo_time', better: 'more' } as const satisfies Figure
const HELD = {
  kind: 'watts',
  missing: 'recording',
  better: 'more',
  extra: true,
} as const satisfies Figure

const paceOver2000 = ({ ergo_2000 }: { ergo_2000: number | null }) =>
  ergo_2000 === null ? null : ergo_2000 / 4

/** The bests on the rowing machine: tests and pieces that were timed, and recordings. */
export const ergoReport = report({
  key: 'ergo-progress',
  periods: ['month', 'week', 'year', 'day'],
  parts: {
    sessions: 'sum',
    pieces: 'sum',
    ergo_500: 'least',
    ergo_1000: 'least',
    ergo_2000: 'least',
    ergo_5000: 'least',
    ergo_6000: 'least',
    ergo_1800s: 'most',
    ergo_3600s: 'most',
    predicted_2000: 'least',
    /** Of 2000 m, by the weight of today. */
    watts_per_kilogram: 'most',
    watts_60s: 'most',
    watts_300s: 'most',
    watts_1200s: 'most',
  },
  came: 'sessions',
  figures: {
    sessions: { kind: 'count' },
    ergo_2000: TEST,
    ergo_2000_pace: {
      kind: 'pace',
      missing: 'ergo',
      better: 'less',
      of: paceOver2000,
      ofBest: 'ergo_2000',
    },
    ergo_2000_watts: {
      kind: 'watts',
      missing: 'ergo',
      better: 'more',
      of: (parts) => ergoWattsOfPace(paceOver2000(parts)),
      ofBest: 'ergo_2000',
    },
    watts_per_kilogram: { kind: 'watts-per-kilogram', missing: 'weight', better: 'more' },
    predicted_2000: { kind: 'time', missing: 'foretelling', better: 'less' },
    ergo_500: TEST,
    ergo_1000: TEST,
    ergo_5000: TEST,
    ergo_6000: TEST,
    ergo_1800s: METRES,
    ergo_3600s: { ...METRES, extra: true },
    watts_60s: HELD,
    watts_300s: HELD,
    watts_1200s: HELD,
    pieces: { kind: 'count' },
  },
  pictured: 'ergo_2000',
  behind: {
    figures: [
      'pieces',
      'ergo_500',
      'ergo_1000',
      'ergo_2000',
      'ergo_5000',
      'ergo_6000',
      'ergo_1800s',
      'ergo_3600s',
      'predicted_2000',
      'watts_60s',
      'watts_300s',
      'watts_1200s',
    ],
    leadsTo: 'results',
  },
})
