import { sql } from 'kysely'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'

/** What an edit is made in, locked until the end of the transaction. */
export type EditedActivity = {
  id: number
  user_id: number
  session_id: number | null
  crew_id: number | null
  import_id: number
  start_time: string | null
  clock_offset: number
  channel_names: string[]
  merged_into: number | null
  /** whether others are parts of it */
  hosts: boolean
  /** seconds from the first to the last sample; null without a time axis */
  span: number | null
  /** nobody but its owner may see it, nor what is made of it */
  owner_only: boolean
  /** whether it is for the viewer to see */
  seen: boolean
}

export async function activitiesToEdit(
  db: Db,
  clubId: ClubId,
  ids: readonly number[],
  viewerId: number,
): Promise<EditedActivity[]> {
  const { rows } = await sql<EditedActivity>`
    select
      id, user_id, session_id, crew_id, import_id, start_time, clock_offset, channel_names,
      merged_into, owner_only,
      exists (
        select from activities g where g.club_id = a.club_id and g.merged_into = a.id
      ) as hosts,
      case when 't' = any (channel_names) then elapsed_time end as span,
      ${visibleTo(sql`user_id`, clubId, viewerId)} as seen
    from activities a
    where club_id = ${clubId} and id = any (${[...ids]}::bigint[])
    order by id
    for update`.execute(db)
  return rows
}

/** The activity an edit was made in, and the other one it concerns. */
export type Made = { id: number; other_id: number | null }
