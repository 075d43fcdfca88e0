import type { Template } from '#contract/planning/templates.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import type { ClubId, Db } from '../../db/client.ts'

const MOST = 1000

export async function clubTemplates(db: Db, clubId: ClubId): Promise<Template[]> {
  const rows = await db
    .selectFrom('session_templates as t')
    .leftJoin('users as u', 'u.id', 't.creator_id')
    .select(['t.id', 't.name', 't.sport_id', 't.duration', 't.plan'])
    .select(['u.id as user_id', 'u.full_name'])
    .where('t.club_id', '=', clubId)
    .orderBy('t.name', byAlphabet)
    .orderBy('t.id')
    .limit(MOST)
    .execute()
  return rows.map(({ sport_id, user_id, full_name, ...row }) => {
    const plan = row.plan as Template['plan']
    return {
      ...row,
      sport_id: sport_id ?? SPORT.other,
      plan,
      creator: user_id === null ? null : { id: user_id, full_name: full_name ?? '' },
      structure_text: plan.structure ? showStructure(structureOf(plan.structure)) : null,
    }
  })
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
