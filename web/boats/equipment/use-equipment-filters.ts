import { useSearchParams } from 'react-router'
import { readFilters, writeFilters, type EquipmentFilters } from './equipment-filters.ts'

/** Filters live in the address; going back leads to the view before. */
export function useEquipmentFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const change = (part: Partial<EquipmentFilters>) =>
    setSearch((now) => writeFilters({ ...readFilters(now), ...part }), {
      replace: part.view === undefined,
      preventScrollReset: true,
    })
  const reset = () => change({ kind: null, status: null, query: '' })
  return { filters, change, reset }
}
