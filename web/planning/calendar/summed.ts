import type { AgendaItem } from '#contract/planning/calendar.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { LoadMetric, SummedSession } from '#domain/training/week-summary.ts'
import { useViewer } from '../../shell/viewer.ts'

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const

/** The load the selected club speaks of. */
export function useLoadMetric(): LoadMetric {
  const { selected } = useViewer()
  return METRICS.find((known) => known === selected?.club.training_metric) ?? 'ets'
}

/** What adding up needs of an item of the agenda; a day off is no training. */
export const summed = (item: AgendaItem): SummedSession => ({
  sport_id: item.sport_id ?? SPORT.other,
  planned_seconds:
    item.sport_id === SPORT.day_off
      ? 0
      : (item.planned_time ?? (Date.parse(item.end_date) - Date.parse(item.start_date)) / 1000),
  planned_distance: item.planned_distance ?? item.structure_distance ?? null,
  planned_rpe: item.planned_rpe ?? null,
  planned: (item.intensities ?? []).map(({ id, percentage }) => ({ intensity_id: id, percentage })),
  done: item.sport_id === SPORT.day_off ? null : (item.done ?? null),
})
