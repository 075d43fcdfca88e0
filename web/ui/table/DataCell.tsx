import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NO_DATA } from '../../format/no-data.ts'
import type { DataColumn } from './columns.ts'
import classes from './table.module.css'

/** How a row is opened: an address one can also open in a new tab, or something to do. */
export type Opening<Row> = {
  href?: (row: Row) => string | null
  /** A click beside the opener says on which column it was. */
  onOpen?: (row: Row, column?: string) => void
  /** What unfolds below an open row; `onOpen` then opens and closes it. */
  unfolding?: { isOpen: (row: Row) => boolean; render: (row: Row) => ReactNode }
}

export const cellText = <Row,>(column: DataColumn<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : (column.value(row) ?? NO_DATA)

type OpenerProps<Row> = {
  row: Row
  href?: string | undefined
  onOpen?: ((row: Row) => void) | undefined
  /** Whether the row is unfolded, where rows unfold. */
  isOpen?: boolean | undefined
  children: ReactNode
}

export function Opener<Row>({ row, href, onOpen, isOpen, children }: OpenerProps<Row>) {
  if (href !== undefined) {
    return (
      <Link className={classes.open} data-opens-row to={href}>
        {children}
      </Link>
    )
  }
  if (!onOpen) return children
  return (
    <button
      type="button"
      className={classes.open}
      data-opens-row
      aria-expanded={isOpen}
      onClick={() => onOpen(row)}
    >
      {children}
    </button>
  )
}

/**
 * A click anywhere in the row opens what the row links to, unless it was on another control or
 * selected text.
 * @param open is given the place of the column, where the row does not lead to another page
 */
export function openFromRow(
  event: React.MouseEvent<HTMLElement>,
  open?: (place: number | undefined) => void,
): void {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || target.closest('a, button, input, select, label')) return
  if (document.getSelection()?.toString()) return
  if (open) return open(target.closest('td')?.cellIndex)
  const opener = currentTarget.querySelector('[data-opens-row]')
  if (opener instanceof HTMLElement) opener.click()
}
