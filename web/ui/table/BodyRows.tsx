import { Fragment, memo, useCallback, useMemo } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { DataColumn, TableModel } from './columns.ts'
import { cellText, Opener, openFromRow, type Opening } from './DataCell.tsx'
import classes from './table.module.css'

/** If there are at least this many rows, only those in view are drawn. */
export const VIRTUAL_FROM = 100
const ROW_HEIGHT = 40
/** Until it has been measured. */
const UNFOLDED_HEIGHT = 320

type BodyProps<Row extends object> = Opening<Row> & {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}

type RowProps<Row extends object> = Opening<Row> & {
  row: Row
  index: number
  columns: readonly DataColumn<Row>[]
}

function PlainRow<Row extends object>({ row, index, columns, ...opening }: RowProps<Row>) {
  const opens = opening.href !== undefined || opening.onOpen !== undefined
  return (
    <tr
      className={classes.row}
      data-opens={opens || undefined}
      aria-rowindex={index + 2}
      {...(opens && { onClick: openFromRow })}
    >
      {columns.map((column, place) => (
        <td key={column.key} className={column.figure ? classes.figure : undefined}>
          {place === 0 ? (
            <Opener row={row} {...opening}>
              {cellText(column, row)}
            </Opener>
          ) : (
            cellText(column, row)
          )}
        </td>
      ))}
    </tr>
  )
}

/** While somebody scrolls, only the rows that come into view are drawn. */
const BodyRow = memo(PlainRow) as typeof PlainRow

export function BodyRows<Row extends object>({ table, ...props }: BodyProps<Row>) {
  const { columns, unfolding } = props
  return table.getRowModel().rows.map(({ id, original, index }) => (
    <Fragment key={id}>
      <BodyRow row={original} index={index} {...props} />
      {unfolding?.isOpen(original) && (
        <tr>
          <td colSpan={columns.length}>{unfolding.render(original)}</td>
        </tr>
      )}
    </Fragment>
  ))
}

/** Only the lines in view: the rows, and below each that is open what it unfolds. */
export function VirtualRows<Row extends object>({
  table,
  scroller,
  ...props
}: BodyProps<Row> & { scroller: HTMLElement | null }) {
  const { columns, unfolding } = props
  const { rows } = table.getRowModel()
  const isOpen = unfolding?.isOpen
  const lines = useMemo(
    () =>
      rows.flatMap(({ id, original, index }) => {
        const row = { key: id, row: original, index, isUnfolded: false }
        return isOpen?.(original)
          ? [row, { ...row, key: `${id} unfolded`, isUnfolded: true }]
          : [row]
      }),
    [rows, isOpen],
  )
  // Were this another function each time, every line would be measured at each step of scrolling.
  const getItemKey = useCallback((place: number) => lines[place]?.key ?? place, [lines])
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: (place) => (lines[place]?.isUnfolded ? UNFOLDED_HEIGHT : ROW_HEIGHT),
    overscan: 10,
    getItemKey,
  })
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Filler height={above} />
      {items.map(({ index: place, key }) => {
        const line = lines[place]
        if (!line) return null
        return line.isUnfolded ? (
          <tr key={key} ref={virtual.measureElement} data-index={place}>
            <td colSpan={columns.length}>{unfolding?.render(line.row)}</td>
          </tr>
        ) : (
          <BodyRow key={key} row={line.row} index={line.index} {...props} />
        )
      })}
      <Filler height={below} />
    </>
  )
}

function Filler({ height }: { height: number }) {
  if (height <= 0) return null
  return <tr aria-hidden style={{ height }} />
}
