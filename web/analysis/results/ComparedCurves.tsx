import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { sentences } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { TimeSeriesPanels } from '../../ui/charts/TimeSeriesPanels.tsx'
import { CHANNEL_COLOURS } from '../../ui/theme-colours.ts'
import type { AlignedBy, Sampled } from '#domain/training/laid-stretches.ts'
import { aligned } from './aligned.ts'
import { comparedPanels } from './compared-panels.ts'
import { usePanelWords } from '../../recordings/activities/open.ts'
import { speedScale } from '#domain/time/speed-scale.ts'

type Recorded = { name: string; sampled: readonly Sampled[] }
type ComparedCurvesProps = { sportId: number; first: Recorded; second: Recorded; whole: boolean }

const COLOURS = [CHANNEL_COLOURS.speed, CHANNEL_COLOURS.power] as const
const DISTANCE_STEPS = [10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000]

/**
 * Two recordings of the same piece or session over each other, from its start: by the time since,
 * or by how far they had come.
 */
export function ComparedCurves({ sportId, first, second, whole }: ComparedCurvesProps) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const words = usePanelWords()
  const [search, setSearch] = useSearchParams()
  const { name: one, sampled } = first
  const { name: other, sampled: rival } = second
  const byDistance = useMemo(() => aligned(sampled, rival, 'distance'), [sampled, rival])
  const by: AlignedBy = byDistance !== null && search.get('along') !== 'time' ? 'distance' : 'time'
  const both = useMemo(
    () => (by === 'distance' ? byDistance : aligned(sampled, rival, 'time')),
    [by, byDistance, sampled, rival],
  )
  const along = useMemo(
    () =>
      by === 'distance'
        ? {
            label: t('splits.at'),
            write: (metres: number) => format.distance(metres),
            steps: DISTANCE_STEPS,
          }
        : undefined,
    [by, t, format],
  )
  const panels = useMemo(
    () =>
      both
        ? comparedPanels(both, {
            names: [one, other],
            colours: COLOURS,
            scale: speedScale(sportId),
            words,
            format,
          })
        : [],
    [both, one, other, sportId, words, format],
  )
  if (!both || panels.length === 0) return null
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" c="dimmed">
          {sentences([
            t(whole ? 'compare.fromBegin' : 'compare.recorded'),
            ...[first, second]
              .filter(({ sampled: all }) => all.length > 1)
              .map(({ name, sampled: all }) => t('compare.mean', { name, count: all.length })),
          ])}
        </Text>
        {byDistance && (
          <SegmentedControl
            aria-label={t('compare.along')}
            value={by}
            onChange={(value) =>
              setSearch((now) => ({ ...Object.fromEntries(now), along: value }), {
                replace: true,
                preventScrollReset: true,
              })
            }
            data={[
              { value: 'distance', label: t('compare.byDistance') },
              { value: 'time', label: t('compare.byTime') },
            ]}
          />
        )}
      </Group>
      <TimeSeriesPanels
        title={t('compare.curves', { one, other })}
        t={both.at}
        panels={panels}
        {...(along && { along })}
      />
    </Stack>
  )
}
