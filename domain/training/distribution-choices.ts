import { addDays } from '../time/week.ts'

/** What training can be distributed by; the first is the usual one. */
export const DISTRIBUTION_SCORES = ['zones', 'ets', 'foster', 'trimp', 'rpe'] as const
export type DistributionScore = (typeof DISTRIBUTION_SCORES)[number]

/** The days of which it is shown; the first is the usual choice. */
export const DISTRIBUTION_DATES = ['today', 'last_week', 'last_4_weeks'] as const
export type DistributionDates = (typeof DISTRIBUTION_DATES)[number]

const DAYS: Record<DistributionDates, number> = { today: 1, last_week: 7, last_4_weeks: 28 }

/** The days that end today. Both are included. */
export const distributionDays = (dates: DistributionDates, today: string) => ({
  start_date: addDays(today, 1 - DAYS[dates]),
  end_date: today,
})
