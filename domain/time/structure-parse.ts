import type { SpeedIntensityId } from '../constants/intensities.ts'
import {
  fail,
  peek,
  skip,
  StructureSyntaxError,
  take,
  type Cursor,
  type StructureError,
} from './structure-cursor.ts'
import { readExtent } from './structure-extent.ts'
import { readMarks, type Marks } from './structure-marks.ts'
import { sharesOf, type PlannedShare } from './structure-shares.ts'
import { tokensOf, type Token } from './structure-tokens.ts'
import type { Extent, Piece, Structure } from './structure.ts'

/** `intensities`: the shares of the zones the text names, in percent; empty where it names none. */
export type ParsedStructure =
  | { ok: true; structure: Structure; intensities: readonly PlannedShare[] }
  | { ok: false; error: StructureError }

const MAX_TEXT = 500
const MAX_PIECES = 200

type MarkedPiece = Piece & { zone?: SpeedIntensityId }
type Item = { count: number; pieces: MarkedPiece[] }

/** A count only where an x follows: 8x… */
function readCount(cursor: Cursor): number | null {
  if (peek(cursor).kind !== 'number' || peek(cursor, 1).kind !== 'x') return null
  const token = take(cursor)
  take(cursor)
  const count = Number(token.text)
  if (!Number.isInteger(count) || count < 1 || count > MAX_PIECES) fail('out-of-range', token)
  return count
}

function bare(piece: MarkedPiece): Extent | null {
  const isMarked = piece.stroke_rate !== undefined || piece.zone !== undefined
  if ('segments' in piece || piece.rest_s > 0 || isMarked) return null
  return 'distance_m' in piece ? { distance_m: piece.distance_m } : { time_s: piece.time_s }
}

/** Bare lengths joined are one piece of segments; anything else is only a list in brackets. */
function asOnePiece(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const segments = pieces.map(bare).filter((extent) => extent !== null)
  return segments.length === pieces.length ? [{ segments, rest_s: 0 }] : [...pieces]
}

/**
 * A rest behind pieces with rests of their own replaces the last. Of one piece that is repeated it
 * replaces that of the last repetition, so that 3x(500m/1min)/3min keeps its minute in between.
 */
function rested({ count, pieces }: Item, { rest_s, token }: NonNullable<Marks['rest']>): Item {
  const [only] = pieces
  const isKept = pieces.length === 1 && only !== undefined && only.rest_s > 0
  if (isKept && count === 1) fail('unexpected', token)
  const all = isKept ? expand({ count, pieces }) : pieces
  return {
    count: isKept ? 1 : count,
    pieces: all.map((piece, index) => (index === all.length - 1 ? { ...piece, rest_s } : piece)),
  }
}

/** One rate for all, one for each piece of a round, or one for each that is rowed. */
function rated(item: Item, { values, token }: NonNullable<Marks['rates']>): Item {
  const { pieces } = item
  const [first] = values
  if (values.length === 1 && first !== undefined)
    return { ...item, pieces: pieces.map((piece) => ({ ...piece, stroke_rate: first })) }
  const whole = values.length === pieces.length ? item : { count: 1, pieces: expand(item) }
  if (values.length !== whole.pieces.length) fail('rates-count', token)
  return {
    ...whole,
    pieces: whole.pieces.map((piece, index) => ({
      ...piece,
      stroke_rate: values[index] ?? 0,
    })),
  }
}

function marked(item: Item, { rest, rates, zone }: Marks): Item {
  const withRest = rest ? rested(item, rest) : item
  const withRates = rates ? rated(withRest, rates) : withRest
  return zone === null
    ? withRates
    : { ...withRates, pieces: withRates.pieces.map((piece) => ({ zone, ...piece })) }
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

function readBracket(cursor: Cursor, open: Token): MarkedPiece[] {
  const pieces = readList(cursor)
  const close = peek(cursor)
  if (!skip(cursor, ')'))
    fail(close.kind === 'end' ? 'unclosed' : 'unexpected', close.kind === 'end' ? open : close)
  return pieces
}

/** A length or a list in brackets, with what stands in front of it and behind it. */
function readItem(cursor: Cursor): Item {
  const start = peek(cursor)
  const counted = readCount(cursor)
  const count = counted ?? 1
  const open = peek(cursor)
  const interval = readInterval(cursor, count)
  const inBrackets = interval === null && skip(cursor, '(')
  const pieces = interval
    ? [interval]
    : inBrackets
      ? readBracket(cursor, open)
      : [{ ...readExtent(cursor), rest_s: 0 }]
  const marks = readMarks(cursor)
  if (interval && marks.rest) fail('unexpected', marks.rest.token)
  const isOne = inBrackets && (marks.rest !== null || counted === null)
  const item = marked({ count, pieces: isOne ? asOnePiece(pieces) : pieces }, marks)
  if (item.count * item.pieces.length > MAX_PIECES) fail('too-many-pieces', start)
  return item
}

function expand({ count, pieces }: Item): MarkedPiece[] {
  return Array.from({ length: count }, () => pieces).flat()
}

/** The rest of a list whose first item is read. */
function joined(cursor: Cursor, first: Item, start: Token): MarkedPiece[] {
  const pieces = expand(first)
  while (skip(cursor, '+')) pieces.push(...expand(readItem(cursor)))
  if (pieces.length > MAX_PIECES) fail('too-many-pieces', start)
  return pieces
}

function readList(cursor: Cursor): MarkedPiece[] {
  const start = peek(cursor)
  return joined(cursor, readItem(cursor), start)
}

function readWhole(cursor: Cursor): Item {
  const start = peek(cursor)
  if (start.kind === 'end') fail('empty', start)
  const first = readItem(cursor)
  if (peek(cursor).kind === 'end') return first
  const pieces = joined(cursor, first, start)
  if (peek(cursor).kind !== 'end') fail('unexpected', peek(cursor))
  return { count: 1, pieces }
}

const withoutZone = ({ zone: _zone, ...piece }: MarkedPiece): Piece => piece

/**
 * Reads a structure as it is typed: `8x500m/3:30min`, `4x((500m+500m)/2min)`, `5km`, `10x40/20` in
 * seconds, lists such as `2000m/4min+2x500m/1min`, and as coaches shorten it: `3x(4x500/1:30)/5`,
 * `5x1000m r3`, `8 x 500 mit 2 min Pause`, `4x1000 r20 24 28 32`, `90' GA1`. A slash is the rest
 * after a piece, a plus joins pieces, or segments inside brackets.
 */
export function parseStructure(text: string): ParsedStructure {
  if (text.length > MAX_TEXT) return { ok: false, error: { code: 'too-long', position: MAX_TEXT } }
  const tokens = tokensOf(text)
  if (typeof tokens === 'number')
    return { ok: false, error: { code: 'unexpected', position: tokens } }
  try {
    const { count, pieces } = readWhole({ tokens, index: 0 })
    return {
      ok: true,
      structure: { repetitions: count, pieces: pieces.map(withoutZone) },
      intensities: sharesOf(pieces),
    }
  } catch (error) {
    if (error instanceof StructureSyntaxError)
      return { ok: false, error: { code: error.code, position: error.position } }
    throw error
  }
}
