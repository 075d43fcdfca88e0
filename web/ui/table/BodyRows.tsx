import { Fragment, memo, useCallback, useEffect, useRef } from 'react'
import type { DataColumn, TableModel } from './columns.ts'
import { cellText, Opener, openFromRow, type Opening } from './DataCell.tsx'
import { inGroups, type Grouping } from './grouping.ts'
import classes from './table.module.css'
import { useDrawnRows } from './use-drawn-rows.ts'

/** A table of more rows has a height of its own. */
export const LONG_FROM = 100
const ROW_HEIGHT = 36

type BodyProps<Row extends object> = Opening<Row> & {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
  grouping?: Grouping<Row> | undefined
  isMarked?: ((row: Row) => boolean) | undefined
}

type RowProps<Row extends object> = {
  row: Row
  index: number
  columns: readonly DataColumn<Row>[]
  href?: string | undefined
  onOpen?: Opening<Row>['onOpen'] | undefined
  isOpen?: boolean | undefined
  isMarked?: boolean | undefined
}

function PlainRow<Row extends object>({
  row,
  index,
  columns,
  isMarked,
  ...opening
}: RowProps<Row>) {
  const { href, onOpen } = opening
  const opens = href !== undefined || onOpen !== undefined
  const openAt = onOpen && ((place = 0) => onOpen(row, columns[place]?.key))
  return (
    <tr
      className={classes.row}
      data-opens={opens || undefined}
      data-marked={isMarked || undefined}
      aria-rowindex={index + 2}
      {...(opens && {
        onClick: (event) => openFromRow(event, href === undefined ? openAt : undefined),
      })}
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

/** A row is drawn again when something of its own has changed. */
const BodyRow = memo(PlainRow) as typeof PlainRow

export function BodyRows<Row extends object>({
  table,
  columns,
  href,
  onOpen,
  unfolding,
  grouping,
  isMarked,
}: BodyProps<Row>) {
  const { rows: sorted } = table.getRowModel()
  const groups = grouping && inGroups(sorted, ({ original }) => grouping.by(original))
  const rows = groups?.flat() ?? sorted
  const heads = new Map(
    groups?.map((group) => [group[0]?.id, group.map(({ original }) => original)] as const),
  )
  const drawn = useDrawnRows(rows.length)
  const open = useLatest(onOpen)
  return (
    <>
      {rows.slice(0, drawn).map(({ id, original, index }) => {
        const isOpen = unfolding?.isOpen(original)
        const group = heads.get(id)
        return (
          <Fragment key={id}>
            {group && (
              <tr className={classes.groupHead}>
                <td colSpan={columns.length}>{grouping?.renderHead(group)}</td>
              </tr>
            )}
            <BodyRow
              row={original}
              index={index}
              columns={columns}
              href={href?.(original) ?? undefined}
              onOpen={onOpen && open}
              isOpen={isOpen}
              isMarked={isMarked?.(original)}
            />
            {isOpen && (
              <tr>
                <td colSpan={columns.length}>{unfolding?.render(original)}</td>
              </tr>
            )}
          </Fragment>
        )
      })}
      {drawn < rows.length && (
        <tr aria-hidden style={{ height: (rows.length - drawn) * ROW_HEIGHT }} />
      )}
    </>
  )
}

/** The same function at each render, so that rows are not drawn again for another one. */
function useLatest<Row>(call: Opening<Row>['onOpen']): NonNullable<Opening<Row>['onOpen']> {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((row: Row, column?: string) => latest.current?.(row, column), [])
}
