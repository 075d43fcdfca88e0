import type { SessionPlan } from '#contract/plan.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { makeSquad } from './factories.ts'
import { startPlanningClub } from './planning-club.ts'

/** Tuesday, the week before the clocks go back in Berlin: 06:00 to 07:30. */
export const PLAN: SessionPlan = {
  name: 'Row',
  sport_id: 1,
  start_date: '2026-10-20T04:00:00Z',
  end_date: '2026-10-20T05:30:00Z',
}
export const WEEKLY = { repeat_frequency_type: 'weekly', repeat_numbers: 3 } as const

/** A club that rows every week, with a squad of its athlete. */
export async function startWeeklyRows() {
  const { app, club, coach, athlete, asCoach, asAthlete, ...planning } = await startPlanningClub()
  const squad = await makeSquad(app.db, club, [athlete.id])

  const createSeries = async (plan: Partial<SessionPlan & RepeatRule> = {}) =>
    (await app.ask(sessions.createSession, { body: { ...PLAN, ...WEEKLY, ...plan } }, asCoach)).data
      .ids
  const read = (id: number) => planning.read(id)
  /** When each of the sessions starts and ends. */
  const spans = async (ids: number[]) =>
    Promise.all(ids.map(async (id) => [(await read(id)).start_date, (await read(id)).end_date]))
  return { app, club, coach, athlete, squad, asCoach, asAthlete, createSeries, read, spans }
}
