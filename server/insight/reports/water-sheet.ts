import type { WaterPiece } from '#contract/insight/reports-water.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from './list-sheet.ts'

type Words = ServerTexts['reports']
type Column = Omit<ListColumn<WaterPiece>, 'head'> & { head: keyof Words['waterPieces'] }

const COLUMNS: readonly Column[] = [
  { head: 'date', day: ({ date }) => date },
  { head: 'session', text: ({ session }) => session },
  { head: 'piece', number: ({ place }) => place },
  { head: 'class', text: (piece) => piece.class },
  { head: 'name', text: ({ name }) => name },
  { head: 'distance', unit: 'm', number: ({ distance }) => distance },
  { head: 'time', number: ({ time }) => time, ...CLOCK },
  {
    head: 'pace',
    number: ({ pace }) => pace,
    ...CLOCK,
    unit: 'm:ss /500 m',
    csvUnit: 's /500 m',
  },
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
  { head: 'headwind', unit: 'm/s', number: (piece) => piece.headwind, format: '+0.0;-0.0;0.0' },
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
