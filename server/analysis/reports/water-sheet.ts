import type { WaterBest, WaterPiece } from '#contract/analysis/reports-water.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from './list-sheet.ts'

type Words = ServerTexts['reports']
type Column = Omit<ListColumn<WaterPiece>, 'head'> & { head: keyof Words['waterPieces'] }

const SIGNED = '+0.0;-0.0;0.0'
const PACE = { ...CLOCK, unit: 'm:ss /500 m', csvUnit: 's /500 m' } as const

const COLUMNS: readonly Column[] = [
  { head: 'date', day: ({ date }) => date },
  { head: 'session', text: ({ session }) => session },
  { head: 'piece', number: ({ place }) => place },
  { head: 'class', text: (piece) => piece.class },
  { head: 'name', text: ({ name }) => name },
  { head: 'distance', unit: 'm', number: ({ distance }) => distance },
  { head: 'time', number: ({ time }) => time, ...CLOCK },
  { head: 'pace', number: ({ pace }) => pace, ...PACE },
  { head: 'percent', number: ({ percent }) => percent, format: '0.0%', per: 100 },
  { head: 'stroke_rate', unit: '/min', number: ({ stroke_rate }) => stroke_rate, format: '0.0' },
  {
    head: 'stroke_distance',
    unit: 'm',
    number: ({ stroke_distance }) => stroke_distance,
    format: '0.0',
  },
  {
    head: 'wind',
    unit: 'm/s',
    number: ({ weather }) => weather?.wind_speed ?? null,
    format: '0.0',
  },
  { head: 'headwind', unit: 'm/s', number: (piece) => piece.headwind, format: SIGNED },
  { head: 'crosswind', unit: 'm/s', number: (piece) => piece.crosswind, format: SIGNED },
  {
    head: 'stream',
    unit: 'm/s',
    number: ({ weather }) => weather?.stream_speed ?? null,
    format: '0.0',
  },
  {
    head: 'water_temperature',
    unit: '°C',
    number: ({ weather }) => weather?.water_temperature ?? null,
    format: '0',
  },
]

/** The list of pieces as its files have it. */
export const waterPiecesSheet = (
  pieces: readonly WaterPiece[],
  words: Words,
): ListSheet<WaterPiece> => ({
  title: words.waterPieces.title,
  columns: COLUMNS.map((column) => ({ ...column, head: words.waterPieces[column.head] })),
  rows: pieces,
})

/** The fastest stretches of recordings as the files of the list have them, below the pieces. */
export const waterBestsSheet = (
  bests: readonly WaterBest[],
  { waterPieces }: Words,
): ListSheet<WaterBest> => ({
  title: waterPieces.bests,
  columns: [
    { head: waterPieces.class, text: (best) => best.class },
    { head: waterPieces.distance, unit: 'm', number: ({ distance }) => distance },
    { head: waterPieces.time, number: ({ time }) => time, ...CLOCK },
    { head: waterPieces.pace, number: ({ pace }) => pace, ...PACE },
    { head: waterPieces.date, day: ({ date }) => date },
    { head: waterPieces.session, text: ({ session }) => session },
  ],
  rows: bests,
})
