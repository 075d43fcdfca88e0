import type { GmtPiece } from '#contract/analysis/reports.ts'
import type { ServerTexts } from '../../text/text.ts'
import { CLOCK, headed, type ListSheet } from '../../text/list-sheet.ts'

type Words = ServerTexts['reports']
type PiecesSheet = { pieces: readonly GmtPiece[]; as_of: string; words: Words }

/** The list of pieces as its files have it. */
export const medalPiecesSheet = ({ pieces, as_of, words }: PiecesSheet): ListSheet<GmtPiece> => ({
  title: words.gmtPieces.title,
  rows: pieces,
  columns: headed(words.gmtPieces, {
    date: { day: ({ date }) => date },
    session: { text: ({ session }) => session },
    piece: { number: ({ place }) => place },
    crew: { text: ({ name }) => name },
    class: { text: (piece) => piece.class },
    distance: { unit: 'm', number: ({ distance }) => distance },
    time: { number: ({ time }) => time, ...CLOCK },
    percent: { number: ({ percent }) => percent, format: '0.0%', per: 100 },
    reference_class: {
      text: ({ reference }) =>
        `${reference.class} · ${reference.is_own ? words.gmtPieces.of_crew : words.gmtPieces.of_table}`,
    },
    reference_distance: { unit: 'm', number: ({ reference }) => reference.distance },
    reference: { number: ({ reference }) => reference.time, ...CLOCK },
    set_on: { day: ({ reference }) => reference.set_on },
    as_of: { day: () => as_of },
  }),
})
