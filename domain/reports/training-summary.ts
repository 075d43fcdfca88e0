import { percentOf, type Adding, type Parts } from './parts.ts'
import { report, type Figure } from './report.ts'
import { WEEK_LOAD_FIGURES, WEEK_LOAD_SUMS } from './week-loads.ts'
import { ZONE_FIGURES, ZONE_SUMS } from './zone-figures.ts'
import { ZONE_PARTS } from './zone-parts.ts'

const LOAD = { kind: 'load', gate: 'load', missing: 'load' } as const satisfies Figure

/** What sessions add to their day, week or month. */
export const TRAINED_SUMS = {
  sessions: 'sum',
  time: 'sum',
  distance: 'sum',
  ets: 'sum',
  foster: 'sum',
  trimp: 'sum',
  ...ZONE_SUMS,
  // What was planned, whether or not somebody came.
  planned_sessions: 'sum',
  missed: 'sum',
  planned_time: 'sum',
  planned_distance: 'sum',
  /** Time of the sessions whose time was planned. */
  compared_time: 'sum',
  unscored: 'sum',
  unrated: 'sum',
} as const satisfies Record<string, Adding>

type Compared = Parts<'compared_time' | 'planned_time'>

/** How much of the planned time was done; nothing at all where all of it was missed. */
export const complianceOf = ({ compared_time, planned_time }: Compared): number | null =>
  percentOf(compared_time ?? 0, planned_time)

/** What was trained: how often, how long, how far, how hard, and how much of the plan. */
export const trainingSummaryReport = report({
  key: 'training-summary',
  periods: ['week', 'month', 'year', 'day'],
  parts: { ...TRAINED_SUMS, ...WEEK_LOAD_SUMS },
  came: 'sessions',
  figures: {
    sessions: { kind: 'count' },
    time: { kind: 'duration' },
    distance: { kind: 'distance', missing: 'distance' },
    planned_time: { kind: 'duration', missing: 'plan' },
    compliance: { kind: 'percent', missing: 'plan', of: complianceOf },
    missed: { kind: 'count' },
    planned_sessions: { kind: 'count', extra: true },
    planned_distance: { kind: 'distance', missing: 'planned_distance', extra: true },
    ets: LOAD,
    foster: LOAD,
    trimp: { ...LOAD, extra: true },
    ...WEEK_LOAD_FIGURES,
    unrated: { kind: 'count', gate: 'load', extra: true },
    ...ZONE_FIGURES,
  },
  stacks: { zones: ZONE_PARTS },
  leading: ['time', 'distance', 'sessions', 'ets', 'compliance'],
  lacking: { ets: 'unscored' },
  course: 'time',
  pictured: 'zones',
  behind: { figures: ['time', 'distance', 'compliance', 'ets', 'foster', 'trimp'] },
})
