import type { ReadResult, Recording } from './activity.ts'
import type { Head } from './head.ts'
import { listOf, numberOf, parseJson, part, textOf } from './json.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { sportOfGpx } from './sport-map.ts'
import { finishAll } from './table-reader.ts'
import { summaryRecording } from './tables/summary.ts'

/**
 * The list of all activities in the personal data that Garmin hands out: figures without samples,
 * milliseconds, centimetres and instants in UTC. The samples lie in archives beside it.
 */
export const garminSummariesReader = {
  name: 'garmin-summaries',
  detect: ({ text }: Head): boolean =>
    /^\uFEFF?\s*[[{]\s*(?:\{\s*)?"summarizedActivitiesExport"\s*:/.test(text()),
  read,
} as const

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const file = parseJson(bytes)
  const all = (Array.isArray(file) ? file : [file]).flatMap((chunk) =>
    listOf(part(chunk, 'summarizedActivitiesExport')),
  )
  if (all.length > limits.entries) throw new FileRefusal('too_large')
  const parents = new Set(all.map((one) => part(one, 'parentId')).filter(isId))
  const own = all.filter((one) => !parents.has(part(one, 'activityId')))
  return finishAll('garmin-summaries', own.map(recordingOf))
}

const isId = (id: unknown): boolean => typeof id === 'number' || typeof id === 'string'

function recordingOf(one: unknown): Recording {
  const scaled = (name: string, by: number): number | null => {
    const value = numberOf(part(one, name))
    return value === null ? null : value / by
  }
  const began = scaled('beginTimestamp', 1000) ?? scaled('startTimeGmt', 1000)
  const elapsed = scaled('elapsedDuration', 1000)
  const work = scaled('duration', 1000)
  return summaryRecording({
    sport_id:
      sportOfGpx(textOf(part(one, 'activityType')) ?? '') ??
      sportOfGpx(textOf(part(one, 'sportType')) ?? ''),
    device: 'Garmin',
    start: began === null ? null : { epoch: began },
    work,
    rest: elapsed !== null && work !== null && elapsed > work ? elapsed - work : null,
    distance: scaled('distance', 100),
    heart_rate: numberOf(part(one, 'avgHr')),
    rate: numberOf(part(one, 'avgStrokeCadence')),
    power: numberOf(part(one, 'avgPower')),
  })
}
