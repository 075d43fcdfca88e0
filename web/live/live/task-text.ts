import type { RaceTask } from '#domain/live/erg-race.ts'
import { formatDuration } from '#domain/time/duration.ts'
import type { Format } from '../../format/format.ts'

/** "2,000 m", or "04:00" of a race by time. */
export const taskText = ({ distance, time }: RaceTask, format: Format): string =>
  distance === null ? (formatDuration(time ?? 0, 'mm:ss') ?? '') : format.distance(distance)
