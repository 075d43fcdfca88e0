import { Checkbox } from '@mantine/core'
import type { RacePiece } from '#contract/analysis/race-analysis.ts'
import { lineKey } from '#domain/race-analysis/kinds.ts'
import { paceReference } from '#domain/race-analysis/splits.ts'
import { day, decimal, figure, percent, text, time, type ListWords } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { crewOf } from './line-names.ts'
import { PhonePiece } from './PieceLines.tsx'

type Choosing = {
  chosen: ReadonlyMap<string, RacePiece>
  toggle: (piece: RacePiece) => void
}
type Words = ListWords<'racing', Choosing>

const why = (key: 'place' | 'class' | 'prognostic' | 'stroke_rate') => ({
  why: (_: RacePiece, { t }: Words) => t(`none.${key}`),
})

/** What a tick box of a piece is called. */
const choiceName = (piece: RacePiece, { t }: Words) =>
  piece.place === null
    ? t('pieces.chooseUnplanned', { name: crewOf(piece) })
    : t('pieces.choose', { name: crewOf(piece), number: piece.place })

/** The pieces one may compare, each with a tick box. */
export const pieceList = list('racing', 'columns', rows<RacePiece, Choosing>(), {
  id: 'racing-pieces',
  title: ({ t }) => t('pieces.title'),
  columns: {
    crew: text((piece) => crewOf(piece), {
      width: 280,
      cell: (piece, words) => (
        <Checkbox
          aria-label={choiceName(piece, words)}
          label={crewOf(piece)}
          checked={words.chosen.has(lineKey(piece))}
          onChange={() => words.toggle(piece)}
        />
      ),
    }),
    piece: text(({ place }) => place, {
      ...why('place'),
      cell: ({ place }, { format }) => format.number(place),
    }),
    class: text((piece) => piece.class || null, why('class')),
    date: day(({ date }) => date, { hidden: true }),
    distance: figure(({ distance }) => distance, undefined, { unit: 'm' }),
    time: time((piece) => piece.time, {
      cell: (piece, { format }) => <strong>{format.resultTime(piece.time)}</strong>,
    }),
    pace: figure(
      (piece) => (piece.time / piece.distance) * paceReference(piece.sport_id),
      (pace, { format }) => format.paceNumber(pace),
    ),
    prognostic: percent((piece) => piece.percent, 1, why('prognostic')),
    stroke_rate: decimal(({ stroke_rate }) => stroke_rate, 1, {
      ...why('stroke_rate'),
      unit: ({ format }) => format.units.strokeRate,
    }),
  },
  rowKey: lineKey,
  sortedBy: '-date',
  phone: (piece, words) => (
    <PhonePiece
      piece={piece}
      name={choiceName(piece, words)}
      isChosen={words.chosen.has(lineKey(piece))}
      onToggle={words.toggle}
    />
  ),
})
