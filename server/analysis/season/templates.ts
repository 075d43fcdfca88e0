import type { SeasonTemplate } from '#contract/analysis/season-templates.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { Template } from '#domain/season/templates.ts'
import type { ClubId, Db } from '../../db/client.ts'

type Owner = Pick<Viewer, 'user_id'>

/** Those of the club, and of who asks: the templates of others are theirs alone. */
export async function templatesFor(
  db: Db,
  clubId: ClubId,
  { user_id: own }: Owner,
): Promise<SeasonTemplate[]> {
  const rows = await db
    .selectFrom('season_templates')
    .where('club_id', '=', clubId)
    .where((where) => where.or([where('user_id', 'is', null), where('user_id', '=', own)]))
    .select(['id', 'name', 'user_id', 'first_week', 'phases', 'weeks'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ user_id, phases, weeks, ...row }) => ({
    ...row,
    is_own: user_id !== null,
    phases: phases as SeasonTemplate['phases'],
    weeks: weeks as SeasonTemplate['weeks'],
  }))
}

type NewTemplate = { name: string; owner: number | null; template: Template }

export async function addTemplate(
  db: Db,
  clubId: ClubId,
  { name, owner, template: { first_week, phases, weeks } }: NewTemplate,
): Promise<number> {
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

/** False where there is none that the person may delete. */
export async function deleteTemplate(
  db: Db,
  clubId: ClubId,
  { user_id }: Owner,
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
