import type { Season, WeekChange } from '#contract/analysis/season.ts'
import { dateOrderOf, dayIn } from '#domain/sheets/days.ts'
import { columnsIn, type HeadingOf } from '#domain/sheets/headings.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import type { Phase, WeekKind } from '#domain/season/season.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { MEASURE_FIELDS, MEASURES } from './measures.ts'
import { amountIn } from './pasted.ts'
import { cellName, type CellFault } from './cell-fault.ts'
import { goalsIn, phasesIn, type FilePlan } from './season-file-plan.ts'

export type SeasonFile = { weeks: WeekChange[]; plan: FilePlan; faults: CellFault[] }
/** What the words of a file mean in the reader's language; null where they mean nothing. */
export type FileWords = {
  kindOf: (word: string) => WeekKind | null
  phaseOf: (word: string) => Phase | null
}

const BANDS = ['low', 'middle', 'high'] as const
const LONGEST_NOTE = 2000

/**
 * The targets in a file of a season, week by week, its phases and how much its goals matter; null
 * where it has no column of weeks. An empty cell clears a target, a column that is missing leaves it.
 */
export function readSeason(
  { columns, rows, headings }: Sheet,
  season: Pick<Season, 'weeks' | 'phases' | 'goals' | 'today'>,
  { kindOf, phaseOf }: FileWords,
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
  const taken = new Map<string, Sheet['rows'][number]>()
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
    taken.set(week.monday, row)
    const read = targetsIn(row, places, kindOf)
    faults.push(...read.faults)
    return [{ ...week, ...read.change }]
  })
  const { phase, goals } = places
  const parts = [
    ...(phase === undefined ? [] : [phasesIn(phase, taken, season, phaseOf)]),
    ...(goals === undefined ? [] : [goalsIn(goals, taken, season)]),
  ]
  return {
    weeks,
    plan: Object.assign({}, ...parts.map(({ plan }) => plan)) as FilePlan,
    faults: [...faults, ...parts.flatMap((part) => part.faults)],
  }
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
