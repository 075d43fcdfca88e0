import { DataTable, type DataTableProps } from '../ui/table/DataTable.tsx'
import { PagedTable, type PagedTableProps } from '../ui/table/PagedTable.tsx'
import type { List, DrawnTable } from './list.tsx'
import { useDrawn } from './use-drawn.ts'

/** What the page adds to the words of its list, where it adds something. */
export type Adding<Extra> = unknown extends Extra ? { given?: undefined } : { given: Extra }

type ListTableProps<Row extends object, Extra> = Partial<DrawnTable<Row>> &
  Pick<DataTableProps<Row>, 'rows'> &
  Adding<Extra> & { of: List<Row, Extra> } & Partial<Pages>
/** Rows that the server cuts into pages. */
type Pages = Pick<PagedTableProps<object>, 'meta' | 'onPage'>

/** Rows as their list says; what else is given goes before it. */
export function ListTable<Row extends object, Extra>(props: ListTableProps<Row, Extra>) {
  const { of, given, meta, onPage, ...look } = props
  const { drawn } = useDrawn(of, given)
  const table = { ...drawn.table, ...look }
  if (meta && onPage) return <PagedTable {...table} meta={meta} onPage={onPage} />
  return <DataTable {...table} />
}
