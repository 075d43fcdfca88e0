import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { drawnAs, hasLeastOnTop } from '#domain/reports/pictures.ts'
import type { Period, Report, ReportAthlete } from '#domain/reports/report.ts'
import { CategoryLines } from '../../ui/charts/CategoryLines.tsx'
import { useAskedReport } from './asked-report.ts'
import { seriesOfGroups } from './picture-series.ts'
import { useAxisWriter } from './use-axis-writer.ts'
import { useGroupNames } from './use-group-names.ts'
import type { Picture } from './use-pictures.ts'
import { useReportContext } from './use-seasons.ts'
import { usePeriodWriter, type ShownFigure } from './use-report-words.ts'
import type { SplitGroups } from './use-split-groups.ts'

type GroupPictureProps = {
  report: Report
  picture: Picture
  figure: ShownFigure
  by: Period
  athletes: readonly ReportAthlete[]
  groups: SplitGroups
  /** What there is one place for. */
  label: string
}

/** One figure over time, a line for each group of athletes. */
export function GroupPicture(props: GroupPictureProps) {
  const { report, picture, figure, by, athletes, groups, label } = props
  const { t } = useTranslation('reports')
  const { start_date, end_date } = useAskedReport().query
  const writePeriod = usePeriodWriter(by)
  const context = useReportContext()
  const nameOf = useGroupNames(groups.group)
  const { group } = groups
  const only = groups.only?.join('\n') ?? null
  const drawn = useMemo(
    () =>
      seriesOfGroups(
        {
          report,
          by,
          days: { start_date, end_date },
          context,
          writePeriod,
          group,
          nameOf,
          only: only?.split('\n') ?? null,
        },
        figure.name,
        athletes,
      ),
    [report, by, start_date, end_date, context, writePeriod, group, nameOf, only, figure, athletes],
  )
  const declared = report.figures[figure.name] ?? { kind: 'count' as const }
  return (
    <Stack gap={4}>
      <CategoryLines
        title={picture.label}
        categoryLabel={label}
        categories={drawn.categories}
        series={drawn.series}
        unit={figure.unit ?? ''}
        write={useAxisWriter(report, figure)}
        leastOnTop={hasLeastOnTop(declared.kind)}
        isCourse={by !== 'weekday'}
        isFromZero={drawnAs(declared) === 'bars'}
      />
      {drawn.series.length < drawn.count && (
        <Text size="sm" c="dimmed">
          {t('chart.some', { shown: drawn.series.length, count: drawn.count })}
        </Text>
      )}
    </Stack>
  )
}
