import { PROVIDER_KEYS } from '#domain/constants/providers.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { FILE_FAULTS, WORKOUT_FORMATS } from '#domain/workouts/formats.ts'
import { LAID_BY } from '#domain/workouts/laid-pieces.ts'
import { TARGET_KINDS } from '#domain/workouts/steps.ts'
import { MISSING_TARGETS } from '#domain/workouts/targets.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Done, Id, IdParams, nullable, T, WordOf, type Static } from '../schema.ts'

const access = { level: 'member', feature: FEATURE.imports } as const

const Kind = WordOf(...TARGET_KINDS)
const Format = WordOf(...WORKOUT_FORMATS)
const Person = T.Object({ user_id: Id, full_name: T.String() })

/** How much of a piece was done, seconds or metres as it is planned. */
const DoneAmount = {
  unit: WordOf('time', 'distance'),
  planned: T.Number(),
  done: T.Number(),
  /** From 0 to 1; what is too much counts for nothing. */
  share: T.Number(),
}

/** A piece of the plan with how the athlete did it. */
const WorkoutPiece = T.Object({
  piece: T.Integer(),
  /** Metres or seconds, several of a piece with segments. */
  extents: T.Array(T.Object({ distance_m: nullable(T.Number()), time_s: nullable(T.Number()) })),
  rest_s: T.Number(),
  /** Strokes a minute that the plan asks for. */
  planned_rate: nullable(T.Number()),
  /** Watts, beats a minute, metres a second or strokes a minute. */
  target: nullable(T.Object({ low: T.Number(), high: T.Number() })),
  done: nullable(
    T.Object({
      ...DoneAmount,
      /** In the unit of the target. */
      mean: nullable(T.Number()),
      /** Part of the moving time, from 0 to 1. */
      in_target: nullable(T.Number()),
    }),
  ),
})
export type WorkoutPiece = Static<typeof WorkoutPiece>

const WorkoutDone = T.Object({
  activity_id: Id,
  /** What the recording was matched to the plan by. */
  by: WordOf(...LAID_BY),
  /** Of the planned time, from 0 to 1. */
  share: T.Number(),
  done_s: T.Number(),
  planned_s: T.Number(),
})

export const Workout = T.Object({
  /** Whose targets and recording these are; null where it is the plan alone. */
  person: nullable(Person),
  /** Athletes of the session whom the viewer may choose. */
  people: T.Array(Person),
  /** On a watch, where a repeat is a step as well. */
  steps: T.Integer(),
  most_steps: T.Integer(),
  /** What the targets are of; null where there is none. */
  by: nullable(Kind),
  /** Why the person has no targets of a kind; null where they have. */
  kinds: T.Array(T.Object({ kind: Kind, missing: nullable(WordOf(...MISSING_TARGETS)) })),
  /** What can be written, or why it cannot. */
  formats: T.Array(T.Object({ format: Format, missing: nullable(WordOf(...FILE_FAULTS)) })),
  pieces: T.Array(WorkoutPiece),
  done: nullable(WorkoutDone),
  /** What the account of a provider has of it; null where it was not to be sent. */
  sent: nullable(
    T.Object({
      provider: WordOf(...PROVIDER_KEYS),
      state: WordOf('waiting', 'sent', 'refused'),
      changed_at: T.String(),
    }),
  ),
})
export type Workout = Static<typeof Workout>

/** Whose targets: of an athlete of the session, one's own where one is. */
const Whose = { user_id: T.Optional(Id), by: T.Optional(Kind) }

export const sessionWorkout = endpoint({
  method: 'GET',
  path: 'session/{id}/workout',
  access,
  notWhileImpersonating: true,
  summary:
    'The pieces of a session with the targets of an athlete and, from their recording, how much ' +
    'of each was done as planned',
  params: IdParams,
  query: T.Object(Whose),
  reply: data(Workout),
})

const DoneAthlete = T.Object({
  ...Person.properties,
  /** Null without a recording. */
  done: nullable(
    T.Object({
      by: WordOf(...LAID_BY),
      share: T.Number(),
      pieces: T.Array(T.Object({ piece: T.Integer(), ...DoneAmount })),
    }),
  ),
})
export type DoneAthlete = Static<typeof DoneAthlete>

export const sessionWorkouts = endpoint({
  method: 'GET',
  path: 'session/{id}/workouts',
  access: { ...access, role: COACH_ROLES },
  notWhileImpersonating: true,
  summary: 'How much of a session each athlete did as planned, by name; for coaches',
  params: IdParams,
  reply: data(T.Object({ athletes: T.Array(DoneAthlete) })),
})

export const workoutFile = endpoint({
  method: 'GET',
  path: 'session/{id}/workout-file',
  access,
  notWhileImpersonating: true,
  summary:
    'A session as a workout file with the targets of an athlete: FIT for watches, for Zwift and ' +
    'other trainers, or what Intervals.icu reads. 409 too_many_steps where a watch takes fewer',
  params: IdParams,
  query: T.Object({ ...Whose, format: Format }),
  download: 'application/octet-stream',
})

export const workoutFiles = endpoint({
  method: 'GET',
  path: 'session/{id}/workout-files',
  access,
  notWhileImpersonating: true,
  summary: 'The same for every athlete whom one sees, each with their own targets, as ZIP',
  params: IdParams,
  query: T.Object({ by: T.Optional(Kind), format: Format }),
  download: 'application/zip',
})

export const weekWorkouts = endpoint({
  method: 'GET',
  path: 'week-workouts',
  access,
  notWhileImpersonating: true,
  summary: 'One’s own sessions of the seven days from a day on as workout files, as ZIP',
  query: T.Object({ start_date: Day, by: T.Optional(Kind), format: Format }),
  download: 'application/zip',
})

export const sendWorkoutAgain = endpoint({
  method: 'POST',
  path: 'session/{id}/workout-sending',
  access: { level: 'member', feature: FEATURE.third_party_integrations },
  notWhileImpersonating: true,
  summary: 'Send one’s own workout of a session again to the account that refused it',
  params: IdParams,
  reply: Done,
  status: 202,
})
