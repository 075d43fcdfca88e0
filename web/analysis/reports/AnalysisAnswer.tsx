import { Stack, Text, Title } from '@mantine/core'
import { IconChartDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMemo } from 'react'
import { upperFirst } from '@mantine/hooks'
import type { Analysis, AnalysisAthlete } from '#contract/analysis/reports-analysis.ts'
import { strengthOf } from '#domain/reports/correlation.ts'
import { groupsOf, type PeopleGroup, type FigureKind } from '#domain/reports/report.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { paths } from '../../paths/paths.ts'
import { PageState } from '../../ui/PageState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { colon, sentences, listSeparator } from '../../format/punctuation.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { ScatterPlot } from '../../ui/charts/ScatterPlot.tsx'
import type { ScatterAxis } from '../../ui/charts/scatter-option.ts'
import {
  pointKey,
  useAnalysisPoints,
  type NamedPoint,
  type AnalysisPoints,
  type MeasureShown,
} from './use-analysis-points.ts'
import { useGroupNames } from './use-group-names.ts'
import ui from '../../ui/ui.module.css'

type AnalysisPictureProps = {
  analysis: Analysis
  points: AnalysisPoints
  mark: PeopleGroup | null
  summary: string
}

/** The points over both figures, with a colour and a mark for each group of athletes. */
function AnalysisPicture({ analysis, points, mark, summary }: AnalysisPictureProps) {
  const { t } = useTranslation('reports')
  const nameOf = useGroupNames(mark)
  const { line } = analysis
  const { x, y, rows } = points
  const all = t('analysis.table')
  const data = useMemo(() => {
    const groups = Map.groupBy(rows, ({ athlete }) => (mark ? markOf(athlete, mark, nameOf) : all))
    return {
      groups: [...groups]
        .toSorted(([one], [other]) => one.localeCompare(other, undefined, { numeric: true }))
        .map(([label, own]) => ({ key: label, label, points: own.map(drawnPoint) })),
      x: axisOf(x),
      y: axisOf(y),
      line,
    }
  }, [rows, x, y, line, mark, nameOf, all])
  const group =
    mark === 'squad' ? upperFirst(t('words.squad', { ns: 'common' })) : mark && t(`groups.${mark}`)
  return (
    <ScatterPlot
      title={t('analysis.against', { x: x.label, y: y.label })}
      pointLabel={t('analysis.point')}
      {...(group && { groupLabel: group })}
      data={data}
      summary={summary}
    />
  )
}

const drawnPoint = (point: NamedPoint) => ({
  key: pointKey(point),
  label: [point.athlete.full_name, point.when].filter(Boolean).join(listSeparator()),
  x: point.x,
  y: point.y,
})

/** Who is in several squads has a mark of their own, so that no point is drawn twice. */
const markOf = (
  athlete: AnalysisAthlete,
  mark: PeopleGroup,
  nameOf: (group: string | null) => string,
): string => groupsOf(athlete, mark).map(nameOf).join(' + ')

/** What an axis is marked at round numbers of, where that is not the unit of the figure. */
const ROUND: Partial<Record<FigureKind, number>> = { duration: 3600, time: 60, pace: 60 }

const axisOf = ({ label, unit, write, kind }: MeasureShown): ScatterAxis => ({
  label,
  unit,
  write,
  // Marks stand at round numbers, so that a decimal of nothing says nothing.
  writeMark: (value) => write(value).replace(/[.,]0(?=\D*$)/, ''),
  per: ROUND[kind] ?? 1,
  isWhole: kind === 'count',
})

/** The columns of the list of points. */
function useAnalysisColumns(
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

type AnalysisPointLineProps = { point: NamedPoint; points: AnalysisPoints }

/** A point on a phone: whose, when, and both figures. */
function AnalysisPointLine({ point, points: { x, y } }: AnalysisPointLineProps) {
  const { athlete, when } = point
  return (
    <Stack gap={4}>
      <Text fw={500}>{[athlete.full_name, when].filter(Boolean).join(' · ')}</Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[named(x, point.x), named(y, point.y)].join(' · ')}
      </Text>
    </Stack>
  )
}

const named = ({ label, unit, write }: MeasureShown, value: number) =>
  [label, write(value), ...(unit === undefined ? [] : [unit])].join(' ')

type AnalysisAnswerProps = { analysis: Analysis; mark: PeopleGroup | null }

/** How two figures go together: in words, as a picture, and point by point. */
export function AnalysisAnswer({ analysis, mark }: AnalysisAnswerProps) {
  const { t } = useTranslation('reports')
  const points = useAnalysisPoints(analysis)
  const columns = useAnalysisColumns(analysis, points)
  const { by, count, left_out } = analysis
  const words = useCorrelationWords(analysis, points.x.label, points.y.label)
  const leftOut = left_out > 0 ? t('analysis.leftOut', { count: left_out }) : ''
  const slower = [points.x, points.y]
    .filter(({ kind }) => kind === 'time')
    .map(({ label }) => t('analysis.slower', { figure: label }))
  if (count === 0)
    return (
      <PageState
        state="empty"
        icon={<IconChartDots />}
        title={t('analysis.empty')}
        text={sentences([t('analysis.emptyText'), leftOut])}
      />
    )
  const shown = points.rows.length
  return (
    <Stack gap="xl">
      <Stack gap={4}>
        <Text fw={500}>{words}</Text>
        <Text size="sm" c="dimmed">
          {sentences([
            leftOut,
            count > shown ? t('analysis.first', { number: shown, count }) : '',
            ...(analysis.r === null ? [] : [...slower, t('analysis.caution')]),
          ])}
        </Text>
      </Stack>
      <AnalysisPicture analysis={analysis} points={points} mark={mark} summary={words} />
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t('analysis.table')}
        </Title>
        <DataTable
          id="report-analysis"
          label={t('analysis.table')}
          columns={columns}
          rows={points.rows}
          rowKey={pointKey}
          {...(by === 'session' && { href: sessionOf })}
          renderPhoneRow={(point) => <AnalysisPointLine point={point} points={points} />}
        />
      </Stack>
    </Stack>
  )
}

const sessionOf = ({ period }: NamedPoint) => paths.session(Number(period))

/** The correlation and what it means, or a dash with the reason. */
function useCorrelationWords({ r, missing, count }: Analysis, x: string, y: string): string {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const number = t('analysis.count', { count })
  if (r === null)
    return `${number} · r ${NO_DATA}${colon()}${t(`analysis.missing.${missing ?? 'few'}`, { x, y })}`
  const strength = strengthOf(r)
  const meaning = [
    t(`analysis.strengths.${strength}`),
    ...(strength === 'none' ? [] : [t(r > 0 ? 'analysis.rising' : 'analysis.falling', { x, y })]),
  ]
  return `${number} · r = ${format.number(r, 2)}${colon()}${sentences(meaning)}`
}
