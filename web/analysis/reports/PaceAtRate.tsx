import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaterPiece } from '#contract/analysis/reports-water.ts'
import { useFormat } from '../../format/format.ts'
import { CurvesDrawn } from './CurvesDrawn.tsx'
import { coloured } from './ergo-lines.ts'

/** The pace of pieces at their stroke rate, a colour for each boat class. */
export function PaceAtRate({ pieces }: { pieces: readonly WaterPiece[] }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const noBoat = t('water.noBoat')
  const drawn = useMemo(() => {
    const classes = Map.groupBy(pieces, (piece) => piece.class)
    return coloured(
      [...classes].flatMap(([name, own]) => {
        const points = fastestAtRates(own).map(({ stroke_rate, pace, date }) => ({
          x: stroke_rate ?? 0,
          y: pace ?? 0,
          note: format.dayOfMonth(date),
        }))
        const label = name || noBoat
        return points.length === 0 ? [] : [{ key: name, label, mark: label, points }]
      }),
    )
  }, [pieces, format, noBoat])
  const label = t('water.rate')
  const x = useMemo(
    () => ({
      write: (rate: number) => t('water.perMinute', { number: format.number(rate, 0) }),
      label,
      ticks: RATES,
    }),
    [t, format, label],
  )
  const y = useMemo(
    () => ({ write: (pace: number) => format.paceNumber(pace), inverted: true }),
    [format],
  )
  if (!drawn.lines.some(({ points }) => points.length > 1)) return null
  return <CurvesDrawn title={t('water.paceAtRate')} drawn={drawn} x={x} y={y} />
}

/** Rates named on the axis. */
const RATES = Array.from({ length: 30 }, (_, place) => 2 * place)

/** The fastest piece at each stroke rate, whole numbers of it, the lowest rate first. */
function fastestAtRates(pieces: readonly WaterPiece[]): WaterPiece[] {
  const best = new Map<number, WaterPiece>()
  for (const piece of pieces) {
    if (piece.stroke_rate === null || piece.pace === null) continue
    const rate = Math.round(piece.stroke_rate)
    const before = best.get(rate)
    if (!before || piece.pace < (before.pace ?? Infinity)) best.set(rate, piece)
  }
  return [...best.values()].toSorted(
    (one, other) => (one.stroke_rate ?? 0) - (other.stroke_rate ?? 0),
  )
}
