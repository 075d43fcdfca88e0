import { useTranslation } from 'react-i18next'
import type { WorkoutPiece } from '#contract/recordings/workouts.ts'
import { PACE_DISTANCE_M, formatPace, paceOfSpeed } from '#domain/time/pace.ts'
import type { TargetKind, TargetRange } from '#domain/workouts/steps.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { elapsed } from '../../ui/charts/time-series.ts'

type Amount = { unit: 'time' | 'distance' }

/** How pieces, targets and what was done are written. */
export function useWorkoutWords() {
  const { t } = useTranslation('workouts')
  const format = useFormat()
  const pace = (speed: number) => formatPace(paceOfSpeed(speed, PACE_DISTANCE_M['500m'])) ?? NO_DATA
  const one = (kind: TargetKind, value: number): string => {
    switch (kind) {
      case 'power':
        return format.power(value)
      case 'heart_rate':
        return format.heartRate(value)
      case 'pace':
        return pace(value)
      case 'rate':
        return format.strokeRate(value, value % 1 === 0 ? 0 : 1)
    }
  }
  const first = (kind: TargetKind, value: number) =>
    kind === 'pace' ? pace(value) : format.number(value, value % 1 === 0 ? 0 : 1)
  return {
    /** From the easiest on; of paces the slowest comes last. */
    target: (kind: TargetKind | null, range: TargetRange | null): string => {
      if (kind === null || range === null) return NO_DATA
      const [low, high] = kind === 'pace' ? [range.high, range.low] : [range.low, range.high]
      if (low === high) return one(kind, low)
      return t('range', { low: first(kind, low), high: one(kind, high) })
    },
    figure: (kind: TargetKind | null, value: number | null): string =>
      kind === null || value === null
        ? NO_DATA
        : one(kind, kind === 'pace' ? value : round(value, kind)),
    /** What a piece is: its metres or its time, or those of its segments. */
    task: ({ extents }: Pick<WorkoutPiece, 'extents'>): string =>
      extents
        .map(({ distance_m, time_s }) =>
          distance_m === null ? elapsed(time_s ?? 0) : format.distance(distance_m),
        )
        .join(' + '),
    amount: ({ unit }: Amount, value: number): string =>
      unit === 'time' ? elapsed(value) : format.distance(value),
    share: (share: number | null): string =>
      share === null ? NO_DATA : format.percent(100 * share),
  }
}

const round = (value: number, kind: TargetKind) =>
  kind === 'rate' ? Math.round(value * 10) / 10 : Math.round(value)
