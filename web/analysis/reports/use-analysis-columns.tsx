import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Analysis } from '#contract/analysis/reports-analysis.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import type { AnalysisPoints, MeasureShown, NamedPoint } from './use-analysis-points.ts'

/** The columns of the list of points. */
export function useAnalysisColumns(
  { by }: Analysis,
  { x, y }: AnalysisPoints,
): readonly DataColumn<NamedPoint>[] {
  const { t } = useTranslation('reports')
  return useMemo(() => {
    const when: DataColumn<NamedPoint>[] =
      by === 'all'
        ? []
        : [
            {
              key: 'period',
              header: t(`periods.${by}`),
              value: ({ start }) => start,
              cell: (point) => point.when,
            },
          ]
    return [
      {
        key: 'athlete',
        header: t('columns.athlete'),
        value: ({ athlete }) => athlete.full_name,
      },
      ...when,
      { ...columnOf(x), key: 'x', value: (point) => point.x, cell: (point) => x.write(point.x) },
      { ...columnOf(y), key: 'y', value: (point) => point.y, cell: (point) => y.write(point.y) },
    ]
  }, [by, x, y, t])
}

const columnOf = ({ label, unit }: MeasureShown) => ({
  header: label,
  figure: true,
  ...(unit !== undefined && { unit }),
})
