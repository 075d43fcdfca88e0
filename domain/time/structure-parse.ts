import { BOUNDS } from '../constants/bounds.ts'
import { tokensOf, type Token, type TokenKind } from './structure-tokens.ts'
import type { Extent, Piece, Structure } from './structure.ts'

export type StructureErrorCode =
  | 'empty'
  | 'unexpected'
  | 'unclosed'
  | 'length-expected'
  | 'unit-expected'
  | 'rest-is-time'
  | 'out-of-range'
  | 'too-many-pieces'
  | 'too-long'

/** `position` counts characters of the text from 0. */
export type StructureError = { code: StructureErrorCode; position: number }
export type ParsedStructure =
  | { ok: true; structure: Structure }
  | { ok: false; error: StructureError }

const MAX_TEXT = 500
const MAX_PIECES = 200
const MAX_TIME_S = 24 * 3600
const METRES_PER: Partial<Record<string, number>> = { m: 1, km: 1000 }
const SECONDS_PER: Partial<Record<string, number>> = {
  h: 3600,
  min: 60,
  "'": 60,
  sec: 1,
  s: 1,
  '"': 1,
}

class StructureSyntaxError extends Error {
  readonly code: StructureErrorCode
  readonly position: number

  constructor(code: StructureErrorCode, position: number) {
    super(`${code} at ${position}`)
    this.code = code
    this.position = position
  }
}

/** What is left to read. */
type Cursor = { tokens: readonly Token[]; index: number }

const END: Token = { kind: 'end', text: '', at: 0 }

function peek(cursor: Cursor, ahead = 0): Token {
  return cursor.tokens[cursor.index + ahead] ?? cursor.tokens.at(-1) ?? END
}

function take(cursor: Cursor): Token {
  const token = peek(cursor)
  cursor.index += 1
  return token
}

function skip(cursor: Cursor, kind: TokenKind): boolean {
  if (peek(cursor).kind !== kind) return false
  cursor.index += 1
  return true
}

function fail(code: StructureErrorCode, token: Token): never {
  throw new StructureSyntaxError(code, token.at)
}

function milli(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** A count only where an x follows: 8x… */
function readCount(cursor: Cursor): number {
  if (peek(cursor).kind !== 'number' || peek(cursor, 1).kind !== 'x') return 1
  const token = take(cursor)
  take(cursor)
  const count = Number(token.text)
  if (!Number.isInteger(count) || count < 1 || count > MAX_PIECES) fail('out-of-range', token)
  return count
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

/** 10min, 90sec, 3min30sec, 1h30min: units from large to small. */
function readUnitTime(cursor: Cursor): number {
  let seconds = 0
  let larger = Infinity
  while (peek(cursor).kind === 'number') {
    const value = Number(take(cursor).text)
    const unit = peek(cursor)
    const unit_s = readUnit(cursor, SECONDS_PER)
    if (unit_s === null || unit_s >= larger) fail('unit-expected', unit)
    seconds += value * unit_s
    larger = unit_s
  }
  return seconds
}

function readTime(cursor: Cursor): number {
  const start = peek(cursor)
  const seconds = milli(start.kind === 'clock' ? readClockTime(cursor) : readUnitTime(cursor))
  if (seconds <= 0 || seconds > MAX_TIME_S) fail('out-of-range', start)
  return seconds
}

function readExtent(cursor: Cursor): Extent {
  const start = peek(cursor)
  if (start.kind === 'clock') return { time_s: readTime(cursor) }
  if (start.kind !== 'number') fail('length-expected', start)
  const metresPer = METRES_PER[peek(cursor, 1).text]
  if (metresPer === undefined) return { time_s: readTime(cursor) }
  take(cursor)
  take(cursor)
  const metres = milli(Number(start.text) * metresPer)
  if (metres <= 0 || metres > BOUNDS.distance.max) fail('out-of-range', start)
  return { distance_m: metres }
}

function readRest(cursor: Cursor): number {
  if (!skip(cursor, '/')) return 0
  const start = peek(cursor)
  const isTime =
    start.kind === 'clock' ||
    (start.kind === 'number' && METRES_PER[peek(cursor, 1).text] === undefined)
  return isTime ? readTime(cursor) : fail('rest-is-time', start)
}

function bare(piece: Piece): Extent | null {
  if ('segments' in piece || piece.rest_s > 0) return null
  return 'distance_m' in piece ? { distance_m: piece.distance_m } : { time_s: piece.time_s }
}

/**
 * Bare lengths joined and then rested are one piece of segments; a rest behind pieces with rests of
 * their own replaces the last.
 */
function restAfter(pieces: readonly Piece[], rest_s: number): Piece[] {
  const segments = pieces.map(bare).filter((extent) => extent !== null)
  if (segments.length === pieces.length) return [{ segments, rest_s }]
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, rest_s } : piece))
}

