import { INK, onScheme, SEAT_COLOURS } from '../../ui/theme-colours.ts'

/** Lines that share a colour differ in their dashes, and neighbours differ in both. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3'] as const

/** The line of the boat at a place on the page, the same in table, map and charts. */
export function lookOfBoat(place: number) {
  const index = place - 1
  const { light, dark } = SEAT_COLOURS[index % SEAT_COLOURS.length] ?? INK
  const dash = DASHES[(index + Math.floor(index / SEAT_COLOURS.length)) % DASHES.length]
  return { stroke: onScheme(light, dark), dash: dash ?? 'none' }
}
