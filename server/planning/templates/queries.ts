import { sql } from 'kysely'
import type { Template } from '#contract/planning/templates.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import type { ClubId, Db } from '../../db/client.ts'

const MOST = 1000

export async function clubTemplates(db: Db, clubId: ClubId): Promise<Template[]> {
  const { rows } = await sql<Omit<Template, 'structure_text'>>`
    select t.id, t.name, coalesce(t.sport_id, 8) as sport_id, t.duration, t.plan,
      (select json_build_object('id', u.id, 'full_name', u.full_name) from users u
        where u.id = t.creator_id) as creator
    from session_templates t where t.club_id = ${clubId}
    order by lower(t.name), t.id limit ${MOST}`.execute(db)
  return rows.map((row) => ({
    ...row,
    structure_text: row.plan.structure ? showStructure(structureOf(row.plan.structure)) : null,
  }))
}

/** Who made a template; undefined for one that is not there. */
export async function templateFacts(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<{ creator_id: number | null } | undefined> {
  return db
    .selectFrom('session_templates')
    .select('creator_id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
}
