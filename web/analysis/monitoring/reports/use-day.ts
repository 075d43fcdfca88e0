import { useState } from 'react'
import { isDate } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../../format/server-clock.ts'
import { useFormat } from '../../../format/format.ts'
import { useSearchParam } from '../../../ui/use-search-param.ts'

export type ChosenDay = { day: string; today: string; choose: (day: string) => void }

/** The day of the address, or today. */
export function useDay(): ChosenDay {
  const { timeZone } = useFormat()
  const [opened] = useState(() => serverDate())
  const [search, change] = useSearchParam()
  const today = dayIn(timeZone, opened)
  const written = search.get('day')
  const day = written !== null && isDate(written) ? written : today
  return { day, today, choose: (next) => change({ day: next === today ? null : next }) }
}
