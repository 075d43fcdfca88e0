import type { GmtPiece } from '#contract/analysis/reports.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, type ListColumn, type ListSheet } from './list-sheet.ts'

type Words = ServerTexts['reports']
type PiecesSheet = { pieces: readonly GmtPiece[]; as_of: string; words: Words }

type Column = Omit<ListColumn<GmtPiece>, 'head'> & { head: keyof Words['gmtPieces'] }

const columnsOf = ({ as_of, words }: PiecesSheet): readonly Column[] => [
  { head: 'date', day: ({ date }) => date },
  { head: 'session', text: ({ session }) => session },
  { head: 'piece', number: ({ place }) => place },
  { head: 'crew', text: ({ name }) => name },
  { head: 'class', text: (piece) => piece.class },
  { head: 'distance', unit: 'm', number: ({ distance }) => distance },
  { head: 'time', number: ({ time }) => time, ...CLOCK },
  { head: 'percent', number: ({ percent }) => percent, format: '0.0%', per: 100 },
  {
    head: 'reference_class',
    text: ({ reference }) =>
      `${reference.class} · ${reference.is_own ? words.gmtPieces.of_crew : words.gmtPieces.of_table}`,
  },
  { head: 'reference_distance', unit: 'm', number: ({ reference }) => reference.distance },
  { head: 'reference', number: ({ reference }) => reference.time, ...CLOCK },
  { head: 'set_on', day: ({ reference }) => reference.set_on },
  { head: 'as_of', day: () => as_of },
]

/** The list of pieces as its files have it. */
export const medalPiecesSheet = (sheet: PiecesSheet): ListSheet<GmtPiece> => ({
  title: sheet.words.gmtPieces.title,
  columns: columnsOf(sheet).map((column) => ({
    ...column,
    head: sheet.words.gmtPieces[column.head],
  })),
  rows: sheet.pieces,
})
