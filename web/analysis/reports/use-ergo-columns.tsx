import { Badge, Group } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErgoPiece } from '#contract/analysis/reports-ergo.ts'
import type { Equal } from '#domain/training/equal-pieces.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { ERGO_FIGURES } from './ergo-figures.ts'
import { FigureValue } from './FigureValue.tsx'

export const ergoPieceKey = ({ result_id, test, piece, user_id }: ErgoPiece) =>
  `${result_id ?? `test ${test?.id}`} ${piece} ${user_id}`
export const ergoPieceLink = ({ session_id, test }: Pick<ErgoPiece, 'session_id' | 'test'>) =>
  test ? paths.performanceTests(test.kind, test.id) : paths.session(session_id ?? 0)

/** The columns of the pieces over one length; of one athlete nobody is named. */
export function useErgoColumns(isOfOne: boolean, { by }: Equal): readonly DataColumn<ErgoPiece>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return useMemo(() => {
    const date: DataColumn<ErgoPiece> = {
      key: 'date',
      header: t('ergoPieces.date'),
      value: (piece) => piece.date,
      cell: (piece) => format.day(piece.date),
    }
    const athlete: DataColumn<ErgoPiece> = {
      key: 'athlete',
      header: t('ergoPieces.athlete'),
      value: ({ name }) => name,
    }
    const time: DataColumn<ErgoPiece> = {
      key: 'time',
      header: t('ergoPieces.time'),
      figure: true,
      value: (piece) => piece.time,
      cell: (piece) => (
        <WithMark isBest={isOfOne && by === 'distance' && piece.is_best}>
          {format.resultTime(piece.time)}
        </WithMark>
      ),
    }
    const distance: DataColumn<ErgoPiece> = {
      key: 'distance',
      header: t('ergoPieces.distance'),
      unit: 'm',
      figure: true,
      hidden: by === 'distance',
      value: (piece) => piece.distance,
      cell: (piece) => (
        <WithMark isBest={isOfOne && by === 'time' && piece.is_best}>
          {format.number(piece.distance)}
        </WithMark>
      ),
    }
    const session: DataColumn<ErgoPiece> = {
      key: 'session',
      header: t('ergoPieces.session'),
      value: (piece) => piece.session ?? t('ergoPieces.test'),
    }
    const figures = ERGO_FIGURES.map(({ key, unit, write, missing }): DataColumn<ErgoPiece> => {
      const figure = { write: write(format), missing: t(`missing.${missing}`) }
      return {
        key,
        header: t(`ergoPieces.${key}`),
        figure: true,
        value: (piece) => piece[key],
        cell: (piece) => (
          <FigureValue figure={figure} value={piece[key]} missing={() => figure.missing} />
        ),
        ...(unit !== undefined && { unit }),
      }
    })
    const best: DataColumn<ErgoPiece> = {
      key: 'best_from',
      header: t('ergoPieces.best_from'),
      value: ({ best_from }) => best_from && t(`ergoPieces.${best_from}`),
    }
    const people = isOfOne ? [date] : [athlete, date]
    return [...people, distance, time, ...figures, best, session]
  }, [t, format, isOfOne, by])
}

/** A figure with the word that it is the best of all. */
function WithMark({ isBest, children }: { isBest: boolean; children: string }) {
  const { t } = useTranslation('reports')
  if (!isBest) return children
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      <Badge size="sm" variant="light">
        {t('ergoPieces.yes')}
      </Badge>
      {children}
    </Group>
  )
}
