import type { Separator } from '#domain/sheets/read-csv.ts'

/** No number has more characters. */
const LONGEST_NUMBER = 40
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const WITH_UNIT = /^([+-]?[\d.,]+)\s?[\p{L}%°/]{1,6}$/u

/**
 * What a comma in front of exactly three digits means in a table; 'open' where only the quantity of
 * the numbers can decide, else thousands.
 */
export type Comma = 'decimal' | 'thousands' | 'open'

/** This much of a table shows how its numbers are written. */
const SHOWS_NUMBERS = 4_194_304
/** Numbers with a comma, each alone in its cell: between commas they are in quotes. */
const WITH_COMMA: Record<Separator, RegExp> = {
  ',': /"[ ]*([+-]?\d[\d.]*,[\d.,]*)[ ]?[\p{L}%°/]{0,6}"/gu,
  ';': /(?:^|;)[ "]*([+-]?\d[\d.]*,[\d.,]*)(?=[ ]?[\p{L}%°/]{0,6}[ "]*(?:;|[\r\n]|$))/gmu,
  '\t': /(?:^|\t)[ "]*([+-]?\d[\d.]*,[\d.,]*)(?=[ ]?[\p{L}%°/]{0,6}[ "]*(?:[\t\r\n]|$))/gmu,
}
const WITH_POINT = /(?:^|[,;\t])[ "]*[+-]?\d+\.\d+[ "]*(?=[,;\t\r\n]|$)/gm
/** So many numbers with a point are more than the version of a program. */
const MANY_POINTS = 3

/** 12,5 and 0,125 and 1.234,5 cannot be thousands. */
const SURELY_DECIMAL = /^[+-]?(?:0\d*,\d+|\d+,(?!\d{3}$)\d+|\d{1,3}(?:\.\d{3})+,\d+)$/
/** Nor 1,234,567 and 1,234.5 decimals. */
const SURELY_THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d*)?|,\d{3}\.\d*)$/

/**
 * Decides by all numbers of a table: by those that can be read in one way only, else by decimals
 * with a point, else by what divides the cells, since semicolons and tabs leave the comma to
 * decimals.
 */
export function commaOf(text: string, separator: Separator): Comma {
  const looked = text.slice(0, SHOWS_NUMBERS)
  let [decimals, thousands] = [0, 0]
  for (const [, number = ''] of looked.matchAll(WITH_COMMA[separator])) {
    if (SURELY_DECIMAL.test(number)) decimals++
    else if (SURELY_THOUSANDS.test(number)) thousands++
  }
  if (decimals !== thousands) return decimals > thousands ? 'decimal' : 'thousands'
  if (separator !== ';' && atLeast(looked, WITH_POINT, MANY_POINTS)) return 'thousands'
  return separator === ',' ? 'open' : 'decimal'
}

function atLeast(text: string, pattern: RegExp, most: number): boolean {
  let found = 0
  for (const _ of text.matchAll(pattern)) if (++found >= most) return true
  return false
}

/**
 * The number of a cell, NaN for none. A lone comma is a decimal point, except in front of exactly
 * three digits where a table uses it to divide
 * thousands. A unit behind it is left out: "6 m" is 6.
 */
export function cellNumber(cell: string, comma: Comma): number {
  if (cell.length > LONGEST_NUMBER) return Number.NaN
  if (PLAIN.test(cell)) return finite(Number(cell))
  const bare = cell.replaceAll(/[\s\u00A0\u202F'’]/g, '')
  const digits = WITH_UNIT.exec(cell.trim())?.[1] ?? bare
  const thousands = comma !== 'decimal' && /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)
  const text = thousands ? digits.replaceAll(',', '') : decimalPoint(digits)
  return PLAIN.test(text) ? finite(Number(text)) : Number.NaN
}

/** 1.234,5 and 1,5 with a point, and 1,234.5 as it is without its comma. */
function decimalPoint(digits: string): string {
  const comma = digits.lastIndexOf(',')
  const point = digits.lastIndexOf('.')
  if (comma < 0) return digits
  return comma > point ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '')
}

const finite = (value: number): number => (Number.isFinite(value) ? value : Number.NaN)
