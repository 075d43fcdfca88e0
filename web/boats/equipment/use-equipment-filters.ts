import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readFilters, writeFilters, type EquipmentFilters } from './equipment-filters.ts'

const TYPING_MS = 300

/** Filters live in the address; what is searched for goes there when the typing pauses. */
export function useEquipmentFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = readFilters(search)
  const [typed, setTyped] = useState(filters.query)
  const written = filters.query
  useEffect(() => {
    if (typed.trim() === written) return undefined
    const timer = setTimeout(() => {
      setSearch((now) => writeFilters({ ...readFilters(now), query: typed }), {
        replace: true,
        preventScrollReset: true,
      })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, written, setSearch])
  const change = ({ query, ...rest }: Partial<EquipmentFilters>) => {
    if (query !== undefined) setTyped(query)
    else
      setSearch(writeFilters({ ...filters, ...rest }), {
        replace: rest.view === undefined,
        preventScrollReset: true,
      })
  }
  const reset = () => {
    setTyped('')
    setSearch(writeFilters({ ...filters, kind: null, status: null, query: '' }), { replace: true })
  }
  return { filters, typed, change, reset }
}
