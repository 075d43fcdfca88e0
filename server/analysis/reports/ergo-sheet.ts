import type { ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from './list-sheet.ts'

type Words = ServerTexts['reports']
type Column = Omit<ListColumn<ErgoPiece>, 'head'> & { head: keyof Words['ergoPieces'] }

const columnsOf = (words: Words): readonly Column[] => [
  { head: 'date', day: ({ date }) => date },
  { head: 'session', text: ({ session }) => session ?? words.ergoPieces.test },
  { head: 'piece', number: ({ place }) => place },
  { head: 'athlete', text: ({ name }) => name },
  { head: 'distance', unit: 'm', number: ({ distance }) => distance },
  { head: 'time', number: ({ time }) => time, ...CLOCK },
  {
    head: 'pace',
    number: ({ pace }) => pace,
    ...CLOCK,
    unit: 'm:ss /500 m',
    csvUnit: 's /500 m',
  },
  { head: 'predicted_2000', number: ({ predicted_2000 }) => predicted_2000, ...CLOCK },
  {
    head: 'percent_of_best',
    number: (piece) => piece.percent_of_best,
    format: '0.0%',
    per: 100,
  },
  {
    head: 'best_from',
    text: ({ best_from }) => (best_from === null ? '' : words.ergoPieces[best_from]),
  },
  { head: 'stroke_rate', unit: '/min', number: ({ stroke_rate }) => stroke_rate, format: '0.0' },
  { head: 'watts', unit: 'W', number: ({ watts }) => watts, format: '0' },
  {
    head: 'watts_per_kilogram',
    unit: 'W/kg',
    number: (piece) => piece.watts_per_kilogram,
    format: '0.00',
  },
  { head: 'best', text: ({ is_best }) => (is_best ? words.ergoPieces.yes : '') },
]

/** The list of pieces as its files have it. */
export const ergoPiecesSheet = (
  pieces: readonly ErgoPiece[],
  words: Words,
): ListSheet<ErgoPiece> => ({
  title: words.ergoPieces.title,
  columns: columnsOf(words).map((column) => ({ ...column, head: words.ergoPieces[column.head] })),
  rows: pieces,
})
