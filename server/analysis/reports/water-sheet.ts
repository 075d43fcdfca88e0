import type { WaterBest, WaterPiece } from '#contract/analysis/reports-water.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, headed, type ListSheet } from '../../text/list-sheet.ts'

type Words = ServerTexts['reports']

const SIGNED = '+0.0;-0.0;0.0'
const PACE = { ...CLOCK, unit: 'm:ss /500 m', csvUnit: 's /500 m' } as const

/** The list of pieces as its files have it. */
export const waterPiecesSheet = (
  pieces: readonly WaterPiece[],
  { waterPieces }: Words,
): ListSheet<WaterPiece> => ({
  title: waterPieces.title,
  rows: pieces,
  columns: headed(waterPieces, {
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session },
    piece: { number: ({ place }) => place },
    class: { text: (piece) => piece.class },
    name: { text: ({ name }) => name },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    pace: { number: ({ pace }) => pace, ...PACE },
    percent: { number: ({ percent }) => percent, format: '0.0%', per: 100 },
    stroke_rate: { unit: '/min', number: ({ stroke_rate }) => stroke_rate, format: '0.0' },
    stroke_distance: {
      unit: 'm',
      number: ({ stroke_distance }) => stroke_distance,
      format: '0.0',
    },
    wind: {
      unit: 'm/s',
      number: ({ weather }) => weather?.wind_speed ?? null,
      format: '0.0',
    },
    headwind: { unit: 'm/s', number: (piece) => piece.headwind, format: SIGNED },
    crosswind: { unit: 'm/s', number: (piece) => piece.crosswind, format: SIGNED },
    stream: {
      unit: 'm/s',
      number: ({ weather }) => weather?.stream_speed ?? null,
      format: '0.0',
    },
    water_temperature: {
      unit: '°C',
      number: ({ weather }) => weather?.water_temperature ?? null,
      format: '0',
    },
  }),
})

/** The fastest stretches of recordings as the files of the list have them, below the pieces. */
export const waterBestsSheet = (
  bests: readonly WaterBest[],
  { waterPieces }: Words,
): ListSheet<WaterBest> => ({
  title: waterPieces.bests,
  columns: headed(waterPieces, {
    class: { text: (best) => best.class },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    pace: { number: ({ pace }) => pace, ...PACE },
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session },
  }),
  rows: bests,
})
