import type { Recording } from '#contract/recordings/telemetry.ts'
import { SEAT_COLOURS, INK, type LineColour } from '../../ui/theme-colours.ts'
import { OF_BOAT, QUANTITIES, type Place, type Quantity, type StrokeTable } from './stroke-table.ts'

/** One rower, or the boat, as a line in the charts and a row of the table. */
export type Line = {
  place: Place
  position: number | null
  /** "3", for marks in a chart. */
  mark: string
  /** "Seat 3". */
  short: string
  /** "Seat 3 · Mia Hoffmann". */
  name: string
  colour: LineColour
}

type Words = { seat: (position: number) => string; boat: string }

const colourOf = (index: number): LineColour => SEAT_COLOURS[index % SEAT_COLOURS.length] ?? INK

/**
 * The seats the viewer sees, from bow to stroke; a recording of one rower has one. A seat keeps its
 * colour whatever others are chosen.
 */
export function seatLines({ seats, full_name }: Recording, words: Words): Line[] {
  return seats.flatMap(({ position, seen, full_name: rower, name }, index): Line[] => {
    if (!seen) return []
    const colour = colourOf(index)
    if (position === null)
      return [{ place: 'rower', position, mark: '', short: full_name, name: full_name, colour }]
    const short = words.seat(position)
    const known = rower ?? name
    return [
      {
        place: position,
        position,
        mark: String(position),
        short,
        name: known === null ? short : `${short} · ${known}`,
        colour,
      },
    ]
  })
}

export const boatLine = ({ boat }: Words): Line => ({
  place: 'boat',
  position: null,
  mark: boat,
  short: boat,
  name: boat,
  colour: INK,
})

export type Panel = { quantity: Quantity; lines: { line: Line; values: Float64Array }[] }

/**
 * One panel for every quantity that was measured: of the boat alone what only it has, of the chosen
 * seats the rest.
 */
export function panelsOf(table: StrokeTable, seats: readonly Line[], boat: Line): Panel[] {
  return QUANTITIES.flatMap((quantity) => {
    const lines = (OF_BOAT.includes(quantity) ? [boat] : seats).flatMap((line) => {
      const values = table.values(quantity, line.place)
      return values ? [{ line, values }] : []
    })
    return lines.length > 0 ? [{ quantity, lines }] : []
  })
}
