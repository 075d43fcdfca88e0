import { ratio, type Parts } from './parts.ts'
import { report } from './report.ts'

type Compared = Parts<'compared_planned' | 'compared_felt' | 'compared_time'>

/**
 * How hard training was meant to be and how hard it felt. Ratings of a period are means weighted by
 * duration, of the sessions that have one; the difference is of sessions that have both. A session
 * without a duration counts like one of an hour.
 */
export const rpeReport = report({
  key: 'rpe',
  periods: ['week', 'month', 'day', 'session'],
  parts: {
    sessions: 'sum',
    rated: 'sum',
    // CR10 times seconds, and the seconds.
    planned: 'sum',
    planned_time: 'sum',
    felt: 'sum',
    felt_time: 'sum',
    compared: 'sum',
    compared_planned: 'sum',
    compared_felt: 'sum',
    compared_time: 'sum',
    harder: 'sum',
    easier: 'sum',
    foster: 'sum',
  },
  came: 'sessions',
  figures: {
    sessions: { kind: 'count' },
    rated: { kind: 'count' },
    planned_rpe: {
      kind: 'rating',
      missing: 'planned_rpe',
      of: (parts) => ratio(parts.planned, parts.planned_time),
    },
    felt_rpe: {
      kind: 'rating',
      missing: 'rating',
      of: (parts) => ratio(parts.felt, parts.felt_time),
    },
    /** Of so many sessions, which were planned and rated, the difference is. */
    compared: { kind: 'count' },
    rpe_difference: { kind: 'difference', missing: 'both_ratings', of: differenceOf },
    harder: { kind: 'count' },
    easier: { kind: 'count' },
    foster: { kind: 'load', gate: 'load', missing: 'rating' },
  },
  stacks: { planned_and_felt: ['planned_rpe', 'felt_rpe'] },
  leading: ['felt_rpe', 'planned_rpe', 'rpe_difference', 'harder', 'easier'],
  pictured: 'planned_and_felt',
  behind: {
    figures: ['planned_rpe', 'felt_rpe', 'rpe_difference', 'foster'],
    leadsTo: 'results',
  },
})

function differenceOf({ compared_planned, compared_felt, compared_time }: Compared) {
  const [planned, felt] = [compared_planned, compared_felt].map((sum) => ratio(sum, compared_time))
  return planned == null || felt == null ? null : felt - planned
}
