import type { ReadResult, Recording } from './activity.ts'
import type { Head } from './head.ts'
import { listOf, numberOf, parseJson, part, textOf } from './json.ts'
import type { ReadLimits } from './limits.ts'
import type { ReadContext } from './read-context.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { finishAll } from './table-reader.ts'
import { summaryRecording } from './tables/summary.ts'

/**
 * The list of all activities in the personal data that Garmin hands out: figures without samples,
 * milliseconds, centimetres and instants in UTC. The samples lie in archives beside it: what has been
 * read of those is left out here.
 */
export const garminSummariesReader = {
  name: 'garmin-summaries',
  detect: ({ text }: Head): boolean =>
    /^\uFEFF?\s*[[{]\s*(?:\{\s*)?"summarizedActivitiesExport"\s*:/.test(text()),
  read,
} as const

function read(bytes: Uint8Array, limits: ReadLimits, context?: ReadContext): ReadResult {
  const file = parseJson(bytes)
  const all = (Array.isArray(file) ? file : [file]).flatMap((chunk) =>
    listOf(part(chunk, 'summarizedActivitiesExport')),
  )
  if (all.length > limits.entries) throw new FileRefusal('too_large')
  const parents = new Set(all.map((one) => part(one, 'parentId')).filter(isId))
  const own = all.filter((one) => !parents.has(part(one, 'activityId')))
  const fresh = own.filter((one) => !isIn(context?.starts ?? new Set(), startOf(one)))
  if (fresh.length === own.length) return finishAll('garmin-summaries', own.map(recordingOf))
  const { activities, warnings }: Omit<ReadResult, 'kind'> =
    fresh.length > 0
      ? finishAll('garmin-summaries', fresh.map(recordingOf))
      : { activities: [], warnings: [] }
  return {
    kind: 'garmin-summaries',
    activities,
    warnings: [...warnings, 'duplicate_left_out'],
  }
}

/** Whether a recording that was read began then: lists round to a second, as watches do. */
const isIn = (starts: ReadonlySet<number>, start: number | null): boolean =>
  start !== null && [-1, 0, 1].some((late) => starts.has(Math.round(start) + late))

const seconds = (one: unknown, name: string): number | null => {
  const value = numberOf(part(one, name))
  return value === null ? null : value / 1000
}

const startOf = (one: unknown): number | null =>
  seconds(one, 'beginTimestamp') ?? seconds(one, 'startTimeGmt')

const isId = (id: unknown): boolean => typeof id === 'number' || typeof id === 'string'

function recordingOf(one: unknown): Recording {
  const start = startOf(one)
  const elapsed = seconds(one, 'elapsedDuration')
  const work = seconds(one, 'duration')
  const centimetres = numberOf(part(one, 'distance'))
  return summaryRecording({
    sport_id:
      sportOfGpx(textOf(part(one, 'activityType')) ?? '') ??
      sportOfGpx(textOf(part(one, 'sportType')) ?? ''),
    device: 'Garmin',
    start: start === null ? null : { epoch: start },
    work,
    rest: elapsed !== null && work !== null && elapsed > work ? elapsed - work : null,
    distance: centimetres === null ? null : centimetres / 100,
    heart_rate: numberOf(part(one, 'avgHr')),
    rate: numberOf(part(one, 'avgStrokeCadence')),
    power: numberOf(part(one, 'avgPower')),
  })
}
