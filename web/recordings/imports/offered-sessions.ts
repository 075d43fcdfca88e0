import type { AgendaItem } from '#contract/planning/calendar.ts'
import { SPORT, takesScores } from '#domain/constants/sports.ts'

type Item = Pick<AgendaItem, 'kind' | 'sport_id' | 'mine'>

/**
 * The sessions of a day a recording may go to, the person's own before others: neither events nor
 * days that take no results.
 */
export const offeredOf = <Of extends Item>(items: readonly Of[]): Of[] =>
  items
    .filter(({ kind, sport_id }) => kind === 'session' && takesScores(sport_id ?? SPORT.other))
    .toSorted((one, other) => Number(other.mine !== null) - Number(one.mine !== null))
