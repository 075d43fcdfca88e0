import { useEffect, useEffectEvent } from 'react'
import { useClubDay } from '../../format/club-clock.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import {
  FILTER_KEYS,
  readFilters,
  writeFilters,
  type AboutWhom,
  type ReportFilters,
} from './report-filters.ts'
import { keepFilters, keptFilters } from './kept-filters.ts'
import { useReportContext } from './use-seasons.ts'

const NO_FILTERS = Object.fromEntries(FILTER_KEYS.map((key) => [key, null]))
const named = (search: URLSearchParams) => FILTER_KEYS.some((key) => search.has(key))

/**
 * Reads the filters from the address. If it has none, those last used on this device apply and are
 * written to the address too. Those of a report of one athlete stay with its address.
 */
export function useReportFilters(about: AboutWhom = 'all') {
  const today = useClubDay()
  const on = { today, context: useReportContext() }
  const [search, changeSearch] = useSearchParam()
  const stored = keptFilters(about)
  const missing = !named(search) && stored !== ''
  const filters = readFilters(missing ? new URLSearchParams(stored) : search, on, about)

  const write = useEffectEvent(() => changeSearch(Object.fromEntries(new URLSearchParams(stored))))
  useEffect(() => {
    if (missing) write()
  }, [missing])

  /** Those of the address itself: another change may not have been drawn yet. */
  function filtersNow(): ReportFilters {
    const now = new URLSearchParams(window.location.search)
    return named(now) ? readFilters(now, on, about) : filters
  }

  function change(part: Partial<ReportFilters>) {
    const written = writeFilters({ ...filtersNow(), ...part }, today, about)
    keepFilters(about, written)
    changeSearch({ ...NO_FILTERS, ...written })
  }
  return { filters, change, set: Object.keys(writeFilters(filters, today, about)).length }
}
