import type { DataTableState } from './columns.ts'

export type Sorting = DataTableState['sorting']

/** How an address writes what rows are sorted by: the column, after a minus the greatest first. */
export const writeSort = (sorting: Sorting): string | null =>
  sorting.map(({ id, desc }) => `${desc ? '-' : ''}${id}`)[0] ?? null

export const readSort = (text: string | null): Sorting =>
  text ? [{ id: text.replace(/^-/, ''), desc: text.startsWith('-') }] : []
