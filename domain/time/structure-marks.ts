import { BOUNDS } from '../constants/bounds.ts'
import type { SpeedIntensityId } from '../constants/intensities.ts'
import {
  fail,
  isAmount,
  peek,
  skip,
  StructureSyntaxError,
  take,
  type Cursor,
} from './structure-cursor.ts'
import { readRestTime } from './structure-extent.ts'
import type { Token } from './structure-tokens.ts'
import { intensityNamed } from './structure-words.ts'

/** What stands behind a length or a bracket, in any order, each at most once; with its place. */
export type Marks = {
  rest: { rest_s: number; token: Token } | null
  rates: { values: readonly number[]; token: Token } | null
  zone: SpeedIntensityId | null
}

/** Minutes of a rest that has no unit. */
const MOST_BARE_REST_MIN = 15
/** r is the rest up to r10, and the rate from r12 to r60. */
const R = { most_rest_min: 10, least_rate: 12, most_rate: 60 }
const LEAST_RATE = 1
const MOST_RATE: number = BOUNDS.stroke_rate.max

/** A number that counts nothing else: no unit, times or rest follows. */
const isRate = (cursor: Cursor, least: number, most: number): boolean => {
  const value = Number(peek(cursor).text)
  return (
    peek(cursor).kind === 'number' &&
    !['unit', 'x'].includes(peek(cursor, 1).kind) &&
    value >= least &&
    value <= most
  )
}

/** One rate or several in order, and a word behind them: r20 24 28, SF 20, 20 spm. */
function readRates(cursor: Cursor, least = LEAST_RATE, most = MOST_RATE): Marks['rates'] {
  const token = peek(cursor)
  if (token.kind !== 'number') fail('rate-expected', token)
  if (!isRate(cursor, least, most)) fail('out-of-range', token)
  const values: number[] = []
  while (isRate(cursor, least, most)) values.push(Number(take(cursor).text))
  if (peek(cursor).kind === 'rate' && !isAmount(peek(cursor, 1))) take(cursor)
  return { values, token }
}

/** r3 is a rest of three minutes and r20 a rate; with a unit or a colon it is always the rest. */
function readR(cursor: Cursor, marks: Marks): void {
  const token = take(cursor)
  const value = peek(cursor)
  const bare = value.kind === 'number' && peek(cursor, 1).kind !== 'unit'
  if (!bare || Number(value.text) <= R.most_rest_min)
    setRest(marks, token, readRestTime(cursor, R.most_rest_min))
  else setRates(marks, token, readRates(cursor, R.least_rate, R.most_rate))
}

function setRest(marks: Marks, token: Token, rest_s: number): void {
  if (marks.rest) fail('unexpected', token)
  marks.rest = { rest_s, token }
}

function setRates(marks: Marks, token: Token, rates: Marks['rates']): void {
  if (marks.rates) fail('unexpected', token)
  marks.rates = rates
}

/** 20 spm, or 2 min Pause: the word behind its value. */
function readValueFirst(cursor: Cursor, marks: Marks): boolean {
  const token = peek(cursor)
  if (token.kind === 'number' && peek(cursor, 1).kind === 'rate') {
    setRates(marks, token, readRates(cursor))
    return true
  }
  const before = cursor.index
  const rest_s = restIfAny(cursor)
  if (rest_s !== null && skip(cursor, 'rest')) {
    setRest(marks, token, rest_s)
    return true
  }
  cursor.index = before
  return false
}

function restIfAny(cursor: Cursor): number | null {
  try {
    return readRestTime(cursor, MOST_BARE_REST_MIN)
  } catch (error) {
    if (error instanceof StructureSyntaxError) return null
    throw error
  }
}

function readMark(cursor: Cursor, marks: Marks): boolean {
  const token = peek(cursor)
  switch (token.kind) {
    case '/':
      take(cursor)
      if (!['r', 'rate', 'rest', 'zone'].includes(peek(cursor).kind))
        setRest(marks, token, readRestTime(cursor, MOST_BARE_REST_MIN))
      return true
    case 'rest':
      take(cursor)
      setRest(marks, token, readRestTime(cursor, MOST_BARE_REST_MIN))
      return true
    case 'r':
      readR(cursor, marks)
      return true
    case 'rate':
      take(cursor)
      setRates(marks, token, readRates(cursor))
      return true
    case 'zone':
      if (marks.zone !== null) fail('unexpected', token)
      marks.zone = intensityNamed(take(cursor).text) ?? null
      return true
    case 'with':
      take(cursor)
      if (peek(cursor).kind === 'end') fail('unexpected', token)
      return true
    case 'number':
    case 'clock':
      return readValueFirst(cursor, marks)
    default:
      return false
  }
}

export function readMarks(cursor: Cursor): Marks {
  const marks: Marks = { rest: null, rates: null, zone: null }
  while (readMark(cursor, marks));
  return marks
}
