import { useVirtualizer } from '@tanstack/react-virtual'
import { Table } from '@mantine/core'
import type { DataColumn, TableModel } from './columns.ts'
import { cellText, Opener, openFromRow, type Opening } from './DataCell.tsx'
import classes from './table.module.css'

/** If there are at least this many rows, only those in view are drawn. */
export const VIRTUAL_FROM = 100
const ROW_HEIGHT = 40

type BodyProps<Row extends object> = Opening<Row> & {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}

type RowProps<Row extends object> = Opening<Row> & {
  row: Row
  index: number
  columns: readonly DataColumn<Row>[]
}

function BodyRow<Row extends object>({ row, index, columns, ...opening }: RowProps<Row>) {
  const opens = opening.href !== undefined || opening.onOpen !== undefined
  return (
    <>
      <Table.Tr
        data-opens={opens || undefined}
        aria-rowindex={index + 2}
        {...(opens && { onClick: openFromRow })}
      >
        {columns.map((column, place) => (
          <Table.Td key={column.key} className={column.figure ? classes.figure : ''}>
            {place === 0 ? (
              <Opener row={row} {...opening}>
                {cellText(column, row)}
              </Opener>
            ) : (
              cellText(column, row)
            )}
          </Table.Td>
        ))}
      </Table.Tr>
      {opening.unfolding?.isOpen(row) && (
        <tr>
          <td colSpan={columns.length}>{opening.unfolding.render(row)}</td>
        </tr>
      )}
    </>
  )
}

export function BodyRows<Row extends object>({ table, ...props }: BodyProps<Row>) {
  return table
    .getRowModel()
    .rows.map((row) => <BodyRow key={row.id} row={row.original} index={row.index} {...props} />)
}

export function VirtualRows<Row extends object>({
  table,
  scroller,
  ...props
}: BodyProps<Row> & { scroller: HTMLElement | null }) {
  const { rows } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Filler height={above} />
      {items.map(({ index, key }) => {
        const row = rows[index]
        return row && <BodyRow key={key} row={row.original} index={index} {...props} />
      })}
      <Filler height={below} />
    </>
  )
}

function Filler({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr aria-hidden style={{ height }} />
}
