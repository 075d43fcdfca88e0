import { deviceText } from './device-text.ts'

const MOST_SEATS = 24

/**
 * Names by position from pairs of texts, as files have them; what is no position, or names nobody,
 * is left out.
 */
export function seatNames(pairs: Iterable<readonly string[]>): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  for (const [place = '', text = ''] of pairs) {
    const position = Number(place)
    const name = deviceText(text)
    if (
      place.trim() !== '' &&
      Number.isInteger(position) &&
      position > 0 &&
      position <= MOST_SEATS &&
      name
    )
      names.set(position, name)
  }
  return names
}
