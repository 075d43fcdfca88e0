import { Group as Row, Select, Stack } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { ChartBy } from '#domain/reports/question.ts'
import type { Group, Period, Report, ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { ChangePicture } from './ChangePicture.tsx'
import { GroupPicture } from './GroupPicture.tsx'
import { PlacePicture } from './PlacePicture.tsx'
import { useChartChoice } from './use-chart-choice.ts'
import { hasChange, pictureShown, usePictures } from './use-pictures.ts'
import { usePeriodWord } from './use-seasons.ts'
import { useSplitGroups } from './use-split-groups.ts'

export type ReportChartProps = {
  report: Report
  by: Period
  /** What the table puts athletes together by. */
  group: Group | null
  athletes: readonly ReportAthlete[]
  /** The days compared with. */
  earlier: Days | null
}

/** A picture of one figure, or of several that belong together, over time or over people. */
export function ReportChart({ report, by, group, athletes, earlier }: ReportChartProps) {
  const { t } = useTranslation('reports')
  const pictures = usePictures(report)
  const choice = useChartChoice()
  const words = useAcrossWords(by)
  const picture = pictureShown(report, pictures, choice.figure, athletes)
  const groups = useSplitGroups(group, athletes)
  if (!picture) return null
  const [figure] = picture.figures
  const isOne = picture.figures.length === 1
  const offered: readonly ChartBy[] = [
    'periods',
    ...(athletes.length > 1 ? (['athletes', 'squads'] as const) : []),
    ...(athletes.length > 1 && earlier && isOne ? (['changes'] as const) : []),
  ]
  const isOfChange = report.against !== undefined && hasChange(report, picture, athletes)
  const wanted = choice.across ?? (isOfChange ? 'changes' : 'periods')
  const across = offered.find((known) => known === wanted) ?? 'periods'
  const canSplit = groups !== null && across === 'periods' && isOne
  const drawn = { report, picture, athletes, label: words[across] }
  return (
    <Stack gap="sm">
      <Row gap="sm" align="flex-end">
        <Select
          label={t('chart.figure')}
          allowDeselect={false}
          data={pictures.map(({ key, label }) => ({ value: key, label }))}
          value={picture.key}
          onChange={(key) => key !== null && choice.chooseFigure(key)}
        />
        {offered.length > 1 && (
          <Select
            label={t('chart.across')}
            w={240}
            allowDeselect={false}
            data={offered.map((value) => ({ value, label: words[value] }))}
            value={across}
            onChange={(next) =>
              choice.chooseAcross(offered.find((known) => known === next) ?? across)
            }
          />
        )}
        {canSplit && (
          <Select
            label={t('chart.of')}
            w={240}
            allowDeselect={false}
            data={[
              { value: 'all', label: t('chart.together') },
              { value: 'groups', label: groups.label },
            ]}
            value={choice.isSplit ? 'groups' : 'all'}
            onChange={(next) => choice.split(next === 'groups')}
          />
        )}
      </Row>
      {across === 'changes' && figure ? (
        <ChangePicture report={report} figure={figure} athletes={athletes} />
      ) : canSplit && choice.isSplit && figure ? (
        <GroupPicture {...drawn} by={by} groups={groups} figure={figure} />
      ) : (
        <PlacePicture
          {...drawn}
          by={by}
          across={across === 'changes' ? 'periods' : across}
          earlier={earlier}
        />
      )}
    </Stack>
  )
}

/** What there is one bar or point for. */
function useAcrossWords(by: Period): Record<ChartBy, string> {
  const { t } = useTranslation('reports')
  const wordOf = usePeriodWord()
  return {
    periods: wordOf(by),
    athletes: t('columns.athlete'),
    squads: upperFirst(t('words.squad', { ns: 'common' })),
    changes: t('chart.changes'),
  }
}
