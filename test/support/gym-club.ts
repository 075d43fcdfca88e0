import * as lookups from '#contract/lookups.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Programme } from '#domain/training/programmes.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember } from './factories.ts'
import type { As } from './http.ts'

const DAY_MS = 86_400_000

/** So many days from now. */
export const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

export const exercise = (exercise_id: number, reps_count = 8) => ({
  exercise_id,
  sets_count: 2,
  rest: null,
  segments: [{ reps_count, exercise_weight: null }],
})

/** A club that lifts weights: programmes for a senior, a junior and everybody else. */
export async function startGymClub() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const senior = await makeMember(app.db, club)
  const junior = await makeMember(app.db, club)
  const guest = await makeMember(app.db, club)
  const stranger = await makeMember(app.db, club)
  const asCoach: As = { token: coach.token, club }
  const known = (await app.ask(lookups.exercises, {}, asCoach)).data
  const squat = known[0]?.id ?? 0
  const press = known[1]?.id ?? 0

  const heavy = (): Programme => ({
    name: 'Seniors – heavy',
    athlete_ids: [senior.id],
    pieces: [exercise(squat, 3), exercise(press, 3)],
  })
  const circuit = (): Programme => ({
    name: 'Juniors – circuit',
    athlete_ids: [junior.id],
    pieces: [exercise(squat, 20)],
  })
  const open = (): Programme => ({ name: null, athlete_ids: [], pieces: [exercise(press, 12)] })

  const planOf = <P extends Partial<SessionPlan>>(plan: P): SessionPlan & P => ({
    name: 'Gym',
    sport_id: 7,
    start_date: at(1),
    end_date: at(1.05),
    athlete_ids: [senior.id, junior.id, guest.id],
    ...plan,
  })
  async function create(plan: Partial<SessionPlan & RepeatRule> = {}): Promise<number> {
    const body = planOf({ strength_structures: [heavy(), circuit(), open()], ...plan })
    return (await app.ask(sessions.createSession, { body }, asCoach)).data.id
  }
  const read = async (id: number) =>
    (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
  const change = (id: number, plan: Partial<SessionPlan>) =>
    app.ask(sessions.updateSession, { body: { id, ...plan } }, asCoach)
  return {
    app,
    club,
    coach,
    senior,
    junior,
    guest,
    stranger,
    asCoach,
    squat,
    press,
    heavy,
    circuit,
    open,
    planOf,
    create,
    read,
    change,
  }
}
