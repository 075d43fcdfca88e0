import type { Viewer } from '#domain/rules/viewer.ts'
import { doneAsPlanned, type DoneWorkout } from '#domain/workouts/done.ts'
import type { TargetKind } from '#domain/workouts/steps.ts'
import type { AthleteWorkout } from '#domain/workouts/workout.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { channelsOfAll, type ChannelColumns } from '../activities/open.ts'
import { recordingsIn, type StoredRecording } from './queries.ts'

/** What pieces are recognized by. */
const FOR_SHARES = ['t', 'distance', 'speed', 'stroke_rate', 'cadence'] as const
const FOR_FIGURES = [...FOR_SHARES, 'heart_rate', 'power'] as const

/** One athlete of a session with what they are to do. */
type AthletePlan = {
  user_id: number
  workout: AthleteWorkout
  /** The kind of target that figures are held against; null where only shares are asked for. */
  kind: TargetKind | null
}

export type LaidRecording = DoneWorkout & { activity_id: number }

/**
 * What athletes recorded in a session, laid on their plan: of several recordings the one in which
 * most of it was done.
 */
export async function laidOnPlan(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  session: { id: number; sport_id: number },
  athletes: readonly AthletePlan[],
): Promise<ReadonlyMap<number, LaidRecording>> {
  const laid = new Map<number, LaidRecording>()
  if (athletes.length === 0) return laid
  const users = athletes.map(({ user_id }) => user_id)
  const recordings = await recordingsIn(db, clubId, viewer, session.id, users)
  if (recordings.length === 0) return laid
  const withFigures = athletes.some(({ kind }) => kind !== null)
  const channels = await channelsOfAll(
    db,
    clubId,
    recordings.map(({ activity_id }) => activity_id),
    withFigures ? FOR_FIGURES : FOR_SHARES,
  )
  for (const athlete of athletes) {
    const own = recordings.filter(({ user_id }) => user_id === athlete.user_id)
    const best = bestOf(own, channels, athlete, session.sport_id)
    if (best) laid.set(athlete.user_id, best)
  }
  return laid
}

function bestOf(
  recordings: readonly StoredRecording[],
  channels: ReadonlyMap<number, ChannelColumns>,
  { workout, kind }: AthletePlan,
  sport_id: number,
): LaidRecording | undefined {
  const all = recordings.flatMap(({ activity_id, laps, marked }): LaidRecording[] => {
    const columns = channels.get(activity_id) ?? new Map<string, Float64Array>()
    const way = { sport_id, kind, speed: workout.speed }
    const done = doneAsPlanned(workout.steps, { laps, marked, columns }, way)
    return done ? [{ ...done, activity_id }] : []
  })
  return all.toSorted((one, other) => other.share - one.share)[0]
}
