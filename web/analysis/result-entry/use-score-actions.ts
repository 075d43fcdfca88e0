import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { CellWrite } from '../../sheet/cells.ts'
import type { CellActions } from '../../sheet/SheetCell.tsx'
import { useCellActions } from '../../sheet/use-cell-actions.ts'
import type { Place } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import type { Writing } from './read-cell.ts'
import { hasPlace, isClosed, slotOf } from './slots.ts'
import type { EntryDesk } from './use-entries.ts'
import type { Words } from './use-words.ts'

type Sheet = { pieces: SessionScores['pieces']; rows: readonly Row[]; columns: readonly Column[] }

export type SheetProps = Sheet & { desk: EntryDesk; writing: Writing; words: Words }

/**
 * What is written into a cell of the sheet; null where there is no such place, or where it is
 * closed to the writer.
 */
export function writeAt(
  { pieces, rows, columns }: Sheet,
  row: number,
  column: number,
  text: string,
): CellWrite<Place> | null {
  const [line, head] = [rows[row], columns[column]]
  if (!line || !head) return null
  const slot = slotOf(line, head)
  return hasPlace(pieces, line, head) && !isClosed(line.owner, slot.field)
    ? { owner: line.owner, slot, text }
    : null
}

/** What the cells of the sheet of results do. */
export const useScoreActions = (
  sheet: Sheet & Pick<SheetProps, 'desk'>,
  host: { current: HTMLElement | null },
): CellActions =>
  useCellActions(
    {
      rows: sheet.rows.length,
      columns: sheet.columns.length,
      writeAt: (row, column, text) => writeAt(sheet, row, column, text),
      desk: sheet.desk,
    },
    host,
  )
