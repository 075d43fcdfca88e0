export type ProposalRules = {
  /** Loading weeks between two recovery weeks: 3 of "3:1". */
  loading_weeks: number
  /** Per cents: of the loading week before, the most it may be, and of a recovery week. */
  ramp: number
  ramp_limit: number
  recovery: number
  taper_days: number
  taper_less: number
  /** Seconds that no loading week passes; null for 110 % of the highest week of the last year. */
  ceiling: number | null
}

export const PROPOSAL_RULES: ProposalRules = {
  loading_weeks: 3,
  ramp: 5,
  ramp_limit: 10,
  recovery: 60,
  taper_days: 10,
  taper_less: 40,
  ceiling: null,
}

export const PROPOSAL_BOUNDS = {
  loading_weeks: { min: 1, max: 6 },
  ramp: { min: 0, max: 20 },
  ramp_limit: { min: 0, max: 20 },
  recovery: { min: 40, max: 80 },
  taper_days: { min: 7, max: 14 },
  taper_less: { min: 10, max: 80 },
  ceiling: { min: 3600, max: 180_000 },
} as const satisfies Record<keyof ProposalRules, { min: number; max: number }>
