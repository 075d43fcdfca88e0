import { isDate } from '#domain/time/week.ts'
import { useClubDay } from '../../../format/club-clock.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'

export type ChosenDay = { day: string; today: string; choose: (day: string) => void }

/** The day of the address, or today. */
export function useDay(): ChosenDay {
  const [search, change] = useSearchParam()
  const today = useClubDay()
  const written = search.get('day')
  const day = written !== null && isDate(written) ? written : today
  return { day, today, choose: (next) => change({ day: next === today ? null : next }) }
}
