import { METRES_IN } from '../constants/units.ts'

/**
 * Returns the metres of a distance as typed, or null. A bare number is metres; "km" or "k" behind
 * it makes kilometres, "mi" miles. `decimalMark` distinguishes the reader's decimal comma from the
 * thousands separator: "2.000" is two thousand if the decimal mark is a comma.
 */
export function parseDistance(text: string, decimalMark: '.' | ','): number | null {
  const match = /^([\d.,\s'’]+)(m|k|km|mi)?$/i.exec(text.trim())
  if (!match?.[1]) return null
  const number = readNumber(match[1].replaceAll(/[\s'’]/g, ''), decimalMark)
  if (number === null) return null
  return Math.round(number * metresIn(match[2]) * 1000) / 1000
}

function metresIn(unit = 'm'): number {
  if (unit.toLowerCase() === 'mi') return METRES_IN.mile
  return unit.toLowerCase().startsWith('k') ? METRES_IN.kilometre : 1
}

function readNumber(digits: string, decimalMark: '.' | ','): number | null {
  const separator = decimalMark === '.' ? ',' : '.'
  const grouped = new RegExp(`^\\d{1,3}([${separator}]\\d{3})+([${decimalMark}]\\d+)?$`)
  const plain = grouped.test(digits) ? digits.replaceAll(separator, '') : digits
  const point = plain.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(point) ? Number(point) : null
}