/**
 * Numbers without a unit that are seconds of work and of rest, where they repeat so often that they
 * cannot be minutes: 10x40/20.
 */
const INTERVAL = { least_times: 6, least_s: 10, most_s: 90 }

/** Such an interval; null where it is none, and nothing is taken. */
function readInterval(cursor: Cursor, count: number): Piece | null {
  const [work, slash, rest, after] = [
    peek(cursor),
    peek(cursor, 1),
    peek(cursor, 2),
    peek(cursor, 3),
  ]
  if (
    count < INTERVAL.least_times ||
    work.kind !== 'number' ||
    slash.kind !== '/' ||
    rest.kind !== 'number' ||
    after.kind === 'unit'
  )
    return null
  const [time_s, rest_s] = [Number(work.text), Number(rest.text)]
  if (
    [time_s, rest_s].some(
      (seconds) =>
        !Number.isInteger(seconds) || seconds < INTERVAL.least_s || seconds > INTERVAL.most_s,
    )
  )
    return null
  cursor.index += 3
  return { time_s, rest_s }
}

/**
 * Reads what follows a count: a length with its rest, or a list in brackets. The count is 0 where
 * there is none.
 */
function readGroup(cursor: Cursor, count: number): Piece[] {
  const open = peek(cursor)
  const interval = readInterval(cursor, count)
  if (interval) return [interval]
  if (!skip(cursor, '(')) return [{ ...readExtent(cursor), rest_s: readRest(cursor) }]
  const pieces = readList(cursor)
  if (!skip(cursor, ')'))
    fail(
      peek(cursor).kind === 'end' ? 'unclosed' : 'unexpected',
      peek(cursor).kind === 'end' ? open : peek(cursor),
    )
  if (peek(cursor).kind === '/') return restAfter(pieces, readRest(cursor))
  return count > 0 ? pieces : asOnePiece(pieces)
}

/**
 * (500m+500m) without a count in front is one piece; (500m/1min+500m) is only a list in brackets.
 */
function asOnePiece(pieces: readonly Piece[]): Piece[] {
  const segments = pieces.map(bare).filter((extent) => extent !== null)
  return segments.length === pieces.length ? [{ segments, rest_s: 0 }] : [...pieces]
}

type Item = { count: number; pieces: Piece[] }

function readItem(cursor: Cursor): Item {
  const start = peek(cursor)
  const counted = start.kind === 'number' && peek(cursor, 1).kind === 'x'
  const count = readCount(cursor)
  const pieces = readGroup(cursor, counted ? count : 0)
  if (count * pieces.length > MAX_PIECES) fail('too-many-pieces', start)
  return { count, pieces }
}

function expand({ count, pieces }: Item): Piece[] {
  return Array.from({ length: count }, () => pieces).flat()
}

/** The rest of a list whose first item is read. */
function joined(cursor: Cursor, first: Item, start: Token): Piece[] {
  const pieces = expand(first)
  while (skip(cursor, '+')) pieces.push(...expand(readItem(cursor)))
  if (pieces.length > MAX_PIECES) fail('too-many-pieces', start)
  return pieces
}

function readList(cursor: Cursor): Piece[] {
  const start = peek(cursor)
  return joined(cursor, readItem(cursor), start)
}

function readStructure(cursor: Cursor): Structure {
  const start = peek(cursor)
  if (start.kind === 'end') fail('empty', start)
  const first = readItem(cursor)
  if (peek(cursor).kind === 'end') return { repetitions: first.count, pieces: first.pieces }
  const pieces = joined(cursor, first, start)
  if (peek(cursor).kind !== 'end') fail('unexpected', peek(cursor))
  return { repetitions: 1, pieces }
}

/**
 * Reads a typed structure: `8x500m/3:30min`, `4x((500m+500m)/2min)`, `2x10min`, `3x2000m/6min`,
 * `5km`, `3min30sec`, `10x40/20` in seconds, and lists such as
 * `2000m/4min+2x500m/1min`. A slash is the rest after a piece, a plus joins pieces, or segments
 * inside brackets.
 */
export function parseStructure(text: string): ParsedStructure {
  if (text.length > MAX_TEXT) return { ok: false, error: { code: 'too-long', position: MAX_TEXT } }
  const tokens = tokensOf(text)
  if (typeof tokens === 'number')
    return { ok: false, error: { code: 'unexpected', position: tokens } }
  try {
    return { ok: true, structure: readStructure({ tokens, index: 0 }) }
  } catch (error) {
    if (error instanceof StructureSyntaxError)
      return { ok: false, error: { code: error.code, position: error.position } }
    throw error
  }
}
