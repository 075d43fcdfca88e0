import type { Season, WeekChange } from '#contract/analysis/season.ts'
import { dateOrderOf, dayIn } from '#domain/sheets/days.ts'
import { columnsIn, type HeadingOf } from '#domain/sheets/headings.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import type { WeekKind } from '#domain/season/season.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { MEASURE_FIELDS, MEASURES } from './measures.ts'
import { amountIn } from './pasted.ts'

/** A cell that was not understood, and why; what it belongs to stays as it is. */
export type CellFault = {
  cell: string
  text: string
  fault: 'head' | 'noWeek' | 'otherSeason' | 'twice' | 'number' | 'kind' | 'shares' | 'note'
}
export type SeasonFile = { weeks: WeekChange[]; faults: CellFault[] }

const BANDS = ['low', 'middle', 'high'] as const
const LONGEST_NOTE = 2000

/** The name of a cell as spreadsheets show it: AB12. */
export function cellName(column: number, line: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26
    ? `${letter}${line}`
    : `${cellName(Math.floor(column / 26) - 1, 0).slice(0, -1)}${letter}${line}`
}

/**
 * The targets in a file of a season, week by week; null where it has no column of weeks. An empty
 * cell clears a value, a column that is missing leaves it.
 */
export function readSeason(
  { columns, rows, headings }: Sheet,
  season: Pick<Season, 'weeks'>,
  kindOf: (word: string) => WeekKind | null,
): SeasonFile | null {
  const places = columnsIn('season', columns)
  const { week: weekColumn } = places
  if (weekColumn === undefined) return null
  const known = new Set(Object.values(places))
  const faults = columns.flatMap((text, at): CellFault[] =>
    text === '' || known.has(at) ? [] : [{ cell: cellName(at, headings), text, fault: 'head' }],
  )
  const mondays = new Set(season.weeks.map(({ monday }) => monday))
  const order = dateOrderOf(rows.map(({ cells }) => cells[weekColumn] ?? ''))
  const latest = Number(addDays([...mondays].at(-1) ?? '1970-01-01', 6).slice(0, 4))
  const taken = new Set<string>()
  const weekIn = (text: string): { monday: string } | { fault: CellFault['fault'] } => {
    const day = dayIn(text, order, latest)
    if (day === null) return { fault: 'noWeek' }
    const monday = isoWeekStart(day)
    if (!mondays.has(monday)) return { fault: 'otherSeason' }
    return taken.has(monday) ? { fault: 'twice' } : { monday }
  }
  const weeks = rows.flatMap((row): WeekChange[] => {
    if (row.cells.every((cell) => cell === '')) return []
    const text = row.cells[weekColumn] ?? ''
    const week = weekIn(text)
    if ('fault' in week) {
      faults.push({ cell: cellName(weekColumn, row.line), text, ...week })
      return []
    }
    taken.add(week.monday)
    const read = targetsIn(row, places, kindOf)
    faults.push(...read.faults)
    return [{ ...week, ...read.change }]
  })
  return { weeks, faults }
}

type Places = Partial<Record<HeadingOf<'season'>, number>>

function targetsIn(
  { line, cells }: Sheet['rows'][number],
  places: Places,
  kindOf: (word: string) => WeekKind | null,
) {
  const faults: CellFault[] = []
  const change: Omit<WeekChange, 'monday'> = {}
  const refuse = (column: number, fault: CellFault['fault'], text = cells[column] ?? '') =>
    faults.push({ cell: cellName(column, line), text, fault })
  for (const measure of MEASURES) {
    const { field } = MEASURE_FIELDS[measure]
    const column = places[field]
    if (column === undefined) continue
    const text = cells[column] ?? ''
    const amount = amountIn(text, measure)
    if (text === '' || amount !== null) change[field] = amount
    else refuse(column, 'number')
  }
  const { kind: kindColumn, note: noteColumn } = places
  if (kindColumn !== undefined) {
    const word = cells[kindColumn] ?? ''
    const kind = kindOf(word)
    if (word === '' || kind) change.kind = kind
    else refuse(kindColumn, 'kind')
  }
  if (noteColumn !== undefined) {
    const note = cells[noteColumn] ?? ''
    if (note.length <= LONGEST_NOTE) change.note = note || null
    else refuse(noteColumn, 'note', `${note.slice(0, 20)}…`)
  }
  const bands = BANDS.map((band) => places[band])
  const [first] = bands.filter((column) => column !== undefined)
  if (first !== undefined) {
    const texts = bands.map((column) => (column === undefined ? '' : (cells[column] ?? '')))
    const shares = texts.map((text) => (/^\d{0,3}$/.test(text) ? Number(text) : Number.NaN))
    if (texts.every((text) => text === '')) change.shares = null
    else if (shares.reduce((sum, share) => sum + share, 0) === 100) change.shares = shares
    else refuse(first, 'shares', texts.map((text) => text || '0').join(' / '))
  }
  return { faults, change }
}
