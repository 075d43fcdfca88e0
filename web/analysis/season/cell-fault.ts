/** A cell that was not understood, and why; what it belongs to stays as it is. */
export type CellFault = {
  cell: string
  text: string
  fault:
    | 'head'
    | 'noWeek'
    | 'otherSeason'
    | 'twice'
    | 'number'
    | 'kind'
    | 'shares'
    | 'note'
    | 'phase'
    | 'phaseGap'
    | 'goal'
}
/** The name of a cell as spreadsheets show it: AB12. */
export function cellName(column: number, line: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26
    ? `${letter}${line}`
    : `${cellName(Math.floor(column / 26) - 1, 0).slice(0, -1)}${letter}${line}`
}
