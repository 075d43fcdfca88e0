/**
 * A recording as it counts for one person: `start` in seconds of the clock, seconds, metres,
 * seconds in each heart-rate zone.
 */
export type CountedRecording = {
  id: number
  start: number | null
  seconds: number | null
  distance: number | null
  distance_source: string | null
  zone_seconds: readonly number[] | null
  /** Whether it belongs to the person, not to the boat they sat in. */
  own: boolean
  /** Somebody said that of its outing this one counts. */
  chosen: boolean
}

/** One whose sport is asked for. */
export type SportRecording = CountedRecording & { sport_id: number }

export type Done = {
  seconds: number | null
  distance: number | null
  zone_seconds: number[] | null
}

/** A recording that lasts at least this much of the longest one of an outing covers all of it. */
export const WHOLE = 3 / 4
/**
 * Sources of a distance, the best last: from speed, from positions, from the laps, as the device
 * counted it.
 */
const SOURCES = ['speed', 'gps', 'laps', 'device']

/** Whether two recordings are of one outing: they overlap by more than half of the shorter one. */
export function sameOuting(one: CountedRecording, other: CountedRecording): boolean {
  if (one.start === null || other.start === null || !one.seconds || !other.seconds) return false
  const shared =
    Math.min(one.start + one.seconds, other.start + other.seconds) -
    Math.max(one.start, other.start)
  return shared > Math.min(one.seconds, other.seconds) / 2
}

/**
 * Recordings by outing: the longest one that is left, and what was recorded beside it. Within an
 * outing the one that counts comes first.
 */
export function outingsOf<One extends CountedRecording>(recordings: readonly One[]): One[][] {
  const outings: One[][] = []
  let left = recordings.toSorted(
    (one, other) => (other.seconds ?? 0) - (one.seconds ?? 0) || one.id - other.id,
  )
  for (let [longest] = left; longest; [longest] = left) {
    const anchor = longest
    const beside = left.filter((one) => one === anchor || sameOuting(anchor, one))
    outings.push(beside.toSorted(byWorth(anchor.seconds ?? 0)))
    left = left.filter((one) => !beside.includes(one))
  }
  return outings
}

/**
 * Ranks what somebody chose first, then whole ones before parts, own ones before the boat's, then
 * heart rate, then the source of the distance, then length.
 */
const byWorth = (longest: number) => (one: CountedRecording, other: CountedRecording) =>
  worth(one, longest).reduce(
    (order, value, index) => order || (worth(other, longest)[index] ?? 0) - value,
    0,
  ) || one.id - other.id

const worth = (
  { chosen, seconds, own, zone_seconds, distance, distance_source }: CountedRecording,
  longest: number,
): number[] => [
  Number(chosen),
  Number((seconds ?? 0) >= longest * WHOLE),
  Number(own),
  Number(zone_seconds !== null),
  distance === null ? -2 : SOURCES.indexOf(distance_source ?? ''),
  seconds ?? 0,
]

/** Whose a recording is: its person's if `own`, else of what the boat did. */
type Owned = CountedRecording & { user_id: number; crew_id: number | null; owner_only: boolean }

/**
 * For each recording, the one that counts for its outing, which may be itself. What only its owner
 * sees counts for nobody, so it ranks behind what others see as well.
 */
export function countingOf(recordings: readonly Owned[]): ReadonlyMap<number, number> {
  const groups = Map.groupBy(recordings, ({ own, user_id, crew_id }) =>
    own ? `user ${user_id}` : `crew ${crew_id}`,
  )
  return new Map(
    [...groups.values()].flatMap((group) =>
      shownOutings(group).flatMap(([first, ...beside]) => pairsOf(first, beside)),
    ),
  )
}

const pairsOf = (
  first: CountedRecording | undefined,
  beside: readonly CountedRecording[],
): [number, number][] => (first ? [first, ...beside].map(({ id }) => [id, first.id]) : [])

function shownOutings(recordings: readonly Owned[]): CountedRecording[][] {
  const open = outingsOf(recordings.filter(({ owner_only }) => !owner_only))
  const closed = recordings.filter(({ owner_only }) => owner_only)
  const behind = new Map(
    closed.map((one) => [
      one,
      open.find(([first]) => first !== undefined && sameOuting(first, one)),
    ]),
  )
  return [
    ...open.map((outing) => [...outing, ...closed.filter((one) => behind.get(one) === outing)]),
    ...outingsOf(closed.filter((one) => behind.get(one) === undefined)),
  ]
}

/**
 * What a person did by all their recordings: each outing counts once, and what its best recording
 * lacks comes from the next one that has it.
 */
export function doneBy(recordings: readonly CountedRecording[]): Done {
  const outings = outingsOf(recordings)
  const known = <Value>(of: (recording: CountedRecording) => Value | null) =>
    outings
      .map((outing) => outing.map(of).find((value) => value !== null) ?? null)
      .filter((value) => value !== null)
  const zones = known(({ zone_seconds }) => zone_seconds)
  return {
    seconds: total(known(({ seconds }) => seconds)),
    distance: total(known(({ distance }) => distance)),
    zone_seconds:
      zones[0]?.map((_, zone) => zones.reduce((sum, outing) => sum + (outing[zone] ?? 0), 0)) ??
      null,
  }
}

/** Recordings by sport: each outing is of the sport of its best recording. */
export const recordingsBySport = (
  recordings: readonly SportRecording[],
  sportOf: (recorded: number) => number,
): { sport_id: number; recordings: SportRecording[] }[] =>
  [...Map.groupBy(outingsOf(recordings), ([best]) => sportOf(best?.sport_id ?? 0))].map(
    ([sport_id, outings]) => ({ sport_id, recordings: outings.flat() }),
  )

const total = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0)
