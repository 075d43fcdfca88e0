import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaterPiece } from '#contract/analysis/reports-water.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { FigureValue } from './FigureValue.tsx'

export const waterPieceKey = ({ result_id, piece, user_id }: WaterPiece) =>
  `${result_id} ${piece} ${user_id}`
export const waterPieceLink = ({ session_id }: WaterPiece) => paths.session(session_id)

type Key =
  | 'distance'
  | 'time'
  | 'pace'
  | 'percent'
  | 'stroke_rate'
  | 'stroke_distance'
  | 'wind'
  | 'headwind'
  | 'crosswind'
  | 'stream'
  | 'water_temperature'
type Figure = {
  key: Key
  unit?: string
  of: (piece: WaterPiece) => number | null
  write: (format: Format, value: number | null) => string
  hidden?: true
  missing?: 'weather'
}

const number =
  (decimals: number) =>
  (format: Format, value: number | null): string =>
    format.number(value, decimals)
const clock = (format: Format, value: number | null) => format.resultTime(value)

const FIGURES: readonly Figure[] = [
  { key: 'distance', unit: 'm', of: (piece) => piece.distance, write: number(0) },
  { key: 'time', of: (piece) => piece.time, write: clock },
  {
    key: 'pace',
    unit: '/500 m',
    of: (piece) => piece.pace,
    write: (format, value) => format.paceNumber(value),
  },
  {
    key: 'percent',
    of: (piece) => piece.percent,
    write: (format, value) => format.percent(value, 1),
  },
  { key: 'stroke_rate', of: (piece) => piece.stroke_rate, write: number(1) },
  { key: 'stroke_distance', unit: 'm', of: (piece) => piece.stroke_distance, write: number(1) },
  {
    key: 'wind',
    unit: 'm/s',
    of: ({ weather }) => weather?.wind_speed ?? null,
    write: number(1),
    missing: 'weather',
  },
  {
    key: 'headwind',
    unit: 'm/s',
    of: (piece) => piece.headwind,
    write: number(1),
    missing: 'weather',
  },
  {
    key: 'crosswind',
    unit: 'm/s',
    of: (piece) => piece.crosswind,
    write: number(1),
    missing: 'weather',
  },
  {
    key: 'stream',
    unit: 'm/s',
    of: ({ weather }) => weather?.stream_speed ?? null,
    write: number(1),
    missing: 'weather',
    hidden: true,
  },
  {
    key: 'water_temperature',
    unit: '°C',
    of: ({ weather }) => weather?.water_temperature ?? null,
    write: number(0),
    missing: 'weather',
    hidden: true,
  },
]

/** The columns of the pieces on the water, with the weather they were rowed in. */
export function useWaterColumns(): readonly DataColumn<WaterPiece>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const showsMedals = opensPart('gold-medal-times', useViewer())
  return useMemo(() => {
    const figures = FIGURES.filter(({ key }) => showsMedals || key !== 'percent').map(
      ({ key, unit, of, write, hidden, missing }): DataColumn<WaterPiece> => {
        const figure = {
          write: (value: number | null) => write(format, value),
          missing: t(`missing.${missing ?? 'nothing'}`),
        }
        return {
          key,
          header: t(`waterPieces.${key}`),
          figure: true,
          value: of,
          cell: (piece) => (
            <FigureValue figure={figure} value={of(piece)} missing={() => figure.missing} />
          ),
          ...(unit !== undefined && { unit }),
          ...(hidden && { hidden }),
        }
      },
    )
    return [
      {
        key: 'date',
        header: t('waterPieces.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      { key: 'class', header: t('waterPieces.class'), value: (piece) => piece.class },
      ...figures,
      { key: 'name', header: t('waterPieces.name'), value: ({ name }) => name, hidden: true },
      { key: 'session', header: t('waterPieces.session'), value: ({ session }) => session },
    ]
  }, [t, format, showsMedals])
}
