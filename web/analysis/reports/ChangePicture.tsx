import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changesOf, spreadOf } from '#domain/reports/spread.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import { StackedBars } from '../../ui/charts/StackedBars.tsx'
import { SPEED_RAMP } from '../../ui/theme-colours.ts'
import type { ShownFigure } from './use-report-words.ts'

type ChangePictureProps = {
  report: Report
  figure: ShownFigure
  athletes: readonly ReportAthlete[]
}

const QUARTILES = ['lower_quartile', 'median', 'upper_quartile'] as const

/** How a figure of each athlete has changed, the best first, and how the changes are spread. */
export function ChangePicture({ report, figure, athletes }: ChangePictureProps) {
  const { t } = useTranslation('reports')
  const { name } = figure
  const declared = report.figures[name]
  const isLess = declared?.better === 'less'
  const changes = useMemo(() => changesOf(report, name, athletes), [report, name, athletes])
  const { categories, series, levels } = useMemo(() => {
    const sizes = changes.map(({ change }) => change)
    const spread = spreadOf(sizes, isLess ? 'less' : 'more')
    return {
      categories: changes.map(({ athlete }) => athlete.full_name),
      series: [{ key: name, label: figure.changeLabel, colour: SPEED_RAMP[2], values: sizes }],
      levels:
        sizes.length < FEWEST_SPREAD
          ? []
          : QUARTILES.flatMap((measure) => {
              const value = spread[measure]
              return value === null ? [] : [{ label: t(`spread.${measure}`), value }]
            }),
    }
  }, [changes, isLess, name, figure, t])
  return (
    <Stack gap={4}>
      <StackedBars
        title={figure.changeLabel}
        categoryLabel={t('columns.athlete')}
        categories={categories}
        series={series}
        levels={levels}
        unit={figure.unit ?? ''}
        write={figure.writeChange}
        stacked={false}
        leastOnTop={isLess}
      />
      <Text size="sm" c="dimmed">
        {t('chart.inBoth', { shown: changes.length, count: athletes.length })}
      </Text>
    </Stack>
  )
}

/** Of fewer changes there are no quartiles worth a line. */
const FEWEST_SPREAD = 4
