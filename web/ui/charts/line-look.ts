import { INK, SEAT_COLOURS, type Scheme } from '../theme-colours.ts'

type Dash = 'solid' | 'dashed' | 'dotted' | number[]
const DASHES: readonly Dash[] = ['solid', 'dashed', 'dotted', [12, 3, 3, 3]]
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect'] as const

/** Colour, dashes and marks of the nth line; no two of 24 have all three in common. */
export const lookOfLine = (index: number, scheme: Scheme) => ({
  colour: (SEAT_COLOURS[index % SEAT_COLOURS.length] ?? INK)[scheme],
  dash: DASHES[(index + Math.floor(index / SEAT_COLOURS.length)) % DASHES.length] ?? 'solid',
  symbol: SYMBOLS[index % SYMBOLS.length] ?? 'circle',
})
