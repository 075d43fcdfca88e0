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
        points: series[along].map((at, index) => [at, values[index] ?? null] as const),
      }
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
