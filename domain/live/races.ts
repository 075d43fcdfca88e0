import { isOver } from '../constants/decimals.ts'
import {
  metresReached,
  NO_MOMENTS,
  stretchIn,
  type Moments,
  type Recorded,
  type Section,
  type Stretch,
} from './sections.ts'

/** Receivers measure the same race this much apart, as a fraction, and at least in metres. */
const SAME_RACE = { share: 0.02, metres: 5 } as const
/** The usual length of a race this near to what was measured is the one that was raced. */
const USUAL = { share: 0.01, metres: 6, most: 20 } as const
/** Races are multiples of it, long ones of a longer step. */
const STEP = { short: 50, long: 500, from: 1250 } as const
/** Who has done less of a race than this has given up. */
const GIVEN_UP = 0.5

const isNear = (one: number, other: number, { share, metres }: { share: number; metres: number }) =>
  !isOver(Math.abs(one - other), Math.max(share * other, metres))

const nearOf = (usual: number) => ({
  share: 0,
  metres: Math.min(USUAL.most, Math.max(USUAL.share * usual, USUAL.metres)),
})

const usualLength = (metres: number): number => {
  const step = metres < STEP.from ? STEP.short : STEP.long
  return step * Math.round(metres / step)
}

export const hasGivenUp = (length: number, distance: number): boolean =>
  length < GIVEN_UP * distance

/**
 * The metres that boats raced which ended after these: the usual length of a race near to them, else
 * what all of them have rowed; null where they did not row the same.
 */
export function raceDistance(lengths: readonly number[]): number | null {
  const sorted = lengths.toSorted((one, other) => one - other)
  const middle = sorted[sorted.length >> 1] ?? 0
  const whole = sorted.filter((length) => !hasGivenUp(length, middle))
  const usual = usualLength(middle)
  const isUsual = [middle, whole[0] ?? 0].some((length) => isNear(length, usual, nearOf(usual)))
  const distance = usual > 0 && isUsual ? usual : (whole[0] ?? 0)
  return distance > 0 && whole.every((length) => isNear(length, distance, SAME_RACE))
    ? distance
    : null
}

type Begun = readonly { stretch: Stretch | null; moments: Moments }[]
type Done = Stretch & { finished_at: number; to: number }
const isDone = (stretch: Stretch): stretch is Done =>
  stretch.finished_at !== null && stretch.to !== null

/**
 * Stretches as one race: each that is done ends where its boat was at the distance that all raced.
 * Everything said of the race follows from these ends: finish, gaps, ranks and splits.
 */
function asOneRace(boats: Begun): (Stretch | null)[] {
  const distance = raceDistance(lengthsOf(boats))
  return boats.map(({ stretch, moments }) => {
    if (!stretch || !isDone(stretch) || distance === null) return stretch
    if (hasGivenUp(stretch.to - stretch.from, distance)) return stretch
    return {
      ...stretch,
      to: stretch.from + distance,
      finished_at: endOf(stretch, moments, distance),
    }
  })
}

/** A course is as long for all: what the receivers measured of it is spread over its middle. */
function asOneCourse(boats: Begun): (Stretch | null)[] {
  const sorted = lengthsOf(boats).toSorted((one, other) => one - other)
  const length = sorted[sorted.length >> 1] ?? 0
  return boats.map(({ stretch }) =>
    stretch && isDone(stretch) ? { ...stretch, to: stretch.from + length } : stretch,
  )
}

const lengthsOf = (boats: Begun): number[] =>
  boats.flatMap(({ stretch }) => (stretch && isDone(stretch) ? [stretch.to - stretch.from] : []))

/** When a boat had raced a distance: by its track, else at its mean speed. */
function endOf(stretch: Done, moments: Moments, distance: number): number {
  const { started_at, finished_at, from, to } = stretch
  const length = to - from
  const reached = length >= distance ? metresReached(moments, stretch, from + distance) : null
  return reached !== null && reached <= finished_at
    ? reached
    : started_at + (finished_at - started_at) * (distance / length)
}

/**
 * Where each boat is in a section, by recording. Boats that are through have raced the same
 * distance; over a course they did in the time between its lines.
 */
export function stretchesIn(
  boats: readonly (Recorded & { recording_id: number })[],
  section: Section,
): ReadonlyMap<number, Stretch | null> {
  const begun = boats.map((boat) => ({
    stretch: stretchIn(boat, section),
    moments: boat.moments ?? NO_MOMENTS,
  }))
  const stretches = section.kind === 'course' ? asOneCourse(begun) : asOneRace(begun)
  return new Map(boats.map(({ recording_id }, at) => [recording_id, stretches[at] ?? null]))
}
