import type { RaceTask } from '#domain/live/erg-race.ts'
import type { MonitorTask } from '#domain/live/monitor-task.ts'
import { formatDuration } from '#domain/time/duration.ts'
import type { Format } from '../../format/format.ts'

/** "2,000 m", or "04:00" of a race by time; "4 × 500 m / 01:00" of intervals with a rest. */
export function taskText(task: RaceTask | MonitorTask, format: Format): string {
  const { distance, time } = task
  const once =
    distance === null ? (formatDuration(time ?? 0, 'mm:ss') ?? '') : format.distance(distance)
  if (!('times' in task) || task.times === 1) return once
  const rest = task.rest > 0 ? ` / ${formatDuration(task.rest, 'mm:ss') ?? ''}` : ''
  return `${format.number(task.times)} × ${once}${rest}`
}
