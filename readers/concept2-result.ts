import { isTimeZone } from '#domain/time/time-zone.ts'
import { instantAt } from '#domain/time/zoned-time.ts'
import { instantOf, listOf, numberOf, part, textOf } from './json.ts'
import type { WrittenLap, WrittenRecording } from './recording-json.ts'
import { strokeChannels, tenths } from './concept2-strokes.ts'
import { known } from './totals.ts'

/** What each machine of the logbook is. */
export const CONCEPT2_MACHINES: ReadonlyMap<unknown, string> = new Map([
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

/**
 * A result is dated by its end: in UTC where that is given, else by local time in its zone, without
 * which the instant is not known.
 */
export function concept2Start(result: unknown): string | null {
  const end = endOf(result)
  return end === null ? null : instantOf(end - lengthOf(result) * 1000)
}

const WALL = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(:\d\d)?$/

function endOf(result: unknown): number | null {
  const utc = textOf(part(result, 'date_utc'))
  if (utc !== null) return known(Date.parse(`${utc.replace(' ', 'T').replace(/Z$/, '')}Z`))
  const zone = textOf(part(result, 'timezone'))
  const wall = wallOf(result)
  if (wall === null || zone === null || !isTimeZone(zone)) return null
  return Number.isNaN(Date.parse(`${wall}Z`)) ? null : Date.parse(instantAt(wall, zone))
}

function wallOf(result: unknown): string | null {
  const [, day, minute, second = ':00'] = WALL.exec(textOf(part(result, 'date')) ?? '') ?? []
  return day === undefined ? null : `${day}T${minute}${second}`
}

const lengthOf = (result: unknown): number =>
  (tenths(part(result, 'time')) ?? 0) + (tenths(part(result, 'rest_time')) ?? 0)

/** A result with its strokes as the file that is kept of it. */
export function concept2Recording(
  id: string,
  result: unknown,
  strokes: readonly unknown[],
): WrittenRecording {
  const heartRate = part(result, 'heart_rate')
  const laps = lapsOf(part(result, 'workout'))
  return {
    provider: 'concept2',
    id,
    name: textOf(part(result, 'comments')),
    sport: CONCEPT2_MACHINES.get(part(result, 'type')) ?? null,
    device: 'Concept2',
    start: concept2Start(result),
    wall_end: wallOf(result),
    elapsed: lengthOf(result),
    timer: tenths(part(result, 'time')),
    work: tenths(part(result, 'time')),
    rest: tenths(part(result, 'rest_time')),
    distance: numberOf(part(result, 'distance')),
    heart_rate_avg: numberOf(part(heartRate, 'average')),
    heart_rate_max: numberOf(part(heartRate, 'max')),
    ...strokeChannels(strokes, laps),
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
