import type { Viewer } from '#domain/rules/viewer.ts'
import type { Template } from '#domain/season/templates.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand } from '../../http/refusal.ts'

type NewTemplate = { name: string; owner: number | null; template: Template }
/** As many as one finds one’s way in. */
const MOST_TEMPLATES = 100

/** @throws Refusal invalid where the club and the person keep as many as one can */
export async function addTemplate(
  db: Db,
  clubId: ClubId,
  { name, owner, template: { first_week, phases, weeks } }: NewTemplate,
): Promise<number> {
  const { count } = await db
    .selectFrom('season_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', owner)]))
    .executeTakeFirstOrThrow()
  demand(count < MOST_TEMPLATES, 'invalid', { fields: { name: 'too_many_templates' } })
  const row = {
    club_id: clubId,
    user_id: owner,
    name: name.trim(),
    first_week,
    phases: JSON.stringify(phases),
    weeks: JSON.stringify(weeks),
  }
  const { id } = await db
    .insertInto('season_templates')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Renamed = { id: number; name: string }

/** False where there is none that the person may rename. */
export async function renameTemplate(
  db: Db,
  clubId: ClubId,
  { user_id }: Pick<Viewer, 'user_id'>,
  { id, name }: Renamed,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('season_templates')
    .set({ name: name.trim() })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', user_id)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where there is none that the person may delete. */
export async function deleteTemplate(
  db: Db,
  clubId: ClubId,
  { user_id }: Pick<Viewer, 'user_id'>,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('season_templates')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', user_id)]))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
