import { Readable } from 'node:stream'
import type * as contract from '#contract/recordings/workouts.ts'
import type { Workout, WorkoutPiece } from '#contract/recordings/workouts.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { hasFeature, type Viewer } from '#domain/rules/viewer.ts'
import { fileFault, WORKOUT_FORMATS, type WorkoutFormat } from '#domain/workouts/formats.ts'
import { numberedPieces } from '#domain/training/piece-numbers.ts'
import { MOST_STEPS, stepCount, stepGroups } from '#domain/workouts/repeats.ts'
import type { TargetKind } from '#domain/workouts/steps.ts'
import {
  athleteWorkout,
  missingKinds,
  targetKind,
  type AthleteWorkout,
  type PlannedWorkout,
} from '#domain/workouts/workout.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { zipped, type ZipEntry } from '../../files/zip.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { noteHealthReads } from '../../people/privacy/open.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { sendAgain } from './commands.ts'
import { workoutBytes, workoutFileName, workoutType } from './files.ts'
import { laidOnPlan, type LaidRecording } from './laid-recordings.ts'
import {
  athletesOf,
  ownFacts,
  ownSessions,
  plannedSession,
  sentWorkout,
  type Athlete,
  type PlannedSession,
} from './queries.ts'

type Planned = PlannedSession & PlannedWorkout

