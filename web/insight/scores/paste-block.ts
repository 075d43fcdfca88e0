import type { SessionScores } from '#contract/insight/scores.ts'
import type { CellWrite } from './entries.ts'
import { hasPlace, isClosed, slotOf } from './slots.ts'
import type { Column, Row } from './grid-model.ts'

type Sheet = { pieces: SessionScores['pieces']; rows: readonly Row[]; columns: readonly Column[] }

/**
 * What of a pasted block has no place: lines below the last row, columns behind the last, values in
 * between; `texts`: all that was left out.
 */
export type LeftOut = { lines: number; columns: number; cells: number; texts: string[] }

/**
 * What is written into a cell of the sheet; null where there is no such place, or where it is
 * closed to the writer.
 */
export function writeAt(
  { pieces, rows, columns }: Sheet,
  row: number,
  column: number,
  text: string,
): CellWrite | null {
  const [line, head] = [rows[row], columns[column]]
  if (!line || !head) return null
  const slot = slotOf(line, head)
  return hasPlace(pieces, line, head) && !isClosed(line.owner, slot.field)
    ? { owner: line.owner, slot, text }
    : null
}

/**
 * Lays a copied block over the sheet with its first cell at a given place, and reports what does
 * not fit.
 */
export function placeBlock(
  sheet: Sheet,
  row: number,
  column: number,
  block: readonly (readonly string[])[],
) {
  const cells = block.flatMap((texts, y) =>
    texts.map((text, x) => ({ y: row + y, x: column + x, text })),
  )
  const placed = cells.map((cell) => ({
    ...cell,
    write: writeAt(sheet, cell.y, cell.x, cell.text),
  }))
  const lost = placed.filter(({ write, text }) => write === null && text.trim() !== '')
  const below = lost.filter(({ y }) => y >= sheet.rows.length)
  const behind = lost.filter(({ y, x }) => y < sheet.rows.length && x >= sheet.columns.length)
  const leftOut: LeftOut = {
    lines: new Set(below.map(({ y }) => y)).size,
    columns: new Set(behind.map(({ x }) => x)).size,
    cells: lost.length - below.length - behind.length,
    texts: lost.map(({ text }) => text.trim()),
  }
  return {
    writes: placed.flatMap(({ write }) => write ?? []),
    leftOut: lost.length > 0 ? leftOut : null,
  }
}
