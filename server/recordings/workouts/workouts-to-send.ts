import { createHash } from 'node:crypto'
import type { Viewer } from '#domain/rules/viewer.ts'
import { MOST_STEPS, stepCount, stepGroups } from '#domain/workouts/repeats.ts'
import type { TargetKind, WorkoutStep } from '#domain/workouts/steps.ts'
import { athleteWorkout, targetKind } from '#domain/workouts/workout.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { ownFacts, ownSessions, sentWorkouts } from './queries.ts'

/** A session of the coming days that the account of a provider does not have as it is. */
type WorkoutToSend = {
  session_id: number
  name: string
  sport_id: number
  day: string
  steps: readonly WorkoutStep[]
  by: TargetKind | null
  /** What it is, as a hash. */
  plan: string
  /** The workout that it replaces. */
  external_id: string | null
}

/** A workout in the account whose session is off, has moved away or is not the person's any more. */
type WorkoutToDrop = { session_id: number; external_id: string }

/** Somebody as the rules see them who looks at nothing but their own. */
const oneself = (user_id: number): Viewer => ({
  user_id,
  is_admin: false,
  club: null,
  has_clubs: true,
})

/**
 * What is to be sent: sessions of the coming week that have pieces, each once and again when it has
 * changed. A plan that is longer than a watch takes is not sent. And what is to be taken away:
 * whatever else was sent of sessions that are not over.
 */
export async function workoutsToSend(
  db: Db,
  clubId: ClubId,
  userId: number,
  provider: string,
  today: string,
): Promise<{ toSend: WorkoutToSend[]; toDrop: WorkoutToDrop[] }> {
  const viewer = oneself(userId)
  const sessions = await ownSessions(db, clubId, viewer, today)
  const facts = await ownFacts(db, clubId, viewer)
  const sent = await sentWorkouts(db, clubId, userId, provider)
  const workouts = sessions.flatMap(({ structure, is_over, ...session }): WorkoutToSend[] => {
    if (!structure || is_over) return []
    const workout = athleteWorkout({ ...session, structure }, facts)
    const count = stepCount(stepGroups(workout.steps))
    if (count === 0 || count > MOST_STEPS) return []
    const { id, name, sport_id, starts } = session
    const by = targetKind(workout, sport_id)
    const day = starts.slice(0, 10)
    const plan = hashOf({ name, sport_id, day, by, steps: workout.steps })
    const external_id = sent.get(id)?.external_id ?? null
    return [{ session_id: id, name, sport_id, day, steps: workout.steps, by, plan, external_id }]
  })
  const planned = new Set(workouts.map(({ session_id }) => session_id))
  return {
    toSend: workouts.filter(({ session_id, plan }) => {
      const before = sent.get(session_id)
      return before?.plan !== plan || before.state === 'waiting'
    }),
    toDrop: [...sent.values()].flatMap(({ session_id, external_id, is_over }) =>
      external_id === null || is_over || planned.has(session_id)
        ? []
        : [{ session_id, external_id }],
    ),
  }
}

const hashOf = (workout: object): string =>
  createHash('sha256').update(JSON.stringify(workout)).digest('hex')
