import { useTranslation } from 'react-i18next'
import type { Result } from '#contract/analysis/result-entry.ts'
import type { Entries } from './entries.ts'
import { cellKey, hasPlace, isClosed, plannedValue, slotOf, storedValue } from './slots.ts'
import type { Column, Row } from './grid-model.ts'
import { SheetCell, type CellActions } from '../../sheet/SheetCell.tsx'
import { isWords, writeCell } from './read-cell.ts'
import type { SheetProps } from './use-score-actions.ts'

/** A piece without this split, a value of somebody who does not show it, or a cell to type into. */
export function kindOf(
  pieces: SheetProps['pieces'],
  row: Row,
  column: Column,
): 'none' | 'closed' | 'open' {
  if (!hasPlace(pieces, row, column)) return 'none'
  return isClosed(row.owner, column.field) ? 'closed' : 'open'
}

type SlotCellProps = Pick<SheetProps, 'pieces' | 'writing' | 'words'> & {
  result: Result | undefined
  /** Entries by cell, at least those of the row’s owner. */
  own: Entries
  /** Keys of the cells that somebody else has written to meanwhile. */
  clashes: string
  row: Row
  column: Column
  y: number
  x: number
  actions: CellActions
}

/**
 * One place of the sheet: what is typed or stored there, what the plan says, and what is wrong with
 * it.
 */
export function SlotCell({
  row,
  column,
  y,
  x,
  pieces,
  result,
  own,
  clashes,
  writing,
  words,
  actions,
}: SlotCellProps) {
  const { t } = useTranslation('scores')
  const kind = kindOf(pieces, row, column)
  if (kind === 'none') return null
  if (kind === 'closed')
    return <span title={t('closed', { name: row.owner.name })}>{t('closedShort')}</span>
  const slot = slotOf(row, column)
  const key = cellKey(row.owner, slot)
  const entry = own.get(key)
  const clash = clashes.split(' ').includes(key)
  return (
    <SheetCell
      row={y}
      column={x}
      name={key}
      label={words.cell(row, column)}
      text={entry?.text ?? writeCell(slot.field, storedValue(result, slot), writing)}
      planned={writeCell(slot.field, plannedValue(pieces, slot), writing)}
      fault={words.fault(entry)}
      state={clash ? 'clash' : entry ? 'waiting' : 'plain'}
      words={isWords(column.field)}
      choices={column.field === 'rpe' ? words.efforts : undefined}
      actions={actions}
    />
  )
}
