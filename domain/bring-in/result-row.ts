import type { Language } from '../constants/languages.ts'
import { numberFault } from '../rules/scores.ts'
import { absentDay, dayIn, isOpenDay, type DateOrder } from '../sheets/days.ts'
import { DECIMAL_MARK, readNumber } from '../sheets/numbers.ts'
import { parseDistance } from '../sheets/parse-distance.ts'
import { plainKeys } from '../sheets/plain-keys.ts'
import { readRaceTime } from '../time/race-time.ts'
import { parseStructure } from '../time/structure-parse.ts'
import { totalsOf, type Structure } from '../time/structure.ts'
import { structureIn } from '../time/week-text.ts'
import type { ResultField } from './result-fields.ts'

export type ResultFault =
  | 'missing'
  | 'too_long'
  | 'no_such_day'
  | 'open_date'
  | 'no_day'
  | 'no_duration'
  | 'no_distance'
  | 'no_number'
  | 'no_piece'
  | 'out_of_bounds'

/** What is measured beside time and distance, each by itself. */
const FIGURES = ['stroke_rate', 'heart_rate', 'power', 'lactate', 'rpe'] as const
type Figure = (typeof FIGURES)[number]
type Values = Partial<Record<Figure | 'time' | 'distance', number>>

/** A row as a result of one piece; `piece` is null where a value of it is not understood. */
export type ResultRow = {
  day: string | null
  name: string
  /** What the row calls it; empty where it is the piece alone. */
  what: string
  piece: Structure | null
  values: Values
  note: string | null
  faults: Partial<Record<ResultField, ResultFault>>
}

type Reading = { order: DateOrder | null; year: number; language: Language }
type Cells = Partial<Record<ResultField, string>>

const LONGEST_NAME = 120
const LONGEST_NOTE = 2000
const ONE_PIECE = 1
/** A time of whole minutes over an uneven distance is what was set, not what was rowed. */
const SET_DISTANCE_M = 250
const MINUTE_S = 60

/** Reads a row of results; each value that is not understood is a fault of its field. */
export function readResultRow(cells: Cells, reading: Reading): ResultRow {
  const row: ResultRow = {
    day: readDay(cells.day ?? '', reading),
    name: (cells.name ?? '').trim(),
    what: (cells.what ?? '').trim(),
    piece: null,
    values: {},
    note: cells.note?.trim() || null,
    faults: {},
  }
  if (row.day === null) row.faults.day = dayFault(cells.day ?? '')
  if (row.name === '') row.faults.name = 'missing'
  if (row.what.length > LONGEST_NAME) row.faults.what = 'too_long'
  if ((row.note?.length ?? 0) > LONGEST_NOTE) row.faults.note = 'too_long'
  const { language } = reading
  takeValue(row, 'time', cells.time, readRaceTime, 'no_duration')
  const distance = (text: string) => parseDistance(text, DECIMAL_MARK[language])
  takeValue(row, 'distance', cells.distance, distance, 'no_distance')
  const number = (text: string) => readNumber(text, language)
  for (const field of FIGURES) takeValue(row, field, cells[field], number, 'no_number')
  row.piece = pieceOf(row)
  return row
}

function readDay(text: string, { order, year }: Reading): string | null {
  return dayIn(text.trim(), order, year)
}

function dayFault(text: string): ResultFault {
  if (text.trim() === '') return 'missing'
  if (isOpenDay(text)) return 'open_date'
  return absentDay(text) ? 'no_such_day' : 'no_day'
}

/** Takes what a cell says into the row, or what is wrong with it. */
function takeValue(
  row: ResultRow,
  field: Figure | 'time' | 'distance',
  text: string | undefined,
  read: (text: string) => number | null,
  unread: ResultFault,
): void {
  if (!text?.trim()) return
  const value = read(plainKeys(text))
  const fault = value === null ? 'number' : numberFault(field, ONE_PIECE, value)
  if (value !== null && fault === null) row.values[field] = value
  else row.faults[field] = fault === 'between' ? 'out_of_bounds' : unread
}

/**
 * The piece that was rowed: what the row calls it, else its distance or its time. What the name says
 * of the piece is not repeated in the columns.
 */
function pieceOf(row: ResultRow): Structure | null {
  const { values, faults } = row
  const named = parseStructure(structureIn(row.what).structure)
  if (named.ok) {
    const { pieces, repetitions } = named.structure
    if (pieces.length * repetitions !== 1) {
      faults.what ??= 'no_piece'
      return null
    }
    const { distance_m, work_s } = totalsOf(named.structure)
    if (distance_m > 0) values.distance ??= distance_m
    else values.time ??= work_s
  }
  const { time, distance } = values
  if (time === undefined) faults.time ??= 'missing'
  if (distance === undefined) faults.distance ??= 'missing'
  if (time === undefined || distance === undefined) return null
  if (named.ok) return named.structure
  const isTimed = time % MINUTE_S === 0 && distance % SET_DISTANCE_M !== 0
  return {
    repetitions: 1,
    pieces: [{ ...(isTimed ? { time_s: time } : { distance_m: distance }), rest_s: 0 }],
  }
}

/** What the session of a result is called. */
export function nameOfResult({ what, piece }: Pick<ResultRow, 'what' | 'piece'>): string {
  if (what !== '' || piece === null) return what
  const { distance_m, work_s } = totalsOf(piece)
  return distance_m > 0 ? `${distance_m} m` : `${work_s / MINUTE_S} min`
}
