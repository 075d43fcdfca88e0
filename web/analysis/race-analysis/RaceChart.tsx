import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import { DistanceLines } from '../../ui/charts/DistanceLines.tsx'
import type { DistanceData } from '../../ui/charts/distance-option.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { raceWriters } from './race-figures.ts'
import { useLineNames } from './use-line-names.ts'

const PICTURED = ['gap_s', 'pace'] as const
type Pictured = (typeof PICTURED)[number]

/** How far each is behind over the distance, or how fast; faster is higher. */
export function RaceChart({ report }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { lines } = report
  const names = useLineNames(lines)
  const hasGaps = lines.some(({ splits }) => splits.some(({ gap_s }) => gap_s !== null))
  const [search, change] = useSearchParam()
  const chosen = PICTURED.find((known) => known === search.get('chart')) ?? 'gap_s'
  const figure: Pictured = hasGaps ? chosen : 'pace'
  const data = useMemo((): DistanceData => {
    const { write, unit } = raceWriters(format, lines[0]?.sport_id ?? 1)[figure]
    return {
      lines: lines.flatMap(({ splits, source }, index) => {
        const label = names[index] ?? ''
        const key = String(index)
        const [first] = splits
        if (!first || source === 'whole') return []
        const start = [0, figure === 'gap_s' ? 0 : first.pace] as const
        return [
          { key, label, points: [start, ...splits.map((one) => [one.at, one[figure]] as const)] },
        ]
      }),
      unit: unit ?? '',
      write,
      writeDistance: (metres) => `${format.number(metres)}\u00A0m`,
      leastOnTop: true,
      stepped: figure === 'pace',
    }
  }, [lines, names, figure, format])
  if (data.lines.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('chart.none')}
      </Text>
    )
  const summary = data.lines
    .map(({ label, points }) => {
      const last = points.at(-1)?.[1] ?? null
      return `${label}: ${last === null ? '' : `${data.write(last)} ${data.unit}`}`
    })
    .join('; ')
  return (
    <Stack gap="sm">
      {hasGaps && (
        <SegmentedControl
          aria-label={t('chart.figure')}
          style={{ alignSelf: 'flex-start' }}
          data={PICTURED.map((value) => ({ value, label: t(`chart.${value}`) }))}
          value={figure}
          onChange={(chart) => change({ chart })}
        />
      )}
      <DistanceLines
        title={`${t('chart.title')}: ${t(`chart.${figure}`)}`}
        placeLabel={t('columns.at')}
        data={data}
        summary={summary}
      />
    </Stack>
  )
}
