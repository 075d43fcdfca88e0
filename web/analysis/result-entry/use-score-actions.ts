import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { HeadingOf } from '#domain/sheets/headings.ts'
import type { CellWrite } from '../../sheet/cells.ts'
import type { CellActions } from '../../sheet/SheetCell.tsx'
import type { NamedSheet } from '../../sheet/place-table.ts'
import { useCellActions } from '../../sheet/use-cell-actions.ts'
import type { Place } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import type { EntryField, Writing } from './read-cell.ts'
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

/** What lists call the values of a result; others are known by their name in the sheet. */
const HEADINGS: Partial<Record<EntryField, HeadingOf<'result'>>> = {
  time: 'time',
  distance: 'distance',
  stroke_rate: 'stroke_rate',
  heart_rate: 'heart_rate',
  power: 'power',
  lactate: 'lactate',
  rpe: 'rpe',
  exercise_weight: 'weight',
  note: 'note',
}

/** What the rows and columns are called, for tables that are pasted. */
export const namesIn = (
  { rows, columns }: Pick<Sheet, 'rows' | 'columns'>,
  words: { field: (field: EntryField) => string },
): Pick<NamedSheet<Place>, 'rowAt' | 'headAt'> => ({
  rowAt: (row) => ({ name: rows[row]?.owner.name ?? '', group: String(rows[row]?.piece) }),
  headAt: (at) => {
    const { piece, part, number, field } = columns[at] ?? {}
    return {
      label: field === undefined ? '' : words.field(field),
      field: (field && HEADINGS[field]) ?? null,
      group: [piece, part, number].join('/'),
    }
  },
})

/** What the cells of the sheet of results do. */
export const useScoreActions = (
  sheet: Sheet & Pick<SheetProps, 'desk' | 'words'>,
  host: { current: HTMLElement | null },
): CellActions =>
  useCellActions(
    {
      rows: sheet.rows.length,
      columns: sheet.columns.length,
      writeAt: (row, column, text) => writeAt(sheet, row, column, text),
      ...namesIn(sheet, sheet.words),
      desk: sheet.desk,
    },
    host,
  )
