import { sql } from 'kysely'
import type { Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { isOpenTo } from '../activities/open.ts'

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
  viewer: Viewer,
): Promise<EditedActivity[]> {
  return db
    .selectFrom('activities as a')
    .select((eb) => [
      'a.id',
      'a.user_id',
      'a.session_id',
      'a.crew_id',
      'a.import_id',
      'a.start_time',
      'a.clock_offset',
      'a.channel_names',
      'a.merged_into',
      'a.owner_only',
      eb
        .exists(
          eb
            .selectFrom('activities as g')
            .whereRef('g.club_id', '=', 'a.club_id')
            .whereRef('g.merged_into', '=', 'a.id'),
        )
        .$castTo<boolean>()
        .as('hosts'),
      sql<number | null>`case when 't' = any (a.channel_names) then a.elapsed_time end`.as('span'),
      sql<boolean>`${visibleTo(sql`a.user_id`, clubId, viewer.user_id)}
        and ${isOpenTo(viewer)}`.as('seen'),
    ])
    .where('a.club_id', '=', clubId)
    .where('a.id', '=', anyOf(ids))
    .orderBy('a.id')
    .forUpdate('a')
    .execute()
}

/** The activity an edit was made in, and the other one it concerns. */
export type Made = { id: number; other_id: number | null }
