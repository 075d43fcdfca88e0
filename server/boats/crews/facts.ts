import { sql } from 'kysely'
import type { AgeKey, GenderKey, WeightKey } from '#domain/constants/crew-options.ts'
import { canEditCrew, canViewCrew, type CrewFacts } from '#domain/rules/crews.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { elsewhere } from '../../http/elsewhere.ts'

export type LoadedCrew = CrewFacts & {
  session: Pick<SessionFacts, 'is_event' | 'sport_id'> | null
  id: number
  session_id: number | null
  version: number
  name: string
  boat_type: number
  age: AgeKey
  gender: GenderKey
  weight: WeightKey
  /** Whether results or recordings of its people are attached to it. */
  counted: boolean
  /** Whether the viewer has a place in it. */
  aboard: boolean
}

/** The viewer's own place in the session of a crew `c`, as the rules want it. */
export const sessionOfCrew = (viewerId: number) => sql`
  case when s.id is not null then json_build_object(
    'published', s.published_at is not null,
    'is_event', s.kind = 'event',
    'sport_id', coalesce(s.sport_id, 8),
    'own', (
      select json_build_object('edit', p.edit, 'add_all_scores', p.add_all_scores)
      from participants p
      where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewerId}
    )
  ) end`

/**
 * What the rules need to know of crews, by id; those that are to be changed stay locked until the
 * end of the transaction. A crew of
 * another club is a 409 for its members, for anybody else it does not exist; neither does one the
 * viewer may not see.
 */
export async function crewFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
  purpose: 'see' | 'change' = 'see',
): Promise<LoadedCrew[]> {
  const { rows } = await sql<LoadedCrew>`
    select c.id, c.session_id, c.version, c.name, c.boat_type, c.age, c.gender, c.weight,
      c.creator_id, c.published_at is not null as published,
      exists (select from activities a where a.club_id = c.club_id and a.crew_id = c.id)
        or exists (select from results r where r.club_id = c.club_id and r.crew_id = c.id)
        as counted,
      exists (
        select from crew_users u
        where u.club_id = c.club_id and u.crew_id = c.id and u.user_id = ${viewer.user_id}
      ) as aboard,
      ${sessionOfCrew(viewer.user_id)} as session
    from crews c
    left join sessions s on s.club_id = c.club_id and s.id = c.session_id
    where c.club_id = ${clubId} and c.id = any (${[...ids]}::bigint[])
      and (c.session_id is null or s.id is not null)
    order by c.id
    ${purpose === 'change' ? sql`for update of c` : sql``}`.execute(db)
  const missing = ids.find((id) => !rows.some((row) => row.id === id))
  if (missing !== undefined) throw await elsewhere(db, 'crew', viewer, missing)
  if (!rows.every((row) => canViewCrew(viewer, row))) throw new Refusal('not_found')
  return rows
}

export async function oneCrew(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  purpose: 'see' | 'change' = 'see',
): Promise<LoadedCrew> {
  const [crew] = await crewFacts(db, clubId, viewer, [id], purpose)
  return found(crew)
}

/** Crews to be changed by somebody who may, locked. */
export async function crewsToChange(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  ids: readonly number[],
): Promise<LoadedCrew[]> {
  const facts = await crewFacts(db, clubId, viewer, ids, 'change')
  for (const crew of facts) demand(canEditCrew(viewer, crew), 'edit_denied')
  return facts
}
