import { report, type Figure } from './report.ts'
import { ZONE_FIGURES, ZONE_SUMS } from './zone-figures.ts'
import { ZONE_PARTS } from './zone-parts.ts'

const HELD = { kind: 'watts', missing: 'recorded_power', better: 'more' } as const satisfies Figure
const HEART = {
  kind: 'heart-rate',
  gate: 'curves',
  missing: 'recorded_heart',
  extra: true,
} as const satisfies Figure

/** Riding: how far, how long, how high, how hard, and the bests in power and heart rate. */
export const bikeReport = report({
  key: 'bike-progress',
  periods: ['month', 'week', 'year', 'day'],
  parts: {
    sessions: 'sum',
    time: 'sum',
    distance: 'sum',
    climb: 'sum',
    ...ZONE_SUMS,
    watts_60s: 'most',
    watts_300s: 'most',
    watts_1200s: 'most',
    watts_3600s: 'most',
    /** Of twenty minutes, by the weight of today. */
    watts_per_kilogram_1200s: 'most',
    heart_60s: 'most',
    heart_300s: 'most',
    heart_1200s: 'most',
    heart_3600s: 'most',
  },
  came: 'sessions',
  figures: {
    sessions: { kind: 'count' },
    time: { kind: 'duration' },
    distance: { kind: 'distance', missing: 'distance' },
    climb: { kind: 'metres', missing: 'climb' },
    watts_60s: HELD,
    watts_300s: HELD,
    watts_1200s: HELD,
    watts_3600s: HELD,
    watts_per_kilogram_1200s: {
      kind: 'watts-per-kilogram',
      missing: 'power_or_weight',
      better: 'more',
    },
    heart_60s: HEART,
    heart_300s: HEART,
    heart_1200s: HEART,
    heart_3600s: HEART,
    ...ZONE_FIGURES,
  },
  stacks: { zones: ZONE_PARTS },
  pictured: 'zones',
  behind: {
    figures: ['time', 'distance', 'climb', 'watts_60s', 'watts_300s', 'watts_1200s', 'watts_3600s'],
    leadsTo: 'results',
  },
})
