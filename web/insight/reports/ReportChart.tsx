import { Group, Select, Stack } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figureOf, type Period, type Report, type ReportAthlete } from '#domain/reports/report.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { isoWeeksBetween } from '#domain/time/week.ts'
import { useFormat } from '../../format.ts'
import { StackedBars } from '../../ui/charts/StackedBars.tsx'
import { GMT_ZONE_RAMP, SPEED_RAMP } from '../../ui/theme-colours.ts'
import { useZones } from '../../zones.ts'
import { byPeriod, groupLines } from './lines.ts'
import { useFigures, usePeriodWriter, type ShownFigure } from './use-report-words.ts'

const ACROSS = ['periods', 'athletes', 'squads'] as const
type Across = (typeof ACROSS)[number]

type ReportChartProps = { report: Report; by: Period; athletes: readonly ReportAthlete[] }

/** A picture of one figure, or of several that belong together, over time or over people. */
export function ReportChart({ report, by, athletes }: ReportChartProps) {
  const { t } = useTranslation('reports')
  const pictures = usePictures(report)
  const [chosen, setChosen] = useState<string | null>(null)
  const [across, setAcross] = useState<Across>('periods')
  const words = useAcrossWords(by)
  const usual = pictures.find(({ key }) => key === report.pictured)
  const hasAny = (picture: Picture) =>
    athletes.some(({ total }) =>
      picture.figures.some(({ name }) => figureOf(report, name, total) !== null),
    )
  const picture =
    pictures.find(({ key }) => key === chosen) ??
    [...(usual ? [usual] : []), ...pictures].find(hasAny) ??
    usual ??
    pictures[0]
  if (!picture) return null
  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end">
        <Select
          label={t('chart.figure')}
          allowDeselect={false}
          data={pictures.map(({ key, label }) => ({ value: key, label }))}
          value={picture.key}
          onChange={(key) => key !== null && setChosen(key)}
        />
        {athletes.length > 1 && (
          <Select
            label={t('chart.across')}
            w={160}
            allowDeselect={false}
            data={ACROSS.map((value) => ({ value, label: words[value] }))}
            value={across}
            onChange={(next) => setAcross(ACROSS.find((known) => known === next) ?? across)}
          />
        )}
      </Group>
      <Bars report={report} by={by} athletes={athletes} picture={picture} across={across} />
    </Stack>
  )
}

/** What a bar is, by what there is one for. */
function useAcrossWords(by: Period): Record<Across, string> {
  const { t } = useTranslation('reports')
  return {
    periods: t(`periods.${by}`),
    athletes: t('columns.athlete'),
    squads: upperFirst(t('words.squad', { ns: 'common' })),
  }
}

type Picture = { key: string; label: string; figures: readonly ShownFigure[] }

/** Everything the report can show as a picture: its stacks, then each of its figures. */
function usePictures(report: Report): readonly Picture[] {
  const { t } = useTranslation('reports')
  const figures = useFigures(report)
  return useMemo(() => {
    const stacks = Object.entries(report.stacks ?? {}).map(([key, names]) => ({
      key,
      label: t(`stacks.${key as 'zones'}`),
      figures: names.flatMap((name) => figures.filter((figure) => figure.name === name)),
    }))
    return [
      ...stacks.filter((stack) => stack.figures.length > 0),
      ...figures.map((figure) => ({ key: figure.name, label: figure.label, figures: [figure] })),
    ]
  }, [report, figures, t])
}

/** Kinds that may be stacked: their sum means something. */
const ADDS = new Set(['count', 'duration', 'distance', 'load'])

function Bars({
  report,
  by,
  athletes,
  picture,
  across,
}: ReportChartProps & { picture: Picture; across: Across }) {
  const { t } = useTranslation('reports')
  const zones = useZones()
  const writePeriod = usePeriodWriter(by)
  const format = useFormat()
  const words = useAcrossWords(by)
  const bars = useMemo(
    () => barsOf({ report, by, athletes, across, writePeriod, noSquad: t('noSquad') }),
    [report, by, athletes, across, writePeriod, t],
  )
  const series = useMemo(
    () =>
      picture.figures.map(({ name, label }, place) => ({
        key: name,
        label,
        colour:
          picture.key === 'zones' && zones[place] ? zones[place].colour : colourAt(picture, place),
        values: bars.map(({ parts }) => drawnOf(report, name, parts)),
      })),
    [picture, bars, report, zones],
  )
  // What nobody has is not in the legend either.
  const drawn = useMemo(
    () => series.filter(({ values }) => series.length === 1 || values.some((value) => value)),
    [series],
  )
  const categories = useMemo(() => bars.map(({ label }) => label), [bars])
  const [first] = picture.figures
  if (!first) return null
  const kind = report.figures[first.name]?.kind ?? 'count'
  const inHours = kind === 'duration'
  return (
    <StackedBars
      title={picture.label}
      categoryLabel={words[across]}
      categories={categories}
      series={drawn}
      stacked={ADDS.has(kind)}
      unit={first.unit ?? ''}
      write={
        inHours ? (hours) => format.number(hours, Number.isInteger(hours) ? 0 : 1) : first.write
      }
    />
  )
}

function colourAt({ figures }: Picture, place: number): string {
  if (figures.length === GMT_ZONE_RAMP.length) return GMT_ZONE_RAMP[place] ?? SPEED_RAMP[2]
  return SPEED_RAMP[figures.length > 1 ? place + 1 : 2] ?? SPEED_RAMP[2]
}

/** What a bar is as long as: hours for what is counted in seconds. */
function drawnOf(report: Report, name: string, parts: Parts): number | null {
  const value = figureOf(report, name, parts)
  const isTime = report.figures[name]?.kind === 'duration'
  return value !== null && isTime ? value / SECONDS_AN_HOUR : value
}

const SECONDS_AN_HOUR = 3600

type Bar = { label: string; parts: Parts }

function barsOf({
  report,
  by,
  athletes,
  across,
  writePeriod,
  noSquad,
}: ReportChartProps & {
  across: Across
  writePeriod: (period: string) => string
  noSquad: string
}): Bar[] {
  if (across === 'athletes')
    return athletes.map(({ full_name, total }) => ({ label: full_name, parts: total }))
  if (across === 'squads')
    return groupLines(report, athletes, 'squad', (name) => name ?? noSquad).map(
      ({ name, parts }) => ({ label: name, parts }),
    )
  const lines = new Map(byPeriod(report, athletes).map((line) => [line.period, line]))
  return periodsBetween([...lines.keys()], by).map((period) => ({
    label: writePeriod(period),
    parts: lines.get(period)?.parts ?? addUp(report.parts, []),
  }))
}

/** The weeks between, in which nobody did anything, are bars of no height. */
function periodsBetween(periods: readonly string[], by: Period): readonly string[] {
  const [first] = periods
  const last = periods.at(-1)
  if (by !== 'week' || first === undefined || last === undefined) return periods
  return isoWeeksBetween(first, last)
}
