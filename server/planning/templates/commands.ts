import type { TemplatePlan } from '#contract/planning/templates.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'

type New = { name: string; plan: TemplatePlan; duration: number; creator_id: number }

/** @throws Refusal unknown_reference for a plan with an exercise that the club does not have */
export async function addTemplate(
  db: Db,
  clubId: ClubId,
  { name, plan, duration, creator_id }: New,
): Promise<number> {
  await demandExercises(db, clubId, plan)
  const row = {
    club_id: clubId,
    name: name.trim(),
    sport_id: plan.sport_id,
    duration,
    plan: JSON.stringify(plan),
    creator_id,
  }
  const { id } = await db
    .insertInto('session_templates')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function demandExercises(
  db: Db,
  clubId: ClubId,
  { strength_structure, strength_structures = [] }: TemplatePlan,
): Promise<void> {
  const programmes = [...strength_structures, ...(strength_structure ? [strength_structure] : [])]
  const named = [
    ...new Set(programmes.flatMap(({ pieces }) => pieces.map(({ exercise_id }) => exercise_id))),
  ]
  if (named.length === 0) return
  const query = db
    .selectFrom('exercises')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', 'in', named)
  const known = await query.execute()
  const fields = { strength_structures: null }
  demand(known.length === named.length, 'unknown_reference', { fields })
}

export async function renameTemplate(
  db: Db,
  clubId: ClubId,
  id: number,
  name: string,
): Promise<void> {
  await db
    .updateTable('session_templates')
    .set({ name: name.trim() })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}

export async function deleteTemplate(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db
    .deleteFrom('session_templates')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .execute()
}
