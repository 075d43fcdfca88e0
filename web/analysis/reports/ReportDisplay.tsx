import { Divider } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import {
  groupsFor,
  type Period,
  type Report,
  AGAINST,
  type Against,
} from '#domain/reports/report.ts'
import { againstDays, chosenDays, earlierDays, type Days } from '#domain/reports/spans.ts'
import { DisplayChoice, DisplayMenu } from '../../ui/filters/DisplayMenu.tsx'
import { DayField } from '../../ui/DayField.tsx'
import { useAskedReport } from './asked-report.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { SpanProblem } from './report-filters.ts'
import { useChartParts } from './use-chart-parts.ts'
import { useFoundReport } from './use-found-report.ts'
import { usePeriodWord } from './use-seasons.ts'
import type { Shape } from './use-shape.ts'

type AgainstFieldsProps = {
  report: Report
  /** The days asked for. */
  days: Days
  against: Against | null
  problem: SpanProblem | null
  onChange: (against: Against | null) => void
}

/** What the days are compared with: those before, those of last year, or chosen ones. */
function AgainstFields({ report, days, against, problem, onChange }: AgainstFieldsProps) {
  const { t } = useTranslation('reports')
  const chosen = against && chosenDays(against)
  return (
    <>
      <DisplayChoice
        label={t('filters.against')}
        items={choicesOf(report).map((value) => ({ value, label: t(`against.${value}`) }))}
        value={chosen ? 'chosen' : (against ?? 'none')}
        onChange={(next) =>
          onChange(
            next === 'chosen'
              ? againstDays(earlierDays(days, against ?? 'before'))
              : (AGAINST.find((known) => known === next) ?? null),
          )
        }
      />
      {chosen && (
        <>
          <DayField
            label={t('filters.againstFrom')}
            value={chosen.start_date}
            onChange={(start_date) =>
              onChange(againstDays({ start_date, end_date: chosen.end_date }))
            }
          />
          <DayField
            label={t('filters.againstTo')}
            value={chosen.end_date}
            error={problem && t(`filters.${problem}`)}
            onChange={(end_date) =>
              onChange(againstDays({ start_date: chosen.start_date, end_date }))
            }
          />
        </>
      )}
    </>
  )
}

/** A report about change is always compared. */
const choicesOf = ({ against }: Report) =>
  against ? ([...AGAINST, 'chosen'] as const) : (['none', ...AGAINST, 'chosen'] as const)

type ReportDisplayProps = {
  report: Report
  seesOthers: boolean
  days: Days
  /** What is wrong with the days compared with. */
  problem: SpanProblem | null
  shape: Shape
  onShape: (part: Partial<Shape>) => void
}

/** How a report is shown: its picture, its bars, its rows, what it is compared with, its columns. */
export function ReportDisplay(props: ReportDisplayProps) {
  const { report, seesOthers, days, problem, shape, onShape } = props
  const { t } = useTranslation('reports')
  const wordOf = usePeriodWord()
  const { columns } = useAskedReport()
  const squads = upperFirst(t('words.squads', { ns: 'common' }))
  const groups = groupsFor(report).map((value) => ({
    value,
    label: value === 'squad' ? squads : t(`groups.${value}`),
  }))
  return (
    <DisplayMenu {...(!columns.isUsual && { onReset: () => columns.choose(null) })}>
      <PictureChoices report={report} by={shape.by} />
      <DisplayChoice<Period>
        label={t('filters.by')}
        items={report.periods.map((value) => ({ value, label: wordOf(value) }))}
        value={shape.by}
        onChange={(by) => onShape({ by })}
      />
      {seesOthers && (
        <DisplayChoice
          label={t('filters.group')}
          items={[{ value: 'none' as const, label: t('groups.none') }, ...groups]}
          value={shape.group ?? 'none'}
          onChange={(next) => onShape({ group: next === 'none' ? null : next })}
        />
      )}
      <AgainstFields
        report={report}
        days={days}
        against={shape.against}
        problem={problem}
        onChange={(against) => onShape({ against })}
      />
      <Divider />
      <ColumnChoice report={report} />
    </DisplayMenu>
  )
}

/** Which figure the picture shows, what there is one bar for, and whose lines. */
function PictureChoices({ report, by }: { report: Report; by: Period }) {
  const { t } = useTranslation('reports')
  const { athletes, earlier } = useFoundReport()
  const { group } = useAskedReport()
  const parts = useChartParts({ report, by, group, athletes, earlier })
  if (!parts) return null
  const { pictures, picture, offered, across, words, groups, canSplit, choice } = parts
  return (
    <>
      <DisplayChoice
        label={t('chart.figure')}
        items={pictures.map(({ key, label }) => ({ value: key, label }))}
        value={picture.key}
        onChange={choice.chooseFigure}
      />
      {offered.length > 1 && (
        <DisplayChoice
          label={t('chart.across')}
          items={offered.map((value) => ({ value, label: words[value] }))}
          value={across}
          onChange={choice.chooseAcross}
        />
      )}
      {canSplit && groups && (
        <DisplayChoice
          label={t('chart.of')}
          items={[
            { value: 'all', label: t('chart.together') },
            { value: 'groups', label: groups.label },
          ]}
          value={choice.isSplit ? 'groups' : 'all'}
          onChange={(next) => choice.split(next === 'groups')}
        />
      )}
    </>
  )
}
