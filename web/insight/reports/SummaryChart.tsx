import { SegmentedControl, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SummaryAthlete } from '#contract/insight/reports.ts'
import { useFormat } from '../../format.ts'
import { StackedBars, type StackedSeries } from '../../ui/charts/StackedBars.tsx'
import { SPEED_RAMP } from '../../ui/theme-colours.ts'
import { useZones } from '../../zones.ts'
import { useSummaryParts } from './use-figure-columns.tsx'
import { loadsByWeek, weeksOf, zonesByWeek, type Metric } from './summary.ts'

const CHARTS = ['zones', 'athletes'] as const

type SummaryChartProps = { athletes: readonly SummaryAthlete[]; metric: Metric }

/** How the weeks were filled, or how much each athlete carried. */
export function SummaryChart({ athletes, metric }: SummaryChartProps) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useSearchParams()
  const { loads, zones } = useSummaryParts()
  const open = CHARTS.filter((known) => (known === 'zones' ? zones : loads))
  const chart = open.find((known) => known === search.get('chart')) ?? open[0]
  const choose = (next: string) =>
    setSearch((now) => ({ ...Object.fromEntries(now), chart: next }), {
      replace: true,
      preventScrollReset: true,
    })
  if (chart === undefined) return null
  return (
    <Stack gap="sm">
      {open.length > 1 && (
        <SegmentedControl
          aria-label={t('summary.chart')}
          value={chart}
          onChange={choose}
          style={{ alignSelf: 'flex-start' }}
          data={[
            { value: 'zones', label: t('summary.byZone') },
            { value: 'athletes', label: t('summary.byAthlete') },
          ]}
        />
      )}
      {chart === 'zones' ? (
        <TimeByZone athletes={athletes} />
      ) : (
        <LoadByAthlete athletes={athletes} metric={metric} />
      )}
    </Stack>
  )
}

function TimeByZone({ athletes }: { athletes: readonly SummaryAthlete[] }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const zones = useZones()
  const { categories, series } = useMemo(() => {
    const weeks = weeksOf(athletes)
    const seconds = zonesByWeek(athletes, weeks)
    const drawn = zones.map(({ key, short, colour }, zone) => ({
      key,
      label: short,
      colour,
      values: seconds.map((week) => (week[zone] ?? 0) / 3600),
    }))
    return {
      categories: weeks.map((week) => format.day(week)),
      series: drawn.filter(({ values }) => values.some((hours) => hours > 0)),
    }
  }, [athletes, zones, format])
  return (
    <StackedBars
      title={t('summary.byZone')}
      categoryLabel={t('summary.week')}
      categories={categories}
      series={series}
      unit={t('summary.hours')}
      write={(hours) => format.number(hours, Number.isInteger(hours) ? 0 : 1)}
    />
  )
}

/**
 * Weeks are stacked on each other as long as there are enough colours; if there are more, they are
 * one bar.
 */
function LoadByAthlete({ athletes, metric }: SummaryChartProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { categories, series } = useMemo(() => {
    const weeks = weeksOf(athletes)
    const loads = loadsByWeek(athletes, weeks, metric)
    const byWeek: StackedSeries[] = weeks.map((week, place) => ({
      key: week,
      label: format.day(week),
      colour: SPEED_RAMP[place] ?? '',
      values: loads[place] ?? [],
    }))
    const whole = {
      key: 'all',
      label: t('summary.wholeSpan'),
      colour: SPEED_RAMP[2],
      values: athletes.map(({ total }) => total[metric]),
    }
    return {
      categories: athletes.map(({ full_name }) => full_name),
      series: weeks.length > SPEED_RAMP.length ? [whole] : byWeek,
    }
  }, [athletes, metric, format, t])
  return (
    <StackedBars
      title={t('summary.byAthlete')}
      categoryLabel={t('columns.athlete')}
      categories={categories}
      series={series}
      unit={t(`metrics.${metric}`)}
      write={(load) => format.number(load)}
    />
  )
}
