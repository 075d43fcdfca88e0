import { sql } from 'kysely'
import type { ImportState } from '#contract/recordings/imports.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { DateOrder } from '../../../readers/clock.ts'
import type { Athlete } from './digest.ts'

export type ImportToRead = {
  id: number
  user_id: number
  session_id: number | null
  crew_id: number | null
  sha256: string
  language: Language
  time_zone: string
  /** The day of the session it was uploaded for. */
  session_day: string | null
  athlete: Athlete
  ets_factors: number[] | null
  date_order: DateOrder | null
  owner_only: boolean
}

/** The states of imports that are not read yet. */
const UNREAD: readonly ImportState[] = ['queued', 'reading']

/**
 * What the job needs to start; undefined when the import no longer exists or, unless other states
 * are asked for, has already ended.
 */
export async function importToRead(
  db: Db,
  clubId: ClubId,
  id: number,
  states: readonly ImportState[] = UNREAD,
): Promise<ImportToRead | undefined> {
  const { rows } = await sql<ImportToRead>`
    select
      i.id, i.user_id, i.session_id, i.crew_id, i.sha256, i.owner_only,
      u.preferred_language as language,
      c.time_zone, c.ets_factors,
      null as date_order,
      (
        select to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD') from sessions s
        where s.club_id = i.club_id and s.id = i.session_id
      ) as session_day,
      json_build_object(
        'hr_zones', u.hr_zones,
        'max_hr', u.max_hr,
        'age_years', extract(year from age(u.date_of_birth))
      ) as athlete
    from imports i
    join users u on u.id = i.user_id
    join clubs c on c.id = i.club_id
    where i.club_id = ${clubId} and i.id = ${id} and i.state = any (${[...states]}::text[])
    for update of i`.execute(db)
  return rows[0]
}
