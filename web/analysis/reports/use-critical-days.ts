import { useState } from 'react'
import type { Days } from '#domain/reports/spans.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import {
  readCriticalDays,
  spanProblem,
  writeCriticalDays,
  type SpanProblem,
} from './report-filters.ts'

export type CriticalDays = {
  days: Days
  /** Nobody has chosen others than the last ninety. */
  isUsual: boolean
  problem: SpanProblem | null
  /** Null for the last ninety again. */
  change: (part: Partial<Days> | null) => void
}

/** The days of whose bests critical power and speed are, as the address has them. */
export function useCriticalDays(): CriticalDays {
  const { timeZone } = useFormat()
  const [opened] = useState(() => serverDate())
  const today = dayIn(timeZone, opened)
  const [search, changeSearch] = useSearchParam()
  const days = readCriticalDays(search, today)
  const written = writeCriticalDays(days, today)
  return {
    days,
    isUsual: Object.values(written).every((day) => day === null),
    problem: spanProblem(days),
    change: (part) => {
      const now = readCriticalDays(new URLSearchParams(window.location.search), today)
      const usual = readCriticalDays(new URLSearchParams(), today)
      changeSearch(writeCriticalDays(part ? { ...now, ...part } : usual, today))
    },
  }
}
