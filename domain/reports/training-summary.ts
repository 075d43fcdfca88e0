import { percentOf } from './parts.ts'
import { report, type Figure } from './report.ts'
import { ZONE_PARTS } from './zone-parts.ts'

const IN_ZONE = { kind: 'duration', gate: 'time-in-zone', extra: true } as const satisfies Figure

const LOAD = { kind: 'load', gate: 'load', missing: 'load' } as const satisfies Figure

/** What was trained: how often, how long, how far, how hard, and how much of the plan. */
export const trainingSummaryReport = report({
  key: 'training-summary',
  periods: ['week', 'month', 'year', 'day'],
  parts: {
    sessions: 'sum',
    time: 'sum',
    distance: 'sum',
    ets: 'sum',
    foster: 'sum',
    trimp: 'sum',
    zone_ut3: 'sum',
    zone_ut2: 'sum',
    zone_ut1: 'sum',
    zone_at: 'sum',
    zone_tr: 'sum',
    zone_lt: 'sum',
    zone_a_lact: 'sum',
    // Both of the same sessions: those that have a plan and a time.
    planned_time: 'sum',
    compared_time: 'sum',
    unscored: 'sum',
  },
  came: 'sessions',
  figures: {
    sessions: { kind: 'count' },
    time: { kind: 'duration' },
    distance: { kind: 'distance', missing: 'distance' },
    compliance: {
      kind: 'percent',
      missing: 'plan',
      of: ({ compared_time, planned_time }) => percentOf(compared_time, planned_time),
    },
    ets: LOAD,
    foster: LOAD,
    trimp: LOAD,
    zone_ut3: IN_ZONE,
    zone_ut2: IN_ZONE,
    zone_ut1: IN_ZONE,
    zone_at: IN_ZONE,
    zone_tr: IN_ZONE,
    zone_lt: IN_ZONE,
    zone_a_lact: IN_ZONE,
  },
  stacks: { zones: ZONE_PARTS },
  pictured: 'zones',
})
