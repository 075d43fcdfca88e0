import { sql } from 'kysely'
import type { SessionPlan } from '#contract/sessions.ts'
import type { ClubId, Db } from '../db/client.ts'
import { changedSession } from '../live/tell.ts'
import { refreshLoads } from '../reports/loads.ts'
import { rememberChanges } from '../session-life/history.ts'
import { assignPeople, type People } from './people.ts'
import { replaceParts } from './parts.ts'

type Plan = Partial<SessionPlan>

const columns = (plan: Plan) => ({
  ...(plan.name !== undefined && { name: plan.name.trim() }),
  ...(plan.sport_id !== undefined && { sport_id: plan.sport_id }),
  ...(plan.start_date !== undefined && { starts_at: plan.start_date }),
  ...(plan.end_date !== undefined && { ends_at: plan.end_date }),
  ...(plan.description !== undefined && { description: plan.description }),
  ...(plan.location !== undefined && { location: plan.location }),
  ...(plan.planned_distance !== undefined && { planned_distance: plan.planned_distance }),
  ...(plan.planned_time !== undefined && { planned_time: plan.planned_time }),
  ...(plan.planned_rpe !== undefined && { planned_rpe: plan.planned_rpe }),
  ...(plan.published !== undefined && { published_at: plan.published ? sql<string>`now()` : null }),
})

/** Writes a new session with its parts and people; the creator takes part with edit and score rights, as coach or athlete by their role. */
export async function createSession(
  db: Db,
  clubId: ClubId,
  plan: SessionPlan,
  creator: { user_id: number; role_id: number },
): Promise<number> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      club_id: clubId,
      kind: 'session',
      creator_id: creator.user_id,
      name: plan.name.trim(),
      starts_at: plan.start_date,
      ends_at: plan.end_date,
      ...columns({ published: true, ...plan }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceParts(db, clubId, id, plan)
  await db
    .insertInto('participants')
    .values({ club_id: clubId, session_id: id, user_id: creator.user_id, role_id: creator.role_id, edit: true, add_all_scores: true })
    .execute()
  await assignPeople(db, clubId, id, peopleOf(plan), 'add')
  await refreshLoads(db, clubId, { session_ids: [id] })
  await rememberChanges(db, clubId, [id])
  return id
}

/** Changes what the plan names and leaves the rest. People named in any way replace those who were there, but for the creator. */
export async function updateSession(db: Db, clubId: ClubId, id: number, plan: Plan): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ...columns(plan), updated_at: sql<string>`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
  await replaceParts(db, clubId, id, plan)
  if (plan.athlete_ids || plan.coach_ids || plan.squad_ids) await assignPeople(db, clubId, id, peopleOf(plan), 'replace')
  await refreshLoads(db, clubId, { session_ids: [id] })
  await rememberChanges(db, clubId, [id])
  await changedSession(db, clubId, id, 'session')
}

/** Session RPE, step 1 to 8; null takes it back. */
export async function rateSession(db: Db, clubId: ClubId, sessionId: number, userId: number, rpe: number | null): Promise<void> {
  const own = { club_id: clubId, session_id: sessionId, user_id: userId }
  if (rpe === null)
    await db
      .deleteFrom('session_ratings')
      .where((eb) => eb.and(own))
      .execute()
  else {
    await db
      .insertInto('session_ratings')
      .values({ ...own, rpe })
      .onConflict((conflict) => conflict.columns(['club_id', 'session_id', 'user_id']).doUpdateSet({ rpe, rated_at: sql<string>`now()` }))
      .execute()
  }
  await refreshLoads(db, clubId, { session_ids: [sessionId], user_ids: [userId] })
  await changedSession(db, clubId, sessionId, 'results')
}

const peopleOf = ({ athlete_ids = [], coach_ids = [], squad_ids = [] }: Plan): People => ({ athlete_ids, coach_ids, squad_ids })
