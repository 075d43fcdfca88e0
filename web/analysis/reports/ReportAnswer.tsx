import { Stack, Text } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconChartBar } from '@tabler/icons-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlyAttendance } from '#contract/report.ts'
import type { Parts } from '#domain/reports/parts.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { useAfterPaint } from '../../ui/after-paint.ts'
import { PageState } from '../../ui/PageState.tsx'
import { groupLines, lineOf, totalOf, unseenAthletes, type ReportLine } from './lines.ts'
import { ReportChart } from './ReportChart.tsx'
import { ReportTable } from './ReportTable.tsx'
import classes from './reports.module.css'
import { SessionsBehind } from './SessionsBehind.tsx'
import { SquadsCompared } from './SquadsCompared.tsx'
import { useGroupNames } from './use-group-names.ts'
import type { Shape } from './use-shape.ts'
import { comma } from '../../format/punctuation.ts'

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
