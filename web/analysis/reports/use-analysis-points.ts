import { useMemo } from 'react'
import type {
  Analysis,
  AnalysisAthlete,
  AnalysisPoint,
} from '#contract/analysis/reports-analysis.ts'
import { figureOfMeasure } from '#domain/reports/analysis.ts'
import type { Measure } from '#domain/reports/measures.ts'
import type { FigureKind } from '#domain/reports/report.ts'
import { useFormat } from '../../format/format.ts'
import { useFigures, usePeriodWriter, type ShownFigure } from './use-report-words.ts'
import { comma } from '../../format/punctuation.ts'

/** A point with its athlete and its period as the reader writes it. */
export type NamedPoint = AnalysisPoint & {
  athlete: AnalysisAthlete
  /** Empty for all days together. */
  when: string
  /** What it is sorted by: a day, or the moment of a session. */
  start: string
}

export type MeasureShown = ShownFigure & { kind: FigureKind }
export type AnalysisPoints = {
  rows: readonly NamedPoint[]
  x: MeasureShown
  y: MeasureShown
}

export const pointKey = ({ user_id, period }: AnalysisPoint) => `${user_id} ${period}`

/** The points of an analysis with their names, and how both figures are written. */
export function useAnalysisPoints(analysis: Analysis): AnalysisPoints {
  const { x, y, by, athletes, points, sessions } = analysis
  const format = useFormat()
  const writePeriod = usePeriodWriter(by === 'all' ? 'year' : by)
  const shownX = useMeasure(x)
  const shownY = useMeasure(y)
  const rows = useMemo(() => {
    const people = new Map(athletes.map((one) => [one.user_id, one]))
    const behind = new Map(sessions.map((one) => [String(one.id), one]))
    const whenOf = ({ period }: AnalysisPoint) => {
      const session = behind.get(period)
      if (session) return `${session.name}${comma()}${format.within.day(session.start_date)}`
      return period === '' ? '' : writePeriod(period)
    }
    return points.flatMap((point) => {
      const athlete = people.get(point.user_id)
      const start = behind.get(point.period)?.start_date ?? point.period
      return athlete ? [{ ...point, athlete, when: whenOf(point), start }] : []
    })
  }, [athletes, points, sessions, format, writePeriod])
  return useMemo(() => ({ rows, x: shownX, y: shownY }), [rows, shownX, shownY])
}

/** How a measure is named and written. */
function useMeasure(measure: Measure): MeasureShown {
  const figures = useMemo(() => ({ [measure]: figureOfMeasure(measure) }), [measure])
  const [shown] = useFigures({ figures })
  if (!shown) throw new Error(`${measure} is not for this viewer`)
  return useMemo(() => ({ ...shown, kind: figureOfMeasure(measure).kind }), [shown, measure])
}
