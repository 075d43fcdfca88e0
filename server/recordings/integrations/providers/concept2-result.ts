import type { ProviderActivity } from './provider.ts'
import { idOf, instantOf, listOf, numberOf, part, textOf } from '../answer-parts.ts'
import type { WrittenLap } from '../recording-file.ts'
import { strokeChannels, tenths } from './concept2-strokes.ts'

const MACHINES: ReadonlyMap<unknown, string> = new Map([
  ['rower', 'indoorrowing'],
  ['dynamic', 'indoorrowing'],
  ['slides', 'indoorrowing'],
  ['multierg', 'indoorrowing'],
  ['bike', 'indoorcycling'],
  ['skierg', 'nordicski'],
  ['water', 'rowing'],
  ['paddle', 'paddling'],
  ['snow', 'nordicski'],
  ['rollerski', 'rollerski'],
])

export function foundOf(result: unknown): ProviderActivity[] {
  const external_id = idOf(part(result, 'id'))
  if (external_id === null) return []
  const seconds = tenths(part(result, 'time'))
  return [
    {
      external_id,
      name: textOf(part(result, 'comments')),
      sport: MACHINES.get(part(result, 'type')) ?? null,
      starts_at: startOf(result),
      distance: numberOf(part(result, 'distance')),
      seconds,
      address: null,
    },
  ]
}

/**
 * A result is dated by its end: in UTC where that is given, else by local time, which is then not
 * known as an instant.
 */
function startOf(result: unknown): string | null {
  const end = endOf(result)
  return end === null ? null : instantOf(end - lengthOf(result) * 1000)
}

const endOf = (result: unknown): number | null => {
  const dateText = textOf(part(result, 'date_utc'))
  const at =
    dateText === null ? Number.NaN : Date.parse(`${dateText.replace(' ', 'T').replace(/Z$/, '')}Z`)
  return Number.isNaN(at) ? null : at
}

const lengthOf = (result: unknown): number =>
  (tenths(part(result, 'time')) ?? 0) + (tenths(part(result, 'rest_time')) ?? 0)

/** A result with its strokes as the file that is kept of it. */
export function recordingOf(id: string, result: unknown, strokes: readonly unknown[]) {
  const heartRate = part(result, 'heart_rate')
  const wall = textOf(part(result, 'date'))
  const laps = lapsOf(part(result, 'workout'))
  return {
    provider: 'concept2',
    id,
    name: textOf(part(result, 'comments')),
    sport: MACHINES.get(part(result, 'type')) ?? null,
    device: 'Concept2',
    start: startOf(result),
    wall_end: wall === null ? null : wall.replace(' ', 'T'),
    elapsed: lengthOf(result),
    work: tenths(part(result, 'time')),
    rest: tenths(part(result, 'rest_time')),
    distance: numberOf(part(result, 'distance')),
    heart_rate_avg: numberOf(part(heartRate, 'average')),
    heart_rate_max: numberOf(part(heartRate, 'max')),
    channels: strokeChannels(strokes, laps),
    laps,
  }
}

/** Intervals with the rest after each, else splits. */
function lapsOf(workout: unknown): WrittenLap[] {
  const intervals = listOf(part(workout, 'intervals'))
  const parts = intervals.length > 0 ? intervals : listOf(part(workout, 'splits'))
  return parts.flatMap((one) => {
    const lap = {
      start: null,
      time: tenths(part(one, 'time')),
      distance: numberOf(part(one, 'distance')),
      heart_rate_avg: numberOf(part(part(one, 'heart_rate'), 'average')),
      stroke_rate_avg: numberOf(part(one, 'stroke_rate')),
    }
    const pause = tenths(part(one, 'rest_time')) ?? 0
    if (pause <= 0) return [{ ...lap, rest: false }]
    const rest = {
      start: null,
      time: pause,
      distance: numberOf(part(one, 'rest_distance')),
      heart_rate_avg: null,
      stroke_rate_avg: null,
      rest: true,
    }
    return [{ ...lap, rest: false }, rest]
  })
}
