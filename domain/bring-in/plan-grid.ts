import type { Language } from '../constants/languages.ts'
import { dayIn } from '../sheets/days.ts'
import { HEADINGS_WITHIN, type Sheet, type SheetRow } from '../sheets/sheet.ts'
import { timesIn, weekdayIn } from '../time/week-text.ts'
import { addDays } from '../time/week.ts'
import type { PlanField } from './plan-fields.ts'

/** So many days beside each other are no coincidence. */
const FEWEST_DAYS = 3

type DayColumn = { column: number; day: string }

/** The columns of a week as lines: the fields of a plan that a grid can say. */
export const GRID_FIELDS: readonly PlanField[] = ['day', 'start', 'what', 'note']

/** The day that a cell names: by its date where it has one, else by its weekday in the week. */
function dayOfHead(cell: string, monday: string, language: Language): string | null {
  const named = weekdayIn(cell, language)
  const rest = named ? named.rest : cell
  const year = Number(monday.slice(0, 4)) + 1
  const dated = dayIn(rest, 'day-month', year) ?? nearDay(rest, monday)
  if (dated !== null) return dated
  return named && rest === '' ? addDays(monday, named.weekday) : null
}

const DAY_AND_MONTH = /^(\d\d?)\.\s?(\d\d?)\.?$/
const HALF_A_YEAR = 183

/** A day and month without a year, as the one that is nearest to a week. */
export function nearDay(text: string, monday: string): string | null {
  const [, day, month] = DAY_AND_MONTH.exec(text.trim()) ?? []
  if (day === undefined || month === undefined) return null
  const year = Number(monday.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(
    (one) => dayIn(`${day}.${month}.${one}`, null, one) ?? [],
  )
  const from = addDays(monday, -HALF_A_YEAR)
  const to = addDays(monday, HALF_A_YEAR)
  return days.find((one) => one >= from && one < to) ?? null
}

const daysOf = ({ cells }: SheetRow, monday: string, language: Language): DayColumn[] =>
  cells.flatMap((cell, column) => {
    const day = dayOfHead(cell, monday, language)
    return day === null ? [] : [{ column, day }]
  })

/**
 * A week whose days stand beside each other, as lines of one session each: what stands before the
 * days is a time, or a word that becomes a note. Null of a table that is none.
 */
export function gridSheet(
  rows: readonly SheetRow[],
  monday: string,
  language: Language,
): Sheet | null {
  const head = rows
    .slice(0, HEADINGS_WITHIN)
    .find((row) => daysOf(row, monday, language).length >= FEWEST_DAYS)
  if (!head) return null
  const days = daysOf(head, monday, language)
  const first = Math.min(...days.map(({ column }) => column))
  const below = rows.slice(rows.indexOf(head) + 1)
  const lines = days.flatMap(({ column, day }) =>
    below.flatMap(({ cells }) => {
      const label = cells.slice(0, first).filter(Boolean).join(' ')
      return (cells[column] ?? '')
        .split(/\r\n|\r|\n/)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text) => [day, ...besideLabel(label, text), text])
    }),
  )
  return {
    headings: head.line,
    columns: ['', '', '', ''],
    rows: lines.map(([day = '', start = '', note = '', what = ''], at) => ({
      line: at + 1,
      cells: [day, start, what, note],
    })),
  }
}

/** What stands before a row of days: the time of a cell that has none of its own, else a note. */
function besideLabel(label: string, text: string): [string, string] {
  const times = timesIn(label)
  if (!times || times.rest !== '') return ['', label]
  return timesIn(text) ? ['', ''] : [label, '']
}
