import {
  SPEED_INTENSITIES,
  STROKE_RATE_ZONES,
  type StrokeRateZone,
} from '../constants/intensities.ts'
import { isPaddling, SPORT } from '../constants/sports.ts'
import { CONCEPT2_DRAG } from '../time/pace.ts'
import type { PlanPiece, PlanStructure } from '../training/plan-structure.ts'
import type { ZoneBounds } from '../training/zones.ts'
import {
  secondsOf,
  TARGET_KINDS,
  workoutSteps,
  type TargetKind,
  type TargetRange,
  type Targets,
  type WorkoutStep,
} from './steps.ts'

/** What is known of an athlete that makes a zone a number. */
export type TargetFacts = {
  /** Lower bounds of their heart-rate zones. */
  bounds: ZoneBounds | null
  max_hr: number | null
  /** Mean watts of their best 2000 m on a rowing machine. */
  watts_2k: number | null
}

/** How hard a session is planned. */
export type PlannedZones = {
  sport_id: number
  intensities: readonly { id: number; percentage: number }[]
  heart_rate_intensities: readonly number[]
  stroke_rate_intensities: readonly number[]
}

/** Why there is no target of a kind: of the plan, of the person, or of the sport. */
export const MISSING_TARGETS = ['no_zone', 'no_heart_rate', 'no_test', 'not_for_sport'] as const
export type MissingTarget = (typeof MISSING_TARGETS)[number]
type TargetChoices = Record<TargetKind, TargetRange | MissingTarget>

/**
 * Shares of the watts of 2000 m by speed intensity. The first and the last are open below and
 * above; they end where a device can still show them.
 */
const SHARE_OF_2K: Readonly<Record<number, TargetRange>> = {
  1: { low: 0.4, high: 0.5 },
  2: { low: 0.5, high: 0.62 },
  3: { low: 0.62, high: 0.72 },
  4: { low: 0.72, high: 0.82 },
  5: { low: 0.82, high: 1.05 },
  6: { low: 1.05, high: 1.25 },
  7: { low: 1.25, high: 1.5 },
}
/** The threshold is the upper end of its zone. */
const THRESHOLD_SHARE = 0.82

/** Usual strokes a minute by speed intensity, rowing. */
const USUAL_RATE: Readonly<Record<number, TargetRange>> = {
  1: { low: 16, high: 18 },
  2: { low: 18, high: 20 },
  3: { low: 20, high: 24 },
  4: { low: 24, high: 28 },
  5: { low: 28, high: 34 },
  6: { low: 34, high: 40 },
}

const A_LACT = 7
const NO_ZONE = 8
/** Where the top zone begins, as a share of the maximum. */
const TOP_ZONE_SHARE = 0.98
/** How far a stroke-rate zone that is open at one end is taken to reach. */
const OPEN_RATE = 4

/**
 * The intensity that the pieces of a session are rowed at: pieces are its hardest part, so of the
 * planned shares the hardest ones are theirs, as far as the pieces last. The one with most of their
 * time counts.
 * @param share the part of the session that its pieces take, from 0 to 1
 */
export function pieceIntensity(
  intensities: PlannedZones['intensities'],
  share: number,
): number | null {
  const total = intensities.reduce((sum, { percentage }) => sum + percentage, 0)
  let left = Math.min(1, Math.max(0, share)) * total
  let best: { id: number; percentage: number } | null = null
  for (const { id, percentage } of intensities.toSorted((one, other) => other.id - one.id)) {
    if (id === NO_ZONE || percentage <= 0) continue
    const taken = Math.min(left, percentage)
    if (taken > (best?.percentage ?? 0)) best = { id, percentage: taken }
    left -= taken
  }
  return best?.id ?? null
}

/**
 * The part of a session that its pieces take: by time, distances at the speed of the whole session;
 * by distance where only that is planned; all of it where neither can be compared.
 */
export function pieceShare(
  structure: PlanStructure,
  {
    planned_time,
    planned_distance,
  }: { planned_time: number | null; planned_distance: number | null },
): number {
  const steps = workoutSteps(structure).filter(({ kind }) => kind === 'work')
  const isTimed = steps.every(({ extent }) => 'time_s' in extent)
  const speed = planned_time && planned_distance ? planned_distance / planned_time : null
  const sum = (of: (step: WorkoutStep) => number) =>
    steps.reduce((total, step) => total + of(step), 0)
  if (planned_time && (isTimed || speed !== null))
    return Math.min(1, sum(({ extent }) => secondsOf(extent, speed)) / planned_time)
  const metres = sum(({ extent }) => ('distance_m' in extent ? extent.distance_m : NaN))
  return planned_distance && metres > 0 ? Math.min(1, metres / planned_distance) : 1
}

