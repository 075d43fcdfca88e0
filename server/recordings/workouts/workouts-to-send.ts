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

/** Somebody as the rules see them who looks at nothing but their own. */
const oneself = (user_id: number): Viewer => ({
  user_id,
  is_admin: false,
  club: null,
  has_clubs: true,
})

/**
 * What is to be sent: sessions of the coming week that have pieces, each once and again when it has
 * changed. A plan that is longer than a watch takes is not sent.
 */
export async function workoutsToSend(
  db: Db,
  clubId: ClubId,
  userId: number,
  provider: string,
  today: string,
): Promise<WorkoutToSend[]> {
  const viewer = oneself(userId)
  const sessions = await ownSessions(db, clubId, viewer, today)
  const facts = await ownFacts(db, clubId, viewer)
  const sent = await sentWorkouts(db, clubId, userId, provider)
  return sessions.flatMap(({ structure, is_over, ...session }): WorkoutToSend[] => {
    if (!structure || is_over) return []
    const workout = athleteWorkout({ ...session, structure }, facts)
    const count = stepCount(stepGroups(workout.steps))
    if (count === 0 || count > MOST_STEPS) return []
    const { id, name, sport_id, starts } = session
    const by = targetKind(workout, sport_id)
    const day = starts.slice(0, 10)
    const plan = hashOf({ name, sport_id, day, by, steps: workout.steps })
    const before = sent.get(id)
    if (before?.plan === plan && before.state !== 'waiting') return []
    const external_id = before?.external_id ?? null
    return [{ session_id: id, name, sport_id, day, steps: workout.steps, by, plan, external_id }]
  })
}

const hashOf = (workout: object): string =>
  createHash('sha256').update(JSON.stringify(workout)).digest('hex')
