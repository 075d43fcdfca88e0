import { Stack } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { speedScale, unitOfScale, onScale, type SpeedScale } from '#domain/time/speed-scale.ts'
import { useFormat } from '../../format/format.ts'
import { ChartWithMap } from '../../ui/charts/ChartWithMap.tsx'
import { TimeSeriesPanels } from '../../ui/charts/TimeSeriesPanels.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { Panel } from '../../ui/charts/time-series.ts'
import { BoatsOnMap } from './BoatsOnMap.tsx'
import { hasPlaces, lookOf } from './looks.ts'
import { useSlowly } from './use-slowly.ts'
import type { Water, Track } from './water.ts'

/** Seconds between two values that are drawn. */
const STEP_S = 5
const SECOND_MS = 1000
const AT = 0
const SPEED = 2
const RATE = 3

type CurveWords = {
  speed: string
  speedUnit: string
  rate: string
  write: (value: number) => string
}

/**
 * Speed and stroke rate of boats over a common time, from the first of their samples on: means of
 * five seconds.
 */
function liveCurves(
  { boats, tracks }: Water,
  chosen: readonly number[],
  { scale, words }: { scale: SpeedScale; words: CurveWords },
): { t: number[]; panels: Panel[] } {
  const lines = boats.flatMap(({ recording_id, name }, place) => {
    const track = tracks.get(recording_id)
    return track && chosen.includes(recording_id) ? [{ who: name, ...lookOf(place), track }] : []
  })
  const starts = lines.flatMap(({ track }) => track.points[0]?.[AT] ?? [])
  const ends = lines.flatMap(({ track: { points, count } }) => points[count - 1]?.[AT] ?? [])
  if (starts.length === 0) return { t: [], panels: [] }
  const start = Math.min(...starts)
  const steps = Math.floor((Math.max(...ends) - start) / SECOND_MS / STEP_S) + 1
  const t = Array.from({ length: steps }, (_, index) => index * STEP_S)
  const along = (channel: number, read: (value: number | null) => number | null) =>
    lines.map(({ track, ...look }) => ({
      ...look,
      values: meansOf(track, channel, { start, steps }).map(read),
    }))
  const panel = (
    head: Omit<Panel, 'colour' | 'values' | 'who' | 'dash' | 'beside'>,
    channel: number,
  ) => {
    const read = channel === SPEED ? (value: number | null) => onScale(scale, value) : same
    const [first, ...beside] = along(channel, read)
    return first ? [{ ...head, ...first, beside }] : []
  }
  const isPace = scale.kind === 'pace'
  return {
    t,
    panels: [
      ...panel(
        {
          key: 'speed',
          label: words.speed,
          unit: words.speedUnit,
          decimals: 1,
          ...(isPace && { inverted: true, write: words.write }),
        },
        SPEED,
      ),
      ...panel({ key: 'rate', label: words.rate, unit: '1/min', decimals: 1 }, RATE),
    ],
  }
}

const same = (value: number | null) => value

/** The mean of a channel in each step; null where nothing was recorded. */
function meansOf(
  { points, count }: Track,
  channel: number,
  { start, steps }: { start: number; steps: number },
): (number | null)[] {
  const sums = Array.from({ length: steps }, () => ({ sum: 0, of: 0 }))
  for (let index = 0; index < count; index += 1) {
    const [at, value] = [points[index]?.[AT], points[index]?.[channel]]
    if (typeof at !== 'number' || typeof value !== 'number') continue
    const step = sums[Math.floor((at - start) / SECOND_MS / STEP_S)]
    if (!step) continue
    step.sum += value
    step.of += 1
  }
  return sums.map(({ sum, of }) => (of === 0 ? null : sum / of))
}

/** So often curves are drawn again; the map moves with every sample. */
const DRAW_MS = 5_000
/** Boats that are drawn while nobody has chosen others. */
const DRAWN_FIRST = 6

type BoatsDrawnProps = {
  water: Water
  sportId: number
  now: number
  /** False where the map stands beside the table. */
  withMap: boolean
}

/** Speed and rate of boats over each other, and where they are. */
export function BoatsDrawn({ water, sportId, now, withMap }: BoatsDrawnProps) {
  const { t } = useTranslation('live')
  const format = useFormat()
  const [wish, setWish] = useState<readonly string[] | null>(null)
  const drawn = useSlowly(water, DRAW_MS)
  const chosen = useMemo(
    () =>
      wish === null
        ? water.boats.slice(0, DRAWN_FIRST).map(({ recording_id }) => recording_id)
        : wish.map(Number),
    [wish, water.boats],
  )
  const { t: times, panels } = useMemo(() => {
    const scale = speedScale(sportId)
    const words = {
      speed: t(scale.kind === 'kmh' ? 'columns.speed' : 'columns.pace'),
      speedUnit: unitOfScale(scale),
      rate: t('columns.rate'),
      write: format.paceNumber,
    }
    return liveCurves(drawn, chosen, { scale, words })
  }, [drawn, chosen, sportId, t, format])
  const items = water.boats.map(({ recording_id, name }) => ({
    value: String(recording_id),
    label: name,
  }))
  return (
    <Stack gap="sm">
      <MultiChoice
        label={t('drawn')}
        groups={[{ group: t('boats'), items }]}
        value={chosen.map(String)}
        onChange={setWish}
        maw={640}
      />
      <ChartWithMap
        label={t('map')}
        chart={<TimeSeriesPanels title={t('curves')} t={times} panels={panels} />}
        map={withMap && hasPlaces(water) && <BoatsOnMap water={water} now={now} />}
      />
    </Stack>
  )
}
