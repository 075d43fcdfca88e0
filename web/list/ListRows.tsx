import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Waiting } from '../load/Waiting.tsx'
import { PageState } from '../ui/PageState.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { PagedTable, Pages } from '../ui/table/PagedTable.tsx'
import type { DrawnTable } from './list.tsx'
import type { ListView } from './use-list.ts'

export type ListRowsProps<Row extends object, Extra> = {
  of: ListView<Row, Extra>
  /** The way to a first row, where there is none. */
  start?: ReactNode
  renderAbove?: ((rows: readonly Row[]) => ReactNode) | undefined
  /** How the rows are shown, where not as a table. */
  children?: ((rows: readonly Row[], table: DrawnTable<Row>) => ReactNode) | undefined
}

/** The rows that were found, or why there are none. */
export function ListRows<Row extends object, Extra>(props: ListRowsProps<Row, Extra>) {
  const { of, start, renderAbove, children } = props
  const { list, drawn, asked, isNarrowed, reset, state } = of
  if (!asked.data) return <Waiting for={asked} rows={10} />
  const { data, meta } = asked.data
  if (data.length === 0) {
    const { reset: clear, ...words } = isNarrowed ? drawn.none : drawn.empty
    const clearing = clear !== undefined && (
      <Button variant="default" onClick={reset}>
        {clear}
      </Button>
    )
    return <PageState state="empty" {...words} action={isNarrowed ? clearing : start} />
  }
  const onPage = (page: number) => state.change('page', String(page))
  if (children)
    return (
      <>
        {children(data, drawn.table)}
        {list.isPaged && <Pages meta={meta} onPage={onPage} />}
      </>
    )
  return (
    <>
      {renderAbove?.(data)}
      {list.isPaged ? (
        <PagedTable {...drawn.table} rows={data} meta={meta} onPage={onPage} />
      ) : (
        <DataTable {...drawn.table} rows={data} />
      )}
    </>
  )
}
