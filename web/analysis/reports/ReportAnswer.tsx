import { Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconChartBar } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlyAttendance } from '#contract/report.ts'
import type { Parts } from '#domain/reports/parts.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { changesOf, spreadOf } from '#domain/reports/spread.ts'
import { useAfterPaint } from '../../ui/after-paint.ts'
import { PageState } from '../../ui/PageState.tsx'
import { comma } from '../../format/punctuation.ts'
import { StackedBars } from '../../ui/charts/StackedBars.tsx'
import { SPEED_RAMP } from '../../ui/theme-colours.ts'
import { groupLines, lineOf, totalOf, unseenAthletes, type ReportLine } from './lines.ts'
import { ReportTable } from './ReportTable.tsx'
import { SessionsBehind } from './SessionsBehind.tsx'
import { SquadsCompared } from './SquadsCompared.tsx'
import { useGroupNames } from './use-group-names.ts'
import type { Shape } from './use-shape.ts'
import { GroupPicture } from './GroupPicture.tsx'
import { PlacePicture } from './PlacePicture.tsx'
import { useChartParts, type ChartQuestion } from './use-chart-parts.ts'
import type { ShownFigure } from './use-report-words.ts'
import classes from './reports.module.css'

type ChangePictureProps = {
  report: Report
  figure: ShownFigure
  athletes: readonly ReportAthlete[]
}

const QUARTILES = ['lower_quartile', 'median', 'upper_quartile'] as const

/** How a figure of each athlete has changed, the best first, and how the changes are spread. */
function ChangePicture({ report, figure, athletes }: ChangePictureProps) {
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

/** A picture of one figure, or of several that belong together, over time or over people. */
function ReportChart(question: ChartQuestion) {
  const { report, by, athletes, earlier } = question
  const parts = useChartParts(question)
  if (!parts) return null
  const { picture, figure, across, words, groups, canSplit, choice } = parts
  if (across === 'changes' && figure)
    return <ChangePicture report={report} figure={figure} athletes={athletes} />
  const drawn = { report, picture, athletes, label: words[across] }
  if (canSplit && groups && choice.isSplit && figure)
    return <GroupPicture {...drawn} by={by} groups={groups} figure={figure} />
  return (
    <PlacePicture
      {...drawn}
      by={by}
      across={across === 'changes' ? 'periods' : across}
      earlier={earlier}
    />
  )
}

type AnswerProps = {
  report: Report
  /** What one should know about the figures of everybody together. */
  notes?: (total: Parts, athletes: readonly ReportAthlete[]) => ReactNode
  shape: Shape
  /** It is about one athlete, who then has a line for each class of boat. */
  isOfOne: boolean
  /** It compares squads by what an athlete of each does in a week. */
  isOfSquads: boolean
  beside: ReactNode
  athletes: readonly ReportAthlete[]
  /** Those of whom only the attendance is shown. */
  others: readonly OnlyAttendance[]
  /** The days compared with. */
  earlier: Days | null
}

/** What was found: a picture, and a line for each athlete or group. */
export function ReportAnswer(props: AnswerProps) {
  const { report, shape, isOfOne, isOfSquads, beside, athletes, others, earlier, notes } = props
  const { by, group } = shape
  const isPainted = useAfterPaint()
  const { t } = useTranslation('reports')
  const nameOf = useGroupNames(group)
  const lines = useMemo(() => {
    const all = [...athletes, ...unseenAthletes(report, others)]
    const each = (people: readonly ReportAthlete[]) => people.map(lineOf)
    if (isOfOne && group === 'class')
      return {
        top: each(all).map((line, place) => ({
          ...line,
          name: nameOf(all[place]?.boat_class || null),
        })),
        inside: undefined,
      }
    return group
      ? {
          top: groupLines(report, all, group, nameOf),
          inside: (line: ReportLine) => each(line.athletes),
        }
      : { top: each(all), inside: undefined }
  }, [report, isOfOne, athletes, others, group, nameOf])
  const named = useMemo(() => athletes.map(withClass), [athletes])
  const squad = upperFirst(t('words.squad', { ns: 'common' }))
  const header =
    group === null ? t('columns.athlete') : group === 'squad' ? squad : t(`groups.${group}`)
  if (lines.top.length === 0)
    return (
      <PageState state="empty" icon={<IconChartBar />} title={t('empty')} text={t('emptyText')} />
    )
  const squadsNote = group === 'squad' && (
    <Text size="sm" c="dimmed">
      {t('inSeveral', { squads: t('words.squads', { ns: 'common' }) })}
    </Text>
  )
  if (isOfSquads)
    return (
      <Stack gap="lg">
        <SquadsCompared report={report} athletes={athletes} />
        {squadsNote}
        {notes?.(totalOf(report, lines.top), athletes)}
      </Stack>
    )
  return (
    <Stack gap="lg">
      {athletes.length > 0 && (
        <div className={classes.pictures}>
          <div className={classes.picture}>
            {isPainted && <ReportChart {...{ report, by, group, athletes: named, earlier }} />}
          </div>
          {beside && <div className={classes.beside}>{beside}</div>}
        </div>
      )}
      <Stack gap="xs">
        <ReportTable
          key={group}
          report={report}
          by={by}
          lines={lines.top}
          header={header}
          {...(lines.inside && { inside: lines.inside })}
        />
        <Text size="sm" c="dimmed" className={classes.hint}>
          {t('behind.hint')}
        </Text>
        {athletes.length > 1 && (
          <SessionsBehind report={report} athletes={athletes} title={t('behind.ofTotal')} />
        )}
      </Stack>
      {squadsNote}
      {notes?.(totalOf(report, lines.top), athletes)}
    </Stack>
  )
}

/** Who has a line for each class of boat is drawn with it. */
const withClass = (athlete: ReportAthlete): ReportAthlete =>
  athlete.boat_class
    ? { ...athlete, full_name: `${athlete.full_name}${comma()}${athlete.boat_class}` }
    : athlete
