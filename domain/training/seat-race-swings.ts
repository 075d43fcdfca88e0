import {
  isRower,
  rowerKey,
  type RacedBoat,
  type RacedPiece,
  type Rower,
} from './seat-race-design.ts'

/**
 * Two rowers of a side changed boats between two pieces, and nobody else did. `swing` > 0: `winner`
 * over `loser` by as many seconds.
 */
export type Swing = { from: number; to: number; one: Rower; other: Rower; swing: number }

/** Boats of a piece that have a time; a piece counts with two of them and if it is not void. */
export type TimedPiece = {
  id: number
  order: number
  distance: number
  boats: readonly (Omit<RacedBoat, 'time'> & { time: number })[]
}

/** The pieces that count, in order; `order` is the place among all pieces rowed. */
export function timedPieces(pieces: readonly RacedPiece[]): TimedPiece[] {
  return pieces.flatMap(({ id, distance, void: lost, boats }, order) => {
    const timed = boats.flatMap(({ time, ...boat }) =>
      time !== null && time > 0 ? [{ ...boat, time }] : [],
    )
    return lost || distance <= 0 || timed.length < 2 ? [] : [{ id, order, distance, boats: timed }]
  })
}

const REFERENCE_M = 500

/**
 * Times of pieces of different length as seconds over 500 m; those of one length stay as they are.
 */
export function onOneScale(pieces: readonly TimedPiece[]): {
  pieces: TimedPiece[]
  distance: number
} {
  const distances = new Set(pieces.map(({ distance }) => distance))
  const [only = REFERENCE_M] = distances
  if (distances.size <= 1) return { pieces: [...pieces], distance: only }
  const scaled = pieces.map((piece) => ({
    ...piece,
    boats: piece.boats.map((boat) => ({
      ...boat,
      time: (boat.time * REFERENCE_M) / piece.distance,
    })),
  }))
  return { pieces: scaled, distance: REFERENCE_M }
}

const crewKey = (rowers: readonly Rower[]) => rowers.map(rowerKey).toSorted().join()
/** The same people in the same shells. */
const crewsKey = ({ boats }: Pick<TimedPiece, 'boats'>): string =>
  boats
    .map(({ key, rowers }) => `${key}: ${crewKey(rowers)}`)
    .toSorted()
    .join(' / ')

export type Drift = { controls: number; subtracted: boolean; pieces: TimedPiece[] }

/**
 * Pieces that repeat the crews of an earlier one show how conditions drift between the boats. With
 * two such controls a linear drift
 * is taken out of the times, measured from the first piece; with fewer, nothing is.
 */
export function withoutDrift(pieces: readonly TimedPiece[]): Drift {
  const groups = Map.groupBy(pieces, crewsKey)
  const repeated = [...groups.values()].filter((group) => group.length > 1)
  const controls = repeated.reduce((sum, group) => sum + group.length - 1, 0)
  if (controls < 2) return { controls, subtracted: false, pieces: [...pieces] }
  const slopes = new Map(shellsOf(pieces).map((key) => [key, slopeOf(key, repeated)]))
  const first = pieces[0]?.order ?? 0
  const corrected = pieces.map((piece) => ({
    ...piece,
    boats: piece.boats.map((boat) => ({
      ...boat,
      time: boat.time - (slopes.get(boat.key) ?? 0) * (piece.order - first),
    })),
  }))
  return { controls, subtracted: true, pieces: corrected }
}

const shellsOf = (pieces: readonly TimedPiece[]) => [
  ...new Set(pieces.flatMap(({ boats }) => boats.map(({ key }) => key))),
]
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Seconds a piece by which a shell falls back against the mean of the boats, from groups of pieces
 * with the same crews.
 */
function slopeOf(key: string, groups: readonly (readonly TimedPiece[])[]): number {
  let [rise, run] = [0, 0]
  for (const group of groups) {
    const points = group.flatMap(({ order, boats }) => {
      const own = boats.find((boat) => boat.key === key)
      return own ? [{ order, behind: own.time - mean(boats.map(({ time }) => time)) }] : []
    })
    if (points.length < 2) continue
    const [order, behind] = [
      mean(points.map((point) => point.order)),
      mean(points.map((point) => point.behind)),
    ]
    for (const point of points) {
      rise += (point.order - order) * (point.behind - behind)
      run += (point.order - order) ** 2
    }
  }
  return run === 0 ? 0 : rise / run
}

/** The swings between each piece and the next that counts. */
export function swingsOf(pieces: readonly TimedPiece[]): Swing[] {
  return pieces.slice(1).flatMap((to, index) => {
    const from = pieces[index]
    const swing = from && swingBetween(from, to)
    return swing ? [swing] : []
  })
}

/**
 * m(p) - m(p+1), where m is by how much the boat `one` left wins against the boat `one` went to.
 */
function swingBetween(from: TimedPiece, to: TimedPiece): Swing | null {
  const moves = from.boats.flatMap((before) => {
    const after = to.boats.find(({ key }) => key === before.key)
    if (!after) return []
    const left = without(before.rowers, after.rowers)
    const joined = without(after.rowers, before.rowers)
    return left.length + joined.length === 0 ? [] : [{ before, after, left, joined }]
  })
  const [r, q] = moves
  if (
    !r ||
    !q ||
    moves.length !== 2 ||
    [r, q].some(({ left, joined }) => left.length !== 1 || joined.length !== 1)
  )
    return null
  const [one, other] = [r.left[0], q.left[0]]
  const swapped =
    one && other && isRower(one, q.joined[0] ?? other) && isRower(other, r.joined[0] ?? one)
  if (!swapped || one.side !== other.side) return null
  const swing = q.before.time - r.before.time - (q.after.time - r.after.time)
  return { from: from.id, to: to.id, one, other, swing }
}

const without = (rowers: readonly Rower[], others: readonly Rower[]) =>
  rowers.filter((rower) => !others.some((other) => isRower(other, rower)))
