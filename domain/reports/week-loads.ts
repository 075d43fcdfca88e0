import { weekLoad } from '../training/foster.ts'
import { ratio, withoutNoise, type Parts } from './parts.ts'
import type { Figure, Missing } from './report.ts'

/** What monotony and strain need of weeks, and why they are not known of others. */
export const WEEK_LOAD_SUMS = {
  monotonies: 'sum',
  strains: 'sum',
  /** Weeks of which both are known. */
  load_weeks: 'sum',
  /** Weeks with the same load on every day. */
  even_weeks: 'sum',
  /** Weeks that are not over, or not all of whose days were asked for. */
  cut_weeks: 'sum',
} as const
type WeekPart = keyof typeof WEEK_LOAD_SUMS

/**
 * The parts of one week of an athlete.
 * @param days the load of each of its seven days by Foster, 0 where there was none
 * @param isWhole whether the week is over and all its days were asked for
 */
export function weekLoadParts(days: readonly number[], isWhole: boolean): Parts<WeekPart> {
  const { monotony = null, strain = null } = (isWhole && weekLoad(days)) || {}
  const isKnown = monotony !== null
  return {
    monotonies: monotony === null ? null : withoutNoise(monotony),
    strains: strain === null ? null : withoutNoise(strain),
    load_weeks: isKnown ? 1 : 0,
    even_weeks: isWhole && !isKnown ? 1 : 0,
    cut_weeks: isWhole ? 0 : 1,
  }
}

type Weeks = Parts<WeekPart | 'foster'>

const lackOf = ({ foster, even_weeks }: Weeks): Missing => {
  if (foster === null) return 'rating'
  return even_weeks !== null && even_weeks > 0 ? 'even_week' : 'whole_week'
}

const OF_WEEKS = {
  gate: 'load',
  missing: 'whole_week',
  why: lackOf,
  extra: true,
  spansSessions: true,
} as const

/** Of several weeks or athletes they are the means of the weeks. */
export const WEEK_LOAD_FIGURES = {
  monotony: {
    ...OF_WEEKS,
    kind: 'ratio',
    of: ({ monotonies, load_weeks }) => ratio(monotonies, load_weeks),
  },
  strain: {
    ...OF_WEEKS,
    kind: 'load',
    of: ({ strains, load_weeks }) => ratio(strains, load_weeks),
  },
} as const satisfies Record<string, Figure<WeekPart | 'foster'>>
