import { SPORT } from '../constants/sports.ts'
import { numberedPieces } from '../training/piece-numbers.ts'
import type { PlanPiece, PlanStructure } from '../training/plan-structure.ts'
import { TARGET_KINDS, workoutSteps, type TargetKind, type WorkoutStep } from './steps.ts'
import {
  knownTargets,
  pieceIntensity,
  pieceShare,
  targetChoices,
  type MissingTarget,
  type PlannedZones,
  type TargetFacts,
} from './targets.ts'

/** A session as far as a workout is made of it. */
export type PlannedWorkout = PlannedZones & {
  structure: PlanStructure
  planned_time: number | null
  planned_distance: number | null
}

/** What one athlete is to do. */
export type AthleteWorkout = {
  steps: WorkoutStep[]
  facts: TargetFacts
  /** The speed intensity of the pieces. */
  intensity: number | null
  /** Metres a second in the middle of the zone, where it is known. */
  speed: number | null
  /** Why there are no targets of a kind; null where some piece has one. */
  kinds: Record<TargetKind, MissingTarget | null>
}

/** Somebody of whom nothing is known. */
const NOBODY: TargetFacts = { bounds: null, max_hr: null, watts_2k: null }

/** Which kind of target comes first where nobody chooses: a machine shows watts, a boat does not. */
const PREFERRED = (sport_id: number): readonly TargetKind[] =>
  sport_id === SPORT.ergo
    ? ['power', 'heart_rate', 'pace', 'rate']
    : ['heart_rate', 'rate', 'power', 'pace']

/** The plan of a session with the targets of an athlete. */
export function athleteWorkout(
  session: PlannedWorkout,
  facts: TargetFacts = NOBODY,
): AthleteWorkout {
  const { structure, intensities } = session
  const intensity = pieceIntensity(intensities, pieceShare(structure, session))
  const choicesOf = (piece: PlanPiece) => targetChoices(session, intensity, facts, piece)
  const all = numberedPieces(structure).map(({ piece }) => choicesOf(piece))
  const missing = (kind: TargetKind): MissingTarget | null => {
    const choices = all.map((choice) => choice[kind])
    const [first = 'no_zone'] = choices
    return choices.some((choice) => typeof choice === 'object') || typeof first === 'object'
      ? null
      : first
  }
  const pace = all[0]?.pace
  return {
    steps: workoutSteps(structure, (piece) => knownTargets(choicesOf(piece))),
    facts,
    intensity,
    speed: typeof pace === 'object' ? (pace.low + pace.high) / 2 : null,
    kinds: {
      power: missing('power'),
      heart_rate: missing('heart_rate'),
      pace: missing('pace'),
      rate: missing('rate'),
    },
  }
}

/** The kind of target that counts: the chosen one, else the first there is. */
export function targetKind(
  { kinds }: Pick<AthleteWorkout, 'kinds'>,
  sport_id: number,
  chosen?: TargetKind,
): TargetKind | null {
  if (chosen && kinds[chosen] === null) return chosen
  return PREFERRED(sport_id).find((kind) => kinds[kind] === null) ?? null
}

/** Each kind with why there is none of it. */
export const missingKinds = ({ kinds }: Pick<AthleteWorkout, 'kinds'>) =>
  TARGET_KINDS.map((kind) => ({ kind, missing: kinds[kind] }))