/** A session that has pieces. @throws Refusal for one that has none */
async function demandPlanned(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<Planned> {
  await sessionFacts(db, clubId, viewer, id)
  const { structure, ...session } = found(await plannedSession(db, clubId, id))
  if (!structure) throw new Refusal('workout_without_pieces')
  return { ...session, structure }
}

/** Only athletes of the session whom the viewer sees are there to be chosen. */
function athleteChosen(athletes: readonly Athlete[], viewer: Viewer, userId?: number) {
  if (userId !== undefined) return found(athletes.find(({ user_id }) => user_id === userId))
  return (
    athletes.find(({ user_id }) => user_id === viewer.user_id) ??
    athletes.find(({ has_recording }) => has_recording) ??
    athletes[0]
  )
}

const note = (db: Db, clubId: ClubId, viewer: Viewer, athletes: readonly Athlete[]) =>
  noteHealthReads(db, clubId, viewer.user_id, {
    user_ids: athletes.map(({ user_id }) => user_id),
    read: 'workouts',
  })

const nameOf = ({ user_id, full_name }: Athlete) => ({ user_id, full_name })

/** What is measured of the heart is of the feature that shows it. */
const measuredKind = (viewer: Viewer, kind: TargetKind | null): TargetKind | null =>
  kind === 'heart_rate' && !hasFeature(viewer, FEATURE.gps_hr) ? null : kind

function workoutReply(
  session: Planned,
  workout: AthleteWorkout,
  by: TargetKind | null,
  laid: LaidRecording | undefined,
): Omit<Workout, 'person' | 'people' | 'sent'> {
  const done = laid?.pieces ?? []
  return {
    steps: stepCount(stepGroups(workout.steps)),
    most_steps: MOST_STEPS,
    by,
    kinds: missingKinds(workout),
    formats: WORKOUT_FORMATS.map((format) => ({ format, missing: fileFault(format, workout) })),
    pieces: piecesOf(session, workout, by).map((piece) => {
      const own = done.find((one) => one.piece === piece.piece)
      return { ...piece, done: own ?? null }
    }),
    done: laid ?? null,
  }
}

function piecesOf(
  { structure }: Planned,
  { steps }: AthleteWorkout,
  by: TargetKind | null,
): Omit<WorkoutPiece, 'done'>[] {
  const byPiece = Map.groupBy(steps, ({ piece }) => piece)
  const rates = new Map(
    numberedPieces(structure).map(({ number, piece }) => [number, piece.planned_rate || null]),
  )
  return [...byPiece].map(([piece, own]) => {
    const work = own.filter(({ kind }) => kind === 'work')
    const rest = own.find(({ kind }) => kind === 'rest')?.extent
    return {
      piece,
      extents: work.map(({ extent }) => ({
        distance_m: 'distance_m' in extent ? extent.distance_m : null,
        time_s: 'time_s' in extent ? extent.time_s : null,
      })),
      rest_s: rest && 'time_s' in rest ? rest.time_s : 0,
      planned_rate: rates.get(piece) ?? null,
      target: (by && work[0]?.targets[by]) ?? null,
    }
  })
}

/** One of several workouts of a ZIP; what a format cannot hold is left out. */
function entryOf(
  session: Planned,
  athlete: Pick<Athlete, 'facts'> & { full_name?: string },
  chosen: TargetKind | undefined,
  format: WorkoutFormat,
): ZipEntry[] {
  const workout = athleteWorkout(session, athlete.facts)
  if (workout.steps.length === 0 || fileFault(format, workout)) return []
  const { name, sport_id, starts } = session
  const by = targetKind(workout, sport_id, chosen)
  const content = workoutBytes({ name, sport_id, starts, workout, by }, format, new Date())
  return [{ name: workoutFileName(session, format, athlete.full_name), content }]
}

/** Names of a ZIP are different. */
function withNumbers(entries: readonly ZipEntry[]): ZipEntry[] {
  const times = new Map<string, number>()
  return entries.map(({ name, content }) => {
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return { name: time > 1 ? name.replace(/(\.\w+)$/, `-${time}$1`) : name, content }
  })
}

const zipReply = (name: string, entries: readonly ZipEntry[]) =>
  fileReply(name, Readable.from(zipped(withNumbers(entries), new Date()), { objectMode: false }))

export const workoutHandlers: Handlers<typeof contract> = {
  async sessionWorkout({ db, clubId, viewer, params, query }) {
    const session = await demandPlanned(db, clubId, viewer, params.id)
    const athletes = await athletesOf(db, clubId, viewer, params.id)
    const athlete = athleteChosen(athletes, viewer, query.user_id)
    const workout = athleteWorkout(session, athlete?.facts)
    const by = targetKind(workout, session.sport_id, query.by)
    const plans = athlete
      ? [{ user_id: athlete.user_id, workout, kind: measuredKind(viewer, by) }]
      : []
    const laid = await laidOnPlan(db, clubId, viewer, session, plans)
    if (athlete) await note(db, clubId, viewer, [athlete])
    const sent = athlete && (await sentWorkout(db, clubId, athlete.user_id, params.id))
    return {
      data: {
        sent: sent ?? null,
        person: athlete ? nameOf(athlete) : null,
        people: athletes.map(nameOf),
        ...workoutReply(session, workout, by, athlete && laid.get(athlete.user_id)),
      },
    }
  },
  async sessionWorkouts({ db, clubId, viewer, params }) {
    const session = await demandPlanned(db, clubId, viewer, params.id)
    const athletes = await athletesOf(db, clubId, viewer, params.id)
    const plans = athletes.map(({ user_id, facts }) => ({
      user_id,
      workout: athleteWorkout(session, facts),
      kind: null,
    }))
    const laid = await laidOnPlan(db, clubId, viewer, session, plans)
    return {
      data: {
        athletes: athletes.map((athlete) => {
          const own = laid.get(athlete.user_id)
          return {
            ...nameOf(athlete),
            done: own ? { by: own.by, share: own.share, pieces: own.pieces } : null,
          }
        }),
      },
    }
  },
  async workoutFile({ db, clubId, viewer, params, query }) {
    const session = await demandPlanned(db, clubId, viewer, params.id)
    const athletes = await athletesOf(db, clubId, viewer, params.id)
    const athlete = athleteChosen(athletes, viewer, query.user_id)
    const workout = athleteWorkout(session, athlete?.facts)
    demand(!query.by || workout.kinds[query.by] === null, 'invalid', {
      fields: { by: 'no_target' },
    })
    const { name, sport_id, starts } = session
    const by = targetKind(workout, sport_id, query.by)
    const { format } = query
    const bytes = workoutBytes({ name, sport_id, starts, workout, by }, format, new Date())
    if (athlete) await note(db, clubId, viewer, [athlete])
    return fileReply(workoutFileName(session, format), bytes, 'none', workoutType(format))
  },
  async workoutFiles({ db, clubId, viewer, params, query: { by, format } }) {
    const session = await demandPlanned(db, clubId, viewer, params.id)
    const athletes = await athletesOf(db, clubId, viewer, params.id)
    const entries = athletes.flatMap((athlete) => entryOf(session, athlete, by, format))
    await note(db, clubId, viewer, athletes)
    return zipReply(`${workoutFileName(session, format).replace(/\.\w+$/, '')}.zip`, entries)
  },
  async sendWorkoutAgain({ db, clubId, viewer, params }) {
    await demandPlanned(db, clubId, viewer, params.id)
    demand(await sendAgain(db, clubId, viewer, params.id), 'not_found')
    return { data: { done: true } }
  },
  async weekWorkouts({ db, clubId, viewer, query: { start_date, by, format } }) {
    const [sessions, facts] = await Promise.all([
      ownSessions(db, clubId, viewer, start_date),
      ownFacts(db, clubId, viewer),
    ])
    const entries = sessions.flatMap(({ structure, ...session }) =>
      structure ? entryOf({ ...session, structure }, { facts }, by, format) : [],
    )
    return zipReply(`${start_date}.zip`, entries)
  },
}
