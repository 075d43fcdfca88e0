import type { Token, TokenKind } from './structure-tokens.ts'

export type StructureErrorCode =
  | 'empty'
  | 'unexpected'
  | 'unclosed'
  | 'length-expected'
  | 'unit-expected'
  | 'rest-is-time'
  | 'rate-expected'
  | 'rates-count'
  | 'out-of-range'
  | 'too-many-pieces'
  | 'too-long'

/** `position` counts characters of the text from 0. */
export type StructureError = { code: StructureErrorCode; position: number }

export class StructureSyntaxError extends Error {
  readonly code: StructureErrorCode
  readonly position: number

  constructor(code: StructureErrorCode, position: number) {
    super(`${code} at ${position}`)
    this.code = code
    this.position = position
  }
}

/** What is left to read. */
export type Cursor = { tokens: readonly Token[]; index: number }

const END: Token = { kind: 'end', text: '', at: 0 }

export function peek(cursor: Cursor, ahead = 0): Token {
  return cursor.tokens[cursor.index + ahead] ?? cursor.tokens.at(-1) ?? END
}

export function take(cursor: Cursor): Token {
  const token = peek(cursor)
  cursor.index += 1
  return token
}

export function skip(cursor: Cursor, kind: TokenKind): boolean {
  if (peek(cursor).kind !== kind) return false
  cursor.index += 1
  return true
}

export function fail(code: StructureErrorCode, token: Token): never {
  throw new StructureSyntaxError(code, token.at)
}

export const isAmount = ({ kind }: Token): boolean => kind === 'number' || kind === 'clock'
