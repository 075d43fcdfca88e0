import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { periodsOf } from '#domain/reports/places.ts'
import { figureOf, type Period, type Report } from '#domain/reports/report.ts'
import { ColSpark } from '../../ui/Spark.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { useAskedReport } from './asked-report.ts'
import { byPeriod, type ReportLine } from './lines.ts'
import { useReportContext } from './use-seasons.ts'
import { useFigures } from './use-report-words.ts'
import { colon } from '../../format/punctuation.ts'

/** More columns than these nobody tells apart in a cell. */
const MOST_PERIODS = 12

/** The course of a figure over the last periods, small in each line; of one period there is none. */
export function useCourseColumn(report: Report, by: Period): DataColumn<ReportLine> | null {
  const { t } = useTranslation('reports')
  const { start_date, end_date } = useAskedReport().query
  const context = useReportContext()
  const figure = useFigures(report).find(({ name }) => name === report.course)
  return useMemo(() => {
    const periods = periodsOf({ start_date, end_date }, by, context).slice(-MOST_PERIODS)
    if (!figure || periods.length < 2 || by === 'weekday') return null
    return {
      key: 'course',
      header: t('columns.course'),
      value: () => null,
      cell: ({ athletes, name }) => {
        const known = new Map(byPeriod(report, athletes).map((line) => [line.period, line.parts]))
        const values = periods.map((period) => {
          const parts = known.get(period)
          return parts ? (figureOf(report, figure.name, parts) ?? 0) : 0
        })
        return (
          <ColSpark
            label={`${name}${colon()}${values.map(figure.write).join(' · ')}`}
            values={values}
          />
        )
      },
    }
  }, [report, by, start_date, end_date, context, figure, t])
}
