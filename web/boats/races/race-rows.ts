import type { Race, RaceChange } from '#contract/boats/races.ts'
import { RACE_STATUSES, type RaceStatus } from '#domain/constants/race-statuses.ts'
import { readRaceTime, readStart } from '#domain/time/race-time.ts'
import { toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { raceClassText } from '#domain/training/race-class.ts'
import { readRaceClass } from '#domain/training/read-race-class.ts'

/** The columns in the order in which programmes are copied from elsewhere. */
export const COLUMNS = [
  'number',
  'start',
  'class',
  'name',
  'lane',
  'starter',
  'distance',
  'place',
  'result',
  'status',
  'note',
] as const
export type Column = (typeof COLUMNS)[number]

/** What cells are read by: who may start, and the words and the clock of the reader. */
export type Reading = {
  timeZone: string
  /** Seconds in; "6:31,4" for a reader of German. */
  raceTime: (seconds: number) => string
  firstDay: string
  /** Whether the event lasts several days, so that a start is written with its day. */
  hasDays: boolean
  crews: readonly { id: number; name: string }[]
  people: readonly { user_id: number; full_name: string }[]
  statuses: Readonly<Record<RaceStatus, string>>
}

/** What was typed into a cell, and what stood there when it was. */
type Typed = { text: string; base: string }
export type TypedRow = Partial<Record<Column, Typed>>
export type Row = { key: string; race: Race | null; typed: TypedRow }

const digits = (value: number | null) => (value === null ? '' : String(value))

/** What is stored, as it is written into its cell; it can be read again. */
export function textOf(race: Race | null, column: Column, reading: Reading): string {
  if (!race) return ''
  switch (column) {
    case 'number':
    case 'name':
    case 'note':
      return race[column] ?? ''
    case 'class':
      return raceClassText(race)
    case 'lane':
    case 'place':
    case 'distance':
      return digits(race[column])
    case 'start': {
      if (race.starts_at === null) return ''
      const { day, time } = toLocal(reading.timeZone, new Date(race.starts_at))
      return reading.hasDays ? `${day} ${time}` : time
    }
    case 'starter':
      return race.crew_name ?? (race.user_id === null ? '' : (race.starters[0]?.full_name ?? ''))
    case 'result':
      return race.time === null ? '' : reading.raceTime(race.time)
    case 'status':
      return reading.statuses[race.status]
  }
}

const same = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0

const whole = (text: string, most: number, least: number): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null

const statusIn = (text: string, { statuses }: Reading): RaceStatus | null =>
  RACE_STATUSES.find((status) => same(status, text) || same(statuses[status], text)) ?? null

const NO_CLASS = { boat_type: null, age: null, gender: null, weight: null }
const LONGEST = { number: 20, name: 120, note: 300 } as const

/**
 * What a text says in its column; null where it cannot be read. `day` is that of a start which
 * names none.
 */
export function readCell(
  column: Column,
  typed: string,
  reading: Reading,
  day: string,
): RaceChange | null {
  const text = typed.trim()
  switch (column) {
    case 'number':
    case 'name':
    case 'note':
      return text.length <= LONGEST[column] ? { [column]: text === '' ? null : text } : null
    case 'class':
      return text === '' ? NO_CLASS : readRaceClass(text)
    case 'lane':
      return text === '' ? { lane: null } : field('lane', whole(text, 99, 0))
    case 'place':
      return text === '' ? { place: null } : field('place', whole(text.replace(/\.$/, ''), 999, 1))
    case 'distance':
      return text === ''
        ? { distance: null }
        : field('distance', whole(text.replace(/\s?m$/, '').replaceAll(/[ .’']/g, ''), 200_000, 50))
    case 'start':
      return readInstant(text, reading, day)
    case 'starter':
      return readStarter(text, reading)
    case 'result':
      return readResult(text, reading)
    case 'status':
      return text === '' ? { status: 'planned' } : field('status', statusIn(text, reading))
  }
}

const field = <Name extends keyof RaceChange>(
  name: Name,
  value: NonNullable<RaceChange[Name]> | null,
): RaceChange | null => (value === null ? null : { [name]: value })

function readInstant(text: string, { timeZone }: Reading, day: string): RaceChange | null {
  if (text === '') return { starts_at: null }
  const start = readStart(text, day)
  if (!start) return null
  const instant = toInstant(timeZone, start)
  return Number.isNaN(instant.getTime())
    ? null
    : { starts_at: instant.toISOString().replace('.000Z', 'Z') }
}

function readStarter(text: string, { crews, people }: Reading): RaceChange | null {
  if (text === '') return { crew_id: null, user_id: null }
  const crew = crews.find(({ name }) => same(name, text))
  if (crew) return { crew_id: crew.id }
  const found = people.filter(({ full_name }) => same(full_name, text))
  const [person] = found
  return person && found.length === 1 ? { user_id: person.user_id } : null
}

/** A time is that of a race that was rowed; a word says why there is none. */
function readResult(text: string, reading: Reading): RaceChange | null {
  if (text === '') return { time: null }
  const time = readRaceTime(text)
  if (time !== null) return { time, status: 'done' }
  const status = statusIn(text, reading)
  return status === null ? null : { time: null, status }
}

const LIKE_THE_FIRST = 2000

/** The day a start without one is on: its own, else that of the row before. */
function dayBefore(rows: readonly Row[], index: number, reading: Reading): string {
  for (let place = index; place >= 0; place--) {
    const starts_at =
      rows[place]?.race?.starts_at ??
      (place < index ? typedStart(rows[place], reading, reading.firstDay) : null)
    if (starts_at) return toLocal(reading.timeZone, new Date(starts_at)).day
  }
  return reading.firstDay
}

function typedStart(row: Row | undefined, reading: Reading, day: string): string | null {
  const text = row?.typed.start?.text
  return text === undefined ? null : (readCell('start', text, reading, day)?.starts_at ?? null)
}

/** Columns in which somebody else has stored another value than the one that was typed over. */
export const clashesIn = ({ race, typed }: Row, reading: Reading): Column[] =>
  race === null
    ? []
    : COLUMNS.filter((column) => {
        const cell = typed[column]
        if (cell === undefined) return false
        const now = textOf(race, column, reading)
        return now !== cell.base && !same(now, cell.text)
      })

/** Columns whose text cannot be read. */
export const faultsIn = (rows: readonly Row[], index: number, reading: Reading): Column[] => {
  const typed = rows[index]?.typed ?? {}
  const day = dayBefore(rows, index, reading)
  return COLUMNS.filter((column) => {
    const cell = typed[column]
    return cell !== undefined && readCell(column, cell.text, reading, day) === null
  })
}

/** What is to be stored of a row: what was typed, can be read, and is nobody else's. */
export function changeOf(
  rows: readonly Row[],
  index: number,
  reading: Reading,
): { change: RaceChange; sent: TypedRow } | null {
  const row = rows[index]
  if (!row) return null
  const day = dayBefore(rows, index, reading)
  const clashes = clashesIn(row, reading)
  const sent: TypedRow = {}
  const fields: RaceChange = {}
  for (const column of COLUMNS) {
    const cell = row.typed[column]
    if (cell === undefined || clashes.includes(column)) continue
    const read = readCell(column, cell.text, reading, day)
    if (!read) continue
    Object.assign(fields, read)
    sent[column] = cell
  }
  if (Object.keys(sent).length === 0) return null
  const { race } = row
  if (race) return { change: { id: race.id, version: race.version, ...fields }, sent }
  if (Object.values(sent).every(({ text }) => text.trim() === '')) return null
  const before = rows.slice(0, index).findLast((other) => other.race !== null)?.race
  return { change: { distance: before?.distance ?? LIKE_THE_FIRST, ...fields }, sent }
}
