import type { CellWrite } from './cells.ts'

/** A sheet as something is written into it; `writeAt` is null where nothing may be. */
export type Laid<P> = {
  rows: number
  columns: number
  writeAt: (row: number, column: number, text: string) => CellWrite<P> | null
}

/**
 * What of a pasted block has no place: lines below the last row, columns behind the last, values in
 * between; of a table also people and headings that the sheet does not have, and further rows of
 * one person. `texts`: all that was
 * left out.
 */
export type LeftOut = {
  lines: number
  columns: number
  cells: number
  names: number
  twice: number
  heads: number
  texts: string[]
}
export const NOTHING_LEFT = {
  lines: 0,
  columns: 0,
  cells: 0,
  names: 0,
  twice: 0,
  heads: 0,
} as const

/**
 * Lays a copied block over the sheet with its first cell at a given place, and reports what does
 * not fit.
 */
export function placeBlock<P>(
  { rows, columns, writeAt }: Laid<P>,
  row: number,
  column: number,
  block: readonly (readonly string[])[],
): { writes: CellWrite<P>[]; leftOut: LeftOut | null } {
  const cells = block.flatMap((texts, y) =>
    texts.map((text, x) => ({ y: row + y, x: column + x, text })),
  )
  const placed = cells.map((cell) => ({ ...cell, write: writeAt(cell.y, cell.x, cell.text) }))
  const lost = placed.filter(({ write, text }) => write === null && text.trim() !== '')
  const below = lost.filter(({ y }) => y >= rows)
  const behind = lost.filter(({ y, x }) => y < rows && x >= columns)
  const leftOut: LeftOut = {
    ...NOTHING_LEFT,
    lines: new Set(below.map(({ y }) => y)).size,
    columns: new Set(behind.map(({ x }) => x)).size,
    cells: lost.length - below.length - behind.length,
    texts: lost.map(({ text }) => text.trim()),
  }
  return {
    writes: placed.flatMap(({ write }) => (write ? [write] : [])),
    leftOut: lost.length > 0 ? leftOut : null,
  }
}
