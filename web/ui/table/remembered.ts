import { useState } from 'react'
import type { DataColumn, DataTableState } from './columns.ts'

/** Every remembered table starts with this, so that signing out can forget them together. */
export const TABLE_STORAGE_PREFIX = 'table.'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What was stored, as far as it still names columns of the table. */
export function readTableState(
  stored: string | null,
  keys: readonly string[],
  initial: DataTableState,
): DataTableState {
  const parsed = parse(stored)
  if (!isRecord(parsed)) return initial
  const { sorting, columnVisibility } = parsed
  const sorts = Array.isArray(sorting)
    ? sorting.filter((sort) => isRecord(sort) && keys.includes(String(sort['id'])))
    : initial.sorting
  const shown = isRecord(columnVisibility)
    ? Object.entries(columnVisibility).filter(([key]) => keys.includes(key))
    : []
  return {
    sorting: sorts.map((sort) => ({ id: String(sort.id), desc: sort.desc === true })),
    columnVisibility: {
      ...initial.columnVisibility,
      ...Object.fromEntries(shown.map(([key, value]) => [key, value === true])),
    },
  }
}

function parse(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored)
  } catch {
    return null
  }
}

type Sort = {
  by: DataTableState['sorting']
  onChange: (by: DataTableState['sorting']) => void
}

/** Sort and column choice of a table, kept on this device; a sort that is kept elsewhere is not. */
export function useRememberedTable<Row>(
  id: string,
  columns: readonly DataColumn<Row>[],
  sorting: DataTableState['sorting'],
  sort?: Sort,
) {
  const key = `${TABLE_STORAGE_PREFIX}${id}`
  const [state, setState] = useState(() => {
    const columnVisibility = Object.fromEntries(
      columns.map((column) => [column.key, column.hidden !== true]),
    )
    const keys = columns.map((column) => column.key)
    return readTableState(localStorage.getItem(key), keys, { sorting, columnVisibility })
  })
  function remember(next: DataTableState) {
    setState(next)
    localStorage.setItem(key, JSON.stringify(next))
    sort?.onChange(next.sorting)
  }
  if (!sort) return [state, remember] as const
  const isKnown = columns.some((column) => column.key === sort.by[0]?.id)
  return [{ ...state, sorting: isKnown ? sort.by : sorting }, remember] as const
}
