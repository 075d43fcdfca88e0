import { DataTable, type DataTableProps } from '../ui/table/DataTable.tsx'
import { PagedTable, type PagedTableProps } from '../ui/table/PagedTable.tsx'
import type { List, ListTableProps } from './list.tsx'
import { useDrawn } from './use-drawn.ts'

/** What the page adds to the words of its list, where it adds something. */
export type Adding<Given> = unknown extends Given ? { given?: undefined } : { given: Given }

type Props<Row extends object, Given> = Partial<ListTableProps<Row>> &
  Pick<DataTableProps<Row>, 'rows'> &
  Adding<Given> & { of: List<Row, Given> } & Partial<Pages>
/** Rows that the server cuts into pages. */
type Pages = Pick<PagedTableProps<object>, 'meta' | 'onPage'>

/** Rows as their list says; what else is given goes before it. */
export function ListTable<Row extends object, Given>(props: Props<Row, Given>) {
  const { of, given, meta, onPage, ...look } = props
  const { drawn } = useDrawn(of, given)
  const table = { ...drawn.table, ...look }
  if (meta && onPage) return <PagedTable {...table} meta={meta} onPage={onPage} />
  return <DataTable {...table} />
}
