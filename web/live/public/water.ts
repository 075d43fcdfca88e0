import type { ShownBoat } from '#contract/live/public-view.ts'
import { spread } from './spread.ts'

export const GROUND = { width: 1000, height: 560 } as const
const MARGIN = 60
const FULL_TURN = 360
/** Bounds are wider than what is in them, in steps, so that a boat that moves leaves them seldom. */
const STEP_DEGREES = 0.002

type Place = readonly [lat: number, lon: number]
type Projection = (place: Place) => readonly [x: number, y: number]

/** Where on the ground places are; null while no boat has one. */
function projectionOf(boats: readonly Pick<ShownBoat, 'way'>[]): Projection | null {
  const places = boats.flatMap(({ way }) => way)
  if (places.length === 0) return null
  const lats = boundsOf(places.map(([lat]) => lat))
  const lons = boundsOf(places.map(([, lon]) => lon))
  const narrowing = Math.cos(((lats.from + lats.to) / 2) * ((2 * Math.PI) / FULL_TURN))
  const size = {
    x: (lons.to - lons.from) * narrowing,
    y: lats.to - lats.from,
  }
  const scale = Math.min(
    (GROUND.width - 2 * MARGIN) / size.x,
    (GROUND.height - 2 * MARGIN) / size.y,
  )
  const left = (GROUND.width - size.x * scale) / 2
  const top = (GROUND.height - size.y * scale) / 2
  return ([lat, lon]) => [
    Math.round(left + (lon - lons.from) * narrowing * scale),
    Math.round(top + (lats.to - lat) * scale),
  ]
}

/** Names that do not touch, on a phone as well. */
const NAME_ROOM = 34
const ABOVE = 16

export type OnGround = {
  points: readonly (readonly [x: number, y: number])[]
  /** How high its name stands. */
  nameY: number
}

/** The ways of boats on the ground; boats beside each other have their names below each other. */
export function onGround(boats: readonly Pick<ShownBoat, 'way'>[]): OnGround[] {
  const project = projectionOf(boats)
  const ways = boats.map(({ way }) => (project ? way.map(project) : []))
  const names = spread(
    ways.map((points) => points.at(-1)?.[1] ?? null),
    { room: NAME_ROOM, from: MARGIN, to: GROUND.height },
  )
  return ways.map((points, at) => ({ points, nameY: (names[at] ?? 0) - ABOVE }))
}

function boundsOf(values: readonly number[]) {
  const least = values.reduce((one, other) => Math.min(one, other))
  const most = values.reduce((one, other) => Math.max(one, other))
  const from = Math.floor(least / STEP_DEGREES) * STEP_DEGREES
  const to = Math.ceil(most / STEP_DEGREES) * STEP_DEGREES
  return { from, to: to > from ? to : from + STEP_DEGREES }
}
