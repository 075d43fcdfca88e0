import type { LineLook } from './LineSample.tsx'
import { INK, SEAT_COLOURS } from './theme-colours.ts'

/** Colour and dashes of the line at a place; of 24 lines no two have both in common. */
export const lookAt = (place: number): LineLook => ({
  colour: SEAT_COLOURS[place % SEAT_COLOURS.length] ?? INK,
  dash: place + Math.floor(place / SEAT_COLOURS.length),
})
