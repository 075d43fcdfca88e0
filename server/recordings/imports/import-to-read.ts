import { sql } from 'kysely'
import type { ImportState } from '#contract/recordings/imports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
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

/** Facts about the person `u` that decide the zones of their recordings. */
export const ATHLETE = [
  'u.hr_zones',
  'u.max_hr',
  sql<number | null>`extract(year from age(u.date_of_birth))::int`.as('age_years'),
] as const

/** A row with these columns as the athlete it is about. */
export function withAthlete<Row extends Athlete>({ hr_zones, max_hr, age_years, ...row }: Row) {
  return { ...row, athlete: { hr_zones, max_hr, age_years } }
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
  const found = await db
    .selectFrom('imports as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .innerJoin('clubs as c', 'c.id', 'i.club_id')
    .leftJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'i.club_id').onRef('s.id', '=', 'i.session_id'),
    )
    .select([
      'i.id',
      'i.user_id',
      'i.session_id',
      'i.crew_id',
      'i.sha256',
      'i.owner_only',
      'u.preferred_language as language',
      'c.time_zone',
      'c.ets_factors',
      sql<string | null>`to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD')`.as(
        'session_day',
      ),
      ...ATHLETE,
    ])
    .where('i.club_id', '=', clubId)
    .where('i.id', '=', id)
    .where('i.state', '=', anyOf(states))
    .forUpdate('i')
    .$narrowType<Pick<ImportToRead, 'language'>>()
    .executeTakeFirst()
  return found && { ...withAthlete(found), date_order: null }
}
