import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GmtPiece } from '#contract/analysis/reports.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { DataColumn } from '../../ui/table/columns.ts'

export const pieceKey = ({ result_id, piece }: GmtPiece) => `${result_id} ${piece}`
export const pieceLink = ({ session_id }: GmtPiece) => paths.session(session_id)

/** The columns of the list of pieces. */
export function usePieceColumns(): readonly DataColumn<GmtPiece>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const writeReference = useReferenceWriter()
  return useMemo(
    () => [
      {
        key: 'date',
        header: t('gmtPieces.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      { key: 'session', header: t('gmtPieces.session'), value: ({ session }) => session },
      {
        key: 'piece',
        header: t('gmtPieces.piece'),
        figure: true,
        value: ({ place }) => place,
        cell: ({ place }) => format.number(place),
      },
      { key: 'crew', header: t('gmtPieces.crew'), value: ({ name }) => name },
      { key: 'class', header: t('gmtPieces.class'), value: (piece) => piece.class },
      {
        key: 'distance',
        header: t('gmtPieces.distance'),
        unit: 'm',
        figure: true,
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.number(distance),
      },
      {
        key: 'time',
        header: t('gmtPieces.time'),
        figure: true,
        value: ({ time }) => time,
        cell: ({ time }) => format.resultTime(time),
      },
      {
        key: 'percent',
        header: t('gmtPieces.percent'),
        figure: true,
        value: ({ percent }) => percent,
        cell: ({ percent }) => format.percent(percent, 1),
      },
      {
        key: 'reference',
        header: t('gmtPieces.reference'),
        value: ({ reference }) => reference.time,
        cell: ({ reference }) => writeReference(reference),
      },
    ],
    [t, format, writeReference],
  )
}

/** What a piece is measured by: "M4x 5:58.4 · 2000 m, set on 3 Mar 2026". */
export function useReferenceWriter(): (reference: GmtPiece['reference']) => string {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return useCallback(
    ({ class: of, time, distance, is_own, set_on }) => {
      const reference = [
        `${of} ${format.resultTime(time)}`,
        format.distance(distance),
        ...(is_own ? [t('gmtPieces.of_crew')] : []),
      ].join(' · ')
      return set_on === null
        ? reference
        : t('gmtPieces.since', { reference, day: format.dayOfMonth(set_on) })
    },
    [t, format],
  )
}
