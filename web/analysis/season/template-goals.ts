import type { Season, SeasonGoal } from '#contract/analysis/season.ts'

/** The goals that a season is counted from. */
export const mainGoalsOf = ({ goals }: Pick<Season, 'goals'>): SeasonGoal[] =>
  goals.filter(({ priority }) => priority === 'A')
