/**
 * A quote that does not end within so many characters is a quote mark in the text, not the start of
 * a cell.
 */
const LONGEST_CELL = 65_536
const LOOKED_AT = 40

export type Separator = ',' | ';' | '\t'

/** A first line of Excel that only says what divides the cells. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([,;\t])"?[ \t]*(?:\r\n|\n|\r|$)/i
/** A cell in quotes, which may hold any separator. */
const QUOTED = /(^|[,;\t\n\r]) *"(?:[^"]|"")*"/g
const SEPARATORS = ['\t', ';', ','] as const satisfies readonly Separator[]

/**
 * What divides the cells: as the first line says, else what most lines have. Where several do, tabs,
 * then semicolons, since the comma may also be a decimal point or stand within a name.
 */
export function separatorOf(text: string): Separator {
  const separator = SEPARATOR_LINE.exec(text)?.[1]
  if (separator === ';' || separator === '\t' || separator === ',') return separator
  const lines = text
    .slice(0, LONGEST_CELL)
    .replaceAll(QUOTED, '$1')
    .split(/\r\n|\n|\r/, LOOKED_AT)
  const counts = SEPARATORS.map((mark) => lines.filter((line) => line.includes(mark)).length)
  const most = Math.max(...counts)
  return most === 0 ? ',' : (SEPARATORS[counts.indexOf(most)] ?? ',')
}

/** Takes a row that begins in that line of the text, and says whether to go on. */
export type OnRow = (cells: readonly string[], line: number) => boolean

/**
 * Goes through the rows of a text as RFC 4180 has them, leniently: every kind of line end, blank
 * rows and a line that only names the separator left out, cells without the white space around
 * them. Where the text breaks off within a row,
 * the last cell is left out, as it may be half a number; then it returns true.
 */
export function eachRow(
  text: string,
  separator: Separator,
  mostCells: number,
  onRow: OnRow,
): boolean {
  const mark = separator.charCodeAt(0)
  const said = SEPARATOR_LINE.exec(text)?.[0].length
  let at = said ?? (text.charCodeAt(0) === 0xfeff ? 1 : 0)
  let cells: string[] = []
  let blank = true
  let longest = 0
  let line = said === undefined ? 1 : 2
  let ended = 0
  while (at <= text.length) {
    const { cell, end } = cellAt(text, at, mark)
    ended += lineEndsIn(cell)
    const cut = end >= text.length && cell !== '' && cells.length + 1 < longest
    if (cells.length < mostCells) cells.push(cut ? '' : cell)
    if (cell !== '' && !cut) blank = false
    if (cut) {
      if (!blank) onRow(cells, line)
      return true
    }
    const next = text.charCodeAt(end)
    at = end + 1
    if (next === mark) continue
    if (next === 13 && text.charCodeAt(at) === 10) at++
    if (!blank && !onRow(cells, line)) return false
    line += ended + 1
    ended = 0
    longest = Math.max(longest, cells.length)
    cells = []
    blank = true
  }
  return false
}

/** Only a cell in quotes has any. */
const lineEndsIn = (cell: string): number =>
  cell.includes('\n') || cell.includes('\r') ? (cell.match(/\r\n|\n|\r/g)?.length ?? 0) : 0

/**
 * The cell that begins there, and where it ends: at a separator, a line end or the end of the text.
 */
function cellAt(text: string, from: number, mark: number): { cell: string; end: number } {
  let start = from
  while (text.charCodeAt(start) === 32) start++
  if (text.charCodeAt(start) === 34) {
    const quoted = quotedCell(text, start + 1, mark)
    if (quoted) return quoted
  }
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === mark || code === 10 || code === 13) break
  }
  return { cell: text.slice(start, end).trim(), end }
}

function quotedCell(
  text: string,
  start: number,
  mark: number,
): { cell: string; end: number } | null {
  for (let at = start; ; at++) {
    at = text.indexOf('"', at)
    if (at < 0 || at - start > LONGEST_CELL) return null
    if (text.charCodeAt(at + 1) === 34) at++
    else {
      let end = at + 1
      while (end < text.length && ![mark, 10, 13].includes(text.charCodeAt(end))) end++
      return { cell: text.slice(start, at).replaceAll('""', '"').trim(), end }
    }
  }
}
