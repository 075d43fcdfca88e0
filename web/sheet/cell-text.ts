import { numberWriter } from '#domain/rules/intl.ts'
import type { Bounds } from '#domain/constants/bounds.ts'
import { LOCALES, type Language } from '#domain/constants/languages.ts'
import { DECIMAL_MARK } from '#domain/sheets/numbers.ts'
import type { TimeMask } from '#domain/constants/masks.ts'
import { formatDuration, parseDuration } from '#domain/time/duration.ts'
import { plainKeys } from '#domain/sheets/plain-keys.ts'

export type CellValue = number | string | null
export type CellFault =
  | { fault: 'time' | 'number' | 'whole' }
  | { fault: 'speed'; distance: number }
  | { fault: 'long'; most: number }
  | { fault: 'between'; bounds: Bounds }
/** What the text of a cell means. */
export type Reading = { value: CellValue } | CellFault

export const isFault = (reading: Reading): reading is CellFault => 'fault' in reading

/** How a time stands in a cell. */
const WRITTEN: TimeMask = 'm:ss.S'
/** Holds every shape that counts seconds. */
const WIDEST: TimeMask = 'HH:mm:ss.SSS'
/** With so many keys of a stopwatch the last two are hundredths: 64410 is 6:44.10. */
const HUNDREDTHS_FROM = 5

/**
 * Recognizes stopwatch keys with a point before the decimals, such as 641.2 for 6:41.2. They could
 * also be seconds, so the person is asked which it is.
 */
const areKeys = (plain: string) => parseDuration(plain.replace(/\..*$/, ''), 'mm:ss') !== null

/**
 * Seconds of a time in any shape; digits alone are a stopwatch's keys when typed, seconds when they
 * come from a sheet.
 */
export function readTime(text: string, pasted = false): number | null {
  const plain = plainKeys(text).trim().replace(',', '.')
  const seconds = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
  if (seconds !== null && (pasted || (plain.includes('.') && seconds >= 60)))
    return pasted || !areKeys(plain) ? seconds : null
  if (!/^\d+$/.test(plain)) return parseDuration(plain, WIDEST)
  return plain.length < HUNDREDTHS_FROM
    ? parseDuration(plain, WRITTEN)
    : parseDuration(`${plain}0`, WIDEST)
}

/** A number as it is typed: without separators of thousands. */
const TYPED = { useGrouping: false, maximumFractionDigits: 3 } as const

/** A number as it is typed. */
export const writeNumber = (value: number, language: Language): string =>
  numberWriter(LOCALES[language], TYPED).format(value)

/** Seconds as they are typed. */
export const writeTime = (seconds: number, language: Language): string =>
  formatDuration(seconds, WRITTEN)?.replace('.', DECIMAL_MARK[language]) ?? ''

/**
 * The cells of a block copied from a spreadsheet: rows by line, cells by tab; a cell in quotes may
 * hold either.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const close = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quoted && char === '"' && text[at + 1] === '"') cell += text[++at]
    else if (char === '"' && (quoted || cell === '')) quoted = !quoted
    else if (quoted) cell += char
    else if (char === '\t') close()
    else if (char === '\n') {
      close()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  close()
  // What spreadsheets copy ends with a line break.
  return rows.length > 1 && rows.at(-1)?.every((one) => one === '') ? rows.slice(0, -1) : rows
}

export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''))
