import { weatherBands, type Weather } from '../rules/weather.ts'
import type { Positions } from '../training/gates.ts'
import type { Stretch } from '../training/pieces.ts'

const RADIANS = Math.PI / 180
const CIRCLE = 360

/** m/s along and across the way of a boat; a component is null without the direction it goes. */
export type Components = { along: number | null; across: number | null }

/** Head wind and cross wind: wind comes from its direction, so a tail wind is below zero. */
export function windComponents(
  speed: number | null,
  from: number | null,
  heading: number | null,
): Components {
  return componentsOf(speed, from, heading)
}

/** The stream that helps and the one across: it flows to its direction. */
export function streamComponents(
  speed: number | null,
  to: number | null,
  heading: number | null,
): Components {
  return componentsOf(speed, to, heading)
}

function componentsOf(
  speed: number | null,
  direction: number | null,
  heading: number | null,
): Components {
  if (speed === 0) return { along: 0, across: 0 }
  if (speed === null || direction === null || heading === null) return { along: null, across: null }
  const angle = (direction - heading) * RADIANS
  return { along: speed * Math.cos(angle), across: speed * Math.sin(angle) }
}

/** The initial direction from one place to another, in degrees clockwise from north. */
export function bearing(lat1: number, lon1: number, lat2: number, lon2: number): number {
  const [from, to, turn] = [lat1 * RADIANS, lat2 * RADIANS, (lon2 - lon1) * RADIANS]
  const east = Math.sin(turn) * Math.cos(to)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn)
  return (Math.atan2(east, north) / RADIANS + CIRCLE) % CIRCLE
}

/** The direction rowed: from where a stretch of a track begins to where it ends. */
export function headingOf({ t, lat, lon }: Positions, { start, finish }: Stretch): number | null {
  const inside = [...t.keys()].filter(
    (at) =>
      (t[at] ?? Number.NaN) >= start &&
      (t[at] ?? Number.NaN) <= finish &&
      Number.isFinite(lat[at]) &&
      Number.isFinite(lon[at]),
  )
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined) return null
  const [lat1 = 0, lon1 = 0, lat2 = 0, lon2 = 0] = [lat[first], lon[first], lat[last], lon[last]]
  return lat1 === lat2 && lon1 === lon2 ? null : bearing(lat1, lon1, lat2, lon2)
}

/** Wind and stream as they were, with what of them the boat met. */
export function conditionsOf(places: readonly (Weather | null)[], tracked: number | null) {
  const known = (field: keyof Weather): number | null =>
    places.map((place) => place?.[field] ?? null).find((value) => value !== null) ?? null
  // Speed and direction belong together, so both are of the first place that knows the speed.
  const pair = (speed: keyof Weather, direction: keyof Weather) => {
    const place = places.find((one) => (one?.[speed] ?? null) !== null)
    return [place?.[speed] ?? null, place?.[direction] ?? null] as const
  }
  const heading = known('rowing_direction') ?? tracked
  const [wind_speed, wind_direction] = pair('wind_speed', 'wind_direction')
  const [stream_speed, stream_direction] = pair('stream_speed', 'stream_direction')
  const wind = windComponents(wind_speed, wind_direction, heading)
  const stream = streamComponents(stream_speed, stream_direction, heading)
  const bands = weatherBands({ wind_speed, stream_speed })
  return {
    heading,
    wind_speed,
    wind_direction,
    wind_band: bands.wind,
    head_wind: wind.along,
    cross_wind: wind.across,
    stream_speed,
    stream_direction,
    stream_band: bands.stream,
    following_stream: stream.along,
    cross_stream: stream.across,
  }
}
export type Conditions = ReturnType<typeof conditionsOf>