/** What each kind of target is for a piece, or why there is none. */
export function targetChoices(
  plan: PlannedZones,
  intensity: number | null,
  facts: TargetFacts,
  piece: Pick<PlanPiece, 'planned_rate'>,
): TargetChoices {
  return {
    power: powerTarget(plan.sport_id, intensity, facts),
    heart_rate: heartRateTarget(plan, intensity, facts),
    pace: paceTarget(plan.sport_id, intensity, facts),
    rate: rateTarget(plan, intensity, piece),
  }
}

/** Only those there are. */
export const knownTargets = (choices: TargetChoices): Targets =>
  Object.fromEntries(
    TARGET_KINDS.flatMap((kind) => {
      const choice = choices[kind]
      return typeof choice === 'string' ? [] : [[kind, choice]]
    }),
  )

function powerTarget(
  sport_id: number,
  intensity: number | null,
  { watts_2k }: TargetFacts,
): TargetRange | MissingTarget {
  if (sport_id !== SPORT.ergo) return 'not_for_sport'
  const share = intensity === null ? undefined : SHARE_OF_2K[intensity]
  if (!share) return 'no_zone'
  if (watts_2k === null) return 'no_test'
  return { low: Math.round(share.low * watts_2k), high: Math.round(share.high * watts_2k) }
}

/** On a rowing machine the pace is that of the watts. */
function paceTarget(
  sport_id: number,
  intensity: number | null,
  facts: TargetFacts,
): TargetRange | MissingTarget {
  const power = powerTarget(sport_id, intensity, facts)
  if (typeof power === 'string') return power
  const speed = (watts: number) => Math.cbrt(watts / CONCEPT2_DRAG)
  return { low: speed(power.low), high: speed(power.high) }
}

function heartRateTarget(
  { heart_rate_intensities }: PlannedZones,
  intensity: number | null,
  facts: TargetFacts,
): TargetRange | MissingTarget {
  const { bounds } = facts
  const zones = heart_rate_intensities.length > 0 ? heart_rate_intensities : zoneOf(intensity)
  if (zones.length === 0) return 'no_zone'
  if (!bounds) return 'no_heart_rate'
  const [first, last] = [Math.min(...zones), Math.max(...zones)]
  const low = bounds[first - 1]
  const top = bounds.at(-1)
  if (low === undefined || top === undefined) return 'no_heart_rate'
  const next = bounds[last]
  const most = Math.max(top, mostBeats(facts) ?? top)
  return { low, high: next === undefined ? most : next - 1 }
}

/** The heart does not show the shortest sprints. */
function zoneOf(intensity: number | null): number[] {
  if (intensity === null || intensity === A_LACT) return []
  const zone = SPEED_INTENSITIES.find(({ id }) => id === intensity)?.hr_zone ?? null
  return zone === null ? [] : [zone]
}

function rateTarget(
  { sport_id, stroke_rate_intensities }: PlannedZones,
  intensity: number | null,
  { planned_rate }: Pick<PlanPiece, 'planned_rate'>,
): TargetRange | MissingTarget {
  if (planned_rate != null && planned_rate > 0) return { low: planned_rate, high: planned_rate }
  const isRowed = sport_id === SPORT.rowing || sport_id === SPORT.ergo
  if (!isRowed && !isPaddling(sport_id)) return 'not_for_sport'
  const known: readonly StrokeRateZone[] = STROKE_RATE_ZONES[isRowed ? 'rowing' : 'paddling']
  const zones = known.filter(({ id }) => stroke_rate_intensities.includes(id))
  const [first, last] = [zones[0], zones.at(-1)]
  if (first && last)
    return {
      low: first.from ?? (first.to ?? 0) - OPEN_RATE,
      high: last.to ?? (last.from ?? 0) + OPEN_RATE,
    }
  return (isRowed && intensity !== null ? USUAL_RATE[intensity] : undefined) ?? 'no_zone'
}

/** The power of an intensity as a share of the person's threshold, as trainers count it. */
export function thresholdShare(intensity: number | null): TargetRange | null {
  const share = intensity === null ? undefined : SHARE_OF_2K[intensity]
  return share ? { low: share.low / THRESHOLD_SHARE, high: share.high / THRESHOLD_SHARE } : null
}

/** Beats of the maximum, known or by the top zone; null where neither is. */
export const mostBeats = ({ bounds, max_hr }: TargetFacts): number | null => {
  const top = bounds?.at(-1)
  return max_hr ?? (top === undefined ? null : Math.round(top / TOP_ZONE_SHARE))
}

/** Watts of the threshold; null without a test. */
export const thresholdWatts = ({ watts_2k }: TargetFacts): number | null =>
  watts_2k === null ? null : Math.round(THRESHOLD_SHARE * watts_2k)
