import type { RaceTask } from '#domain/live/erg-race.ts'
import { areAlike, type MonitorPiece, type MonitorTask } from '#domain/live/monitor-task.ts'
import { formatDuration } from '#domain/time/duration.ts'
import type { Format } from '../../format/format.ts'

/** "2,000 m", or "04:00" of a race by time. */
export const taskText = ({ distance, time }: RaceTask, format: Format): string =>
  distance === null ? (formatDuration(time ?? 0, 'mm:ss') ?? '') : format.distance(distance)

/** Pieces that differ are named one by one, up to so many. */
const MOST_NAMED = 4

/** "4 × 500 m / 01:00" of pieces with a rest between, "1,000 m / 02:00 + 500 m" of such that differ. */
export function monitorText(task: MonitorTask, format: Format): string {
  const piece = ({ rest, ...one }: MonitorPiece) =>
    `${taskText(one, format)}${rest > 0 ? ` / ${formatDuration(rest, 'mm:ss') ?? ''}` : ''}`
  const [first] = task
  if (first && areAlike(task))
    return task.length === 1 ? piece(first) : `${format.number(task.length)} × ${piece(first)}`
  const named = task.slice(0, task.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED).map(piece)
  return [...named, ...(named.length < task.length ? ['…'] : [])].join(' + ')
}
