import type { MeasuredBoat } from '#contract/live/public-view.ts'
import { onScale, type SpeedScale } from '#domain/time/speed-scale.ts'
import type { Line } from './LineChart.tsx'

export type Along = 'time' | 'distance'
export type Figure = 'distance' | 'pace' | 'stroke_rate'

/** A figure of boats along their time or distance, as lines. */
export function linesOf(
  boats: readonly MeasuredBoat[],
  { along, figure, scale }: { along: Along; figure: Figure; scale: SpeedScale },
): Line[] {
  return boats
    .filter(({ series }) => series.time.length > 0)
    .map(({ place, label, series }) => {
      const values =
        figure === 'pace' ? series.speed.map((speed) => onScale(scale, speed)) : series[figure]
      return {
        place,
        label,
        points: withGaps(
          series.time,
          series[along].map((at, index) => [at, values[index] ?? null] as const),
        ),
      }
    })
}

/** A step of a series that is longer than its others by so much holds no samples. */
const GAP = 1.5

/** Adds a point without a value where nothing was recorded, so that no line crosses it. */
function withGaps(times: readonly number[], points: Line['points']): Line['points'] {
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const usual = Math.min(...steps)
  return points.flatMap((point, index) => {
    const before = points[index - 1]
    const isAfterGap = before !== undefined && (steps[index - 1] ?? 0) > GAP * usual
    return isAfterGap ? [[(before[0] + point[0]) / 2, null] as const, point] : [point]
  })
}

/** The value of a line nearest to a place on its way; null beyond its ends. */
export function valueAt({ points }: Line, at: number): number | null {
  const next = points.findIndex(([x]) => x >= at)
  if (next === -1) return null
  const [after, before] = [points[next], points[next - 1]]
  const near = before && after && at - before[0] < after[0] - at ? before : after
  return near?.[1] ?? null
}
