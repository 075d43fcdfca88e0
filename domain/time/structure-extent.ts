import { BOUNDS } from '../constants/bounds.ts'
import { fail, isAmount, peek, take, type Cursor } from './structure-cursor.ts'
import type { Extent } from './structure.ts'

const MAX_TIME_S = 24 * 3600
/** A number from here on that has no unit is metres. */
const LEAST_BARE_M = 100
const METRES_PER: Partial<Record<string, number>> = { m: 1, km: 1000 }
const SECONDS_PER: Partial<Record<string, number>> = {
  h: 3600,
  min: 60,
  "'": 60,
  sec: 1,
  s: 1,
  '"': 1,
}

function milli(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Never to three digits behind the point, which are read as thousands before metres. */
function centi(value: number): number {
  return Math.round(value * 100) / 100
}

function readUnit(cursor: Cursor, units: Partial<Record<string, number>>): number | null {
  const token = peek(cursor)
  const size = token.kind === 'unit' ? units[token.text] : undefined
  if (size === undefined) return null
  take(cursor)
  return size
}

/**
 * 3:30 and 3:30min are minutes and seconds, 1:30h hours and minutes, 1:00:00 what it looks like.
 */
function readClockTime(cursor: Cursor): number {
  const token = take(cursor)
  const groups = token.text.split(':').map(Number)
  const unit = peek(cursor)
  const unit_s = readUnit(cursor, { min: 60, h: 3600 }) ?? 60
  if (unit.kind === 'unit' && peek(cursor) === unit) fail('unit-expected', unit)
  if (groups.slice(1).some((group) => group >= 60)) fail('out-of-range', token)
  const value = groups.reduce((sum, group) => sum * 60 + group, 0)
  return groups.length === 3 ? value : (value * unit_s) / 60
}

/** "2 min Pause": the word follows its time, and no other time follows the word. */
const isRestBehind = (cursor: Cursor, ahead: number): boolean =>
  peek(cursor, ahead).kind === 'rest' && !isAmount(peek(cursor, ahead + 1))

/** What a next number with a smaller unit counts in; null where there is none. */
function smallerUnit(cursor: Cursor, larger: number): number | null {
  if (peek(cursor).kind !== 'number') return null
  const unit = peek(cursor, 1)
  const unit_s = unit.kind === 'unit' ? SECONDS_PER[unit.text] : undefined
  return unit_s === undefined || unit_s >= larger || isRestBehind(cursor, 2) ? null : unit_s
}

/** 1h30 and 3'30: two digits without a unit count in the next smaller one. */
function readTail(cursor: Cursor, larger: number): number {
  const token = peek(cursor)
  const { kind } = peek(cursor, 1)
  const belongsElsewhere =
    kind === 'unit' || kind === 'x' || kind === 'rate' || isRestBehind(cursor, 1)
  if (larger < 60 || !/^[0-5]\d$/.test(token.text) || belongsElsewhere) return 0
  take(cursor)
  return (Number(token.text) * larger) / 60
}

/** 10min, 90sec, 3min30sec, 1h30min, 1h30: units from large to small. */
function readUnitTime(cursor: Cursor): number {
  const first = Number(take(cursor).text)
  const unit = peek(cursor)
  let larger = readUnit(cursor, SECONDS_PER) ?? fail('unit-expected', unit)
  let seconds = first * larger
  for (;;) {
    const unit_s = smallerUnit(cursor, larger)
    if (unit_s === null) return seconds + readTail(cursor, larger)
    seconds += Number(take(cursor).text) * unit_s
    take(cursor)
    larger = unit_s
  }
}

function readTime(cursor: Cursor): number {
  const start = peek(cursor)
  const seconds = milli(start.kind === 'clock' ? readClockTime(cursor) : readUnitTime(cursor))
  if (seconds <= 0 || seconds > MAX_TIME_S) fail('out-of-range', start)
  return seconds
}

/** What the unit ahead counts in metres; null where it is none of length. */
const metresPer = (cursor: Cursor, ahead: number): number | null => {
  const { kind, text } = peek(cursor, ahead)
  return kind === 'unit' ? (METRES_PER[text] ?? null) : null
}

export function readExtent(cursor: Cursor): Extent {
  const start = peek(cursor)
  if (start.kind === 'clock') return { time_s: readTime(cursor) }
  if (start.kind !== 'number') fail('length-expected', start)
  const bare = peek(cursor, 1).kind !== 'unit' && Number(start.text) >= LEAST_BARE_M
  const unit_m = bare ? 1 : metresPer(cursor, 1)
  if (unit_m === null) return { time_s: readTime(cursor) }
  take(cursor)
  if (!bare) take(cursor)
  const metres = centi(Number(start.text) * unit_m)
  if (metres <= 0 || metres > BOUNDS.distance.max) fail('out-of-range', start)
  return { distance_m: metres }
}

/**
 * A rest as a time. A number without a unit is minutes as long as it can be, since 8x500/20 are
 * rather seconds.
 */
export function readRestTime(cursor: Cursor, most_min: number): number {
  const start = peek(cursor)
  if (!isAmount(start) || (start.kind === 'number' && metresPer(cursor, 1) !== null))
    fail('rest-is-time', start)
  const minutes = Number(start.text)
  const bare = start.kind === 'number' && peek(cursor, 1).kind !== 'unit'
  if (!bare) return readTime(cursor)
  take(cursor)
  if (minutes > most_min) fail('unit-expected', peek(cursor))
  if (minutes <= 0) fail('out-of-range', start)
  return milli(minutes * 60)
}
