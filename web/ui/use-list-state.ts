import { useSearchParams } from 'react-router'
import { writtenChanges, type FilterChanges } from './filters/filter.ts'

/**
 * Filters, sorting and page of a list, kept in the address; a changed filter starts at the first
 * page.
 */
export function useListState() {
  const [search, setSearch] = useSearchParams()
  const write = (changes: Record<string, string | null>, replace = true) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (!('page' in changes)) next.delete('page')
        for (const [name, value] of Object.entries(changes))
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace, preventScrollReset: true },
    )
  return {
    page: Math.max(1, Math.trunc(Number(search.get('page')) || 1)),
    text: (name: string) => search.get(name) ?? '',
    change: (name: string, value: string | null) => write({ [name]: value }),
    changeAll: (changes: FilterChanges) => write(writtenChanges(changes)),
    /** Going back leads to what was shown before. */
    open: (name: string, value: string) => write({ [name]: value }, false),
  }
}

export type ListState = ReturnType<typeof useListState>

/** A number typed as an id, or nothing. */
export const idOf = (text: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
