import type { ShownBoat } from '#contract/live/public-view.ts'

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

type Point = readonly [x: number, y: number]
/** Where a name stands: the middle of its text, on its line. */
type NamePlace = { x: number; y: number }

export type OnGround = {
  points: readonly Point[]
  /** Null for a boat without a place. */
  name: NamePlace | null
}

/** The ways of boats on the ground, and their names where neither a way nor another name is. */
export function onGround(boats: readonly Pick<ShownBoat, 'way' | 'label'>[]): OnGround[] {
  const project = projectionOf(boats)
  const ways = boats.map(({ way }) => (project ? way.map(project) : []))
  const taken = ways.flatMap(alongWay)
  const boxes: Box[] = []
  return ways.map((points, at) => {
    const last = points.at(-1)
    if (!last) return { points, name: null }
    const box = freeBox(last, boats[at]?.label ?? '', taken, boxes)
    boxes.push(box)
    return { points, name: { x: (box.left + box.right) / 2, y: box.bottom - DESCENT } }
  })
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Letters as they are drawn on a phone, where they are largest. */
const LETTER = { width: 18, height: 34 }
const DESCENT = 8
/** How far names stand from their boats, and in how many directions they are tried. */
const DISTANCES = [18, 50, 90, 140]
const DIRECTIONS = 16
/** So often a way is looked at between its places. */
const LOOK_EACH = 6

/** The box nearest to a boat that holds least of ways and names. */
function freeBox(
  [x, y]: Point,
  label: string,
  taken: readonly Point[],
  names: readonly Box[],
): Box {
  const size = { width: Math.max(1, [...label].length) * LETTER.width, height: LETTER.height }
  const tried = DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, at): Box => {
      const angle = (at / DIRECTIONS) * 2 * Math.PI - Math.PI / 2
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
      const [middle, line] = [
        x + dx * (distance + size.width / 2),
        y + dy * (distance + size.height / 2),
      ]
      const left = within(middle - size.width / 2, GROUND.width - size.width)
      const top = within(line - size.height / 2, GROUND.height - size.height)
      return { left, right: left + size.width, top, bottom: top + size.height }
    }),
  )
  const costs = tried.map(
    (box) =>
      taken.filter((point) => holds(box, point)).length +
      1000 * names.filter((other) => overlap(box, other)).length,
  )
  return tried[costs.indexOf(Math.min(...costs))] as Box
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
const holds = ({ left, right, top, bottom }: Box, [x, y]: Point) =>
  x >= left && x <= right && y >= top && y <= bottom
const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** The places of a way and those between them. */
function alongWay(points: readonly Point[]): Point[] {
  return points.flatMap((point, at): Point[] => {
    const next = points[at + 1] ?? point
    const length = Math.hypot(next[0] - point[0], next[1] - point[1])
    const count = Math.max(1, Math.ceil(length / LOOK_EACH))
    return Array.from({ length: count }, (_, step) => [
      point[0] + ((next[0] - point[0]) * step) / count,
      point[1] + ((next[1] - point[1]) * step) / count,
    ])
  })
}

function boundsOf(values: readonly number[]) {
  const least = values.reduce((one, other) => Math.min(one, other))
  const most = values.reduce((one, other) => Math.max(one, other))
  const from = Math.floor(least / STEP_DEGREES) * STEP_DEGREES
  const to = Math.ceil(most / STEP_DEGREES) * STEP_DEGREES
  return { from, to: to > from ? to : from + STEP_DEGREES }
}
