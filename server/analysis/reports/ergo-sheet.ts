import type { ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, headed, type ListSheet } from '../../text/list-sheet.ts'

/** The list of pieces as its files have it. */
export const ergoPiecesSheet = (
  pieces: readonly ErgoPiece[],
  { ergoPieces: words }: ServerTexts['reports'],
): ListSheet<ErgoPiece> => ({
  title: words.title,
  rows: pieces,
  columns: headed(words, {
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session ?? words.test },
    piece: { number: ({ place }) => place },
    athlete: { text: ({ name }) => name },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    pace: {
      number: ({ pace }) => pace,
      ...CLOCK,
      unit: 'm:ss /500 m',
      csvUnit: 's /500 m',
    },
    predicted_2000: { number: ({ predicted_2000 }) => predicted_2000, ...CLOCK },
    percent_of_best: {
      number: (piece) => piece.percent_of_best,
      format: '0.0%',
      per: 100,
    },
    best_from: {
      text: ({ best_from }) => (best_from === null ? '' : words[best_from]),
    },
    stroke_rate: { unit: '/min', number: ({ stroke_rate }) => stroke_rate, format: '0.0' },
    watts: { unit: 'W', number: ({ watts }) => watts, format: '0' },
    watts_per_kilogram: {
      unit: 'W/kg',
      number: (piece) => piece.watts_per_kilogram,
      format: '0.00',
    },
    best: { text: ({ is_best }) => (is_best ? words.yes : '') },
  }),
})
