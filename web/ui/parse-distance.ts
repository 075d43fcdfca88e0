/**
 * Metres of a distance as typed, or null. A bare number is metres; "km" or "k" behind it makes kilometres. `decimalMark` tells the reader's
 * comma from the separator of thousands: "2.000" is two thousand where the decimal mark is a comma.
 */
export function parseDistance(text: string, decimalMark: '.' | ','): number | null {
  const match = /^([\d.,\s'’]+)(m|k|km)?$/i.exec(text.trim())
  if (!match?.[1]) return null
  const number = readNumber(match[1].replaceAll(/[\s'’]/g, ''), decimalMark)
  if (number === null) return null
  const metres = match[2]?.toLowerCase().startsWith('k') ? number * 1000 : number
  return Math.round(metres * 1000) / 1000
}

function readNumber(digits: string, decimalMark: '.' | ','): number | null {
  const separator = decimalMark === '.' ? ',' : '.'
  const grouped = new RegExp(`^\\d{1,3}([${separator}]\\d{3})+([${decimalMark}]\\d+)?$`)
  const plain = grouped.test(digits) ? digits.replaceAll(separator, '') : digits
  const point = plain.replace(',', '.')
  return /^\d+(\.\d+)?$/.test(point) ? Number(point) : null
}
