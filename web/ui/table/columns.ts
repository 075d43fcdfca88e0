import type { ReactNode } from 'react'
import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type AccessorFnColumnDef,
  type ReactTable,
  type SortFn,
} from '@tanstack/react-table'
import type { TermName } from '../Term.tsx'

type CellValue = string | number | null

export type DataColumn<Row> = {
  key: string
  header: string
  /** Shown under the header, so that the cells contain figures only. */
  unit?: string
  /** The glossary explains the header. */
  term?: TermName | undefined
  /** What is sorted by, and shown unless `cell` says otherwise; null sorts last. */
  value: (row: Row) => CellValue
  cell?: (row: Row) => ReactNode
  /** Figures are set right-aligned and tabular. */
  figure?: boolean
  total?: (rows: readonly Row[]) => ReactNode
  /** In pixels. */
  width?: number
  /** Only shown when chosen. */
  hidden?: boolean
  /** Rows are put in its order elsewhere, if at all. */
  isSortable?: false
}

const FEATURES = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
})
type Features = typeof FEATURES
export type DataTableState = {
  sorting: { id: string; desc: boolean }[]
  columnVisibility: Record<string, boolean>
}
export type TableModel<Row extends object> = ReactTable<Features, Row>

/** Made once: asking for its rules at each comparison takes ten times as long. */
const ALPHABET = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Words by the reader's alphabet with numbers inside them counted, figures by size. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return ALPHABET.compare(String(one), String(other))
}

function toDefinition<Row extends object>(
  column: DataColumn<Row>,
): AccessorFnColumnDef<Features, Row, unknown> {
  const sortFn: SortFn<Features, Row> = (one, other, id) =>
    compareValues(one.getValue(id), other.getValue(id))
  return {
    id: column.key,
    accessorFn: (row) => column.value(row) ?? undefined,
    sortFn,
    sortUndefined: 'last',
    sortDescFirst: column.figure ?? false,
  }
}

/** Columns stay valid only while the array is the same: keep it at module level or memoised. */
const definitions = new WeakMap<readonly unknown[], unknown>()

function definitionsOf<Row extends object>(
  columns: readonly DataColumn<Row>[],
): AccessorFnColumnDef<Features, Row, unknown>[] {
  const known = definitions.get(columns)
  if (known !== undefined) return known as AccessorFnColumnDef<Features, Row, unknown>[]
  const made = columns.map(toDefinition)
  definitions.set(columns, made)
  return made
}

export function useTableModel<Row extends object>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  [state, setState]: readonly [DataTableState, (state: DataTableState) => void],
): TableModel<Row> {
  return useTable({
    features: FEATURES,
    columns: definitionsOf(columns),
    data: rows,
    getRowId: rowKey,
    state,
    enableSortingRemoval: false,
    onSortingChange: (update) =>
      setState({
        ...state,
        sorting: typeof update === 'function' ? update(state.sorting) : update,
      }),
    onColumnVisibilityChange: (update) =>
      setState({
        ...state,
        columnVisibility: typeof update === 'function' ? update(state.columnVisibility) : update,
      }),
  })
}
