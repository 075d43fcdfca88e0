import type { TemplatePlan } from '#contract/templates.ts'
import type { ClubId, Db } from '../db/client.ts'

type New = { name: string; plan: TemplatePlan; duration: number; creator_id: number }

export async function addTemplate(db: Db, clubId: ClubId, { name, plan, duration, creator_id }: New): Promise<number> {
  const row = { club_id: clubId, name: name.trim(), sport_id: plan.sport_id, duration, plan: JSON.stringify(plan), creator_id }
  const { id } = await db.insertInto('session_templates').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function renameTemplate(db: Db, clubId: ClubId, id: number, name: string): Promise<void> {
  await db.updateTable('session_templates').set({ name: name.trim() }).where('club_id', '=', clubId).where('id', '=', id).execute()
}

export async function deleteTemplate(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db.deleteFrom('session_templates').where('club_id', '=', clubId).where('id', '=', id).execute()
}
