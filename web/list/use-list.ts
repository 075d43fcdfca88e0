import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FilterChanges } from '../ui/filters/filter.ts'
import { useListState } from '../ui/use-list-state.ts'
import { clearFilters, narrows, readQuery, writeFilters } from './filters.ts'
import type { Answer, List } from './list.tsx'
import { useDrawn } from './use-drawn.ts'

/** The rows that the address asks for, and how to ask for others. */
export function useList<Row extends object, Extra>(list: List<Row, Extra>, given: unknown) {
  const state = useListState()
  const { words, drawn } = useDrawn(list, given)
  const query = readQuery(list.filters, state.text)
  if (!list.need) throw new Error('The rows of this list do not come from a call')
  const asked = useQuery({
    ...list.need({ ...query, ...(list.isPaged && { page: state.page }) }),
    placeholderData: keepPreviousData<Answer<Row>>,
  })
  return {
    list,
    words,
    drawn,
    state,
    query,
    asked,
    isNarrowed: narrows(list.filters, query),
    change: (changes: FilterChanges) => state.changeAll(writeFilters(list.filters, changes)),
    reset: () => state.changeAll(clearFilters(list.filters)),
  }
}

export type ListView<Row extends object, Extra> = ReturnType<typeof useList<Row, Extra>>
