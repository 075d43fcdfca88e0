import { Checkbox } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RacePiece } from '#contract/analysis/race-analysis.ts'
import { lineKey } from '#domain/race-analysis/kinds.ts'
import { paceReference } from '#domain/race-analysis/splits.ts'
import { useFormat } from '../../format/format.ts'
import { Known } from '../../ui/Known.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { crewOf } from './line-names.ts'

/** What a tick box of a piece is called. */
export function useChoiceName(): (piece: RacePiece) => string {
  const { t } = useTranslation('racing')
  return useCallback(
    (piece) =>
      piece.place === null
        ? t('pieces.chooseUnplanned', { name: crewOf(piece) })
        : t('pieces.choose', { name: crewOf(piece), number: piece.place }),
    [t],
  )
}

const paceOf = ({ sport_id, time, distance }: RacePiece) =>
  (time / distance) * paceReference(sport_id)

/** A tick box with the crew, then the piece and its figures. */
export function useChoiceColumns(
  chosen: ReadonlyMap<string, RacePiece>,
  toggle: (piece: RacePiece) => void,
): readonly DataColumn<RacePiece>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const choiceName = useChoiceName()
  return useMemo(
    () => [
      {
        key: 'crew',
        header: t('columns.crew'),
        value: crewOf,
        width: 280,
        cell: (piece) => (
          <Checkbox
            aria-label={choiceName(piece)}
            label={crewOf(piece)}
            checked={chosen.has(lineKey(piece))}
            onChange={() => toggle(piece)}
          />
        ),
      },
      {
        key: 'piece',
        header: t('columns.piece'),
        value: ({ place }) => place,
        cell: ({ place }) => (
          <Known text={place === null ? null : format.number(place)} why={t('none.place')} />
        ),
      },
      {
        key: 'class',
        header: t('columns.class'),
        value: (piece) => piece.class,
        cell: (piece) => <Known text={piece.class || null} why={t('none.class')} />,
      },
      {
        key: 'date',
        header: t('columns.date'),
        hidden: true,
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      {
        key: 'distance',
        header: t('columns.distance'),
        unit: 'm',
        figure: true,
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.number(distance),
      },
      {
        key: 'time',
        header: t('columns.time'),
        figure: true,
        value: ({ time }) => time,
        cell: ({ time }) => <strong>{format.resultTime(time)}</strong>,
      },
      {
        key: 'pace',
        header: t('columns.pace'),
        figure: true,
        value: paceOf,
        cell: (piece) => format.paceNumber(paceOf(piece)),
      },
      {
        key: 'prognostic',
        header: t('columns.prognostic'),
        figure: true,
        value: ({ percent }) => percent,
        cell: ({ percent }) => (
          <Known text={format.percent(percent, 1)} why={t('none.prognostic')} />
        ),
      },
      {
        key: 'stroke_rate',
        header: t('columns.stroke_rate'),
        unit: format.units.strokeRate,
        figure: true,
        value: ({ stroke_rate }) => stroke_rate,
        cell: ({ stroke_rate }) => (
          <Known text={format.number(stroke_rate, 1)} why={t('none.stroke_rate')} />
        ),
      },
    ],
    [t, format, chosen, toggle, choiceName],
  )
}
