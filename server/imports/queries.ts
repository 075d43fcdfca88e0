import { sql } from 'kysely'
import type { Import } from '#contract/imports.ts'
import type { Language } from '#contract/account.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../db/client.ts'
import { seenBy } from '../privacy/queries.ts'
import { instant } from '../sessions/queries.ts'
import { refusalText } from '../text/text.ts'
import type { Athlete } from './digest.ts'
import { decodeChannel } from './readers/channel-blob.ts'
import type { DateOrder } from './readers/clock.ts'

export type ImportToRead = {
  id: number
  user_id: number
  session_id: number | null
  sha256: string
  language: Language
  time_zone: string
  /** of the session it was uploaded for */
  session_day: string | null
  athlete: Athlete
  date_order: DateOrder | null
  owner_only: boolean
}

/** What the job needs to start; undefined when the import is gone or already at its end. */
export async function importToRead(db: Db, clubId: ClubId, id: number): Promise<ImportToRead | undefined> {
  const { rows } = await sql<ImportToRead>`
    select i.id, i.user_id, i.session_id, i.sha256, u.preferred_language as language, c.time_zone, null as date_order, i.owner_only,
      (select to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD') from sessions s where s.club_id = i.club_id and s.id = i.session_id) as session_day,
      json_build_object('hr_zones', u.hr_zones, 'max_hr', u.max_hr, 'age_years', extract(year from age(u.date_of_birth))) as athlete
    from imports i join users u on u.id = i.user_id join clubs c on c.id = i.club_id
    where i.club_id = ${clubId} and i.id = ${id} and i.state in ('queued', 'reading') for update of i`.execute(db)
  return rows[0]
}

/** Files can be uploaded for members and for people on their way in. */
export async function isActiveMember(db: Db, clubId: ClubId, userId: number): Promise<boolean> {
  const members = db.selectFrom('memberships').select('user_id').where('club_id', '=', clubId).where('user_id', '=', userId)
  return (await members.where('status', 'in', ACTIVE_ATHLETE_STATUSES).executeTakeFirst()) !== undefined
}

type Chosen = {
  id?: number
  user_id?: number
  /** Only of people this viewer sees. */
  seen_by?: number
  session_id?: number | undefined
  state?: string | undefined
  limit: number
  offset: number
}

/** Imports with their activities, newest first, and how many there are in all; one statement. */
export async function importsOf(db: Db, clubId: ClubId, chosen: Chosen, language: Language): Promise<{ imports: Import[]; total: number }> {
  const where = sql.join(
    [
      sql`i.club_id = ${clubId}`,
      ...(chosen.id === undefined ? [] : [sql`i.id = ${chosen.id}`]),
      ...(chosen.user_id === undefined ? [] : [sql`i.user_id = ${chosen.user_id}`]),
      ...(chosen.seen_by === undefined ? [] : [seenBy(sql`i.user_id`, clubId, chosen.seen_by)]),
      ...(chosen.session_id === undefined
        ? []
        : [
            sql`(i.session_id = ${chosen.session_id} or exists (select from activities a where a.club_id = i.club_id and a.import_id = i.id and a.session_id = ${chosen.session_id}))`,
          ]),
      ...(chosen.state === undefined ? [] : [sql`i.state = ${chosen.state}`]),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ import: Import; total: number }>`
    select json_build_object('id', i.id, 'user_id', i.user_id, 'full_name', u.full_name, 'session_id', i.session_id, 'state', i.state, 'progress', i.progress, 'reason', i.reason,
        'message', null, 'question', null, 'created_at', ${instant(sql`i.created_at`)}, 'file', json_build_object('name', f.name, 'size', f.size, 'sha256', f.sha256),
        'activities', ${activities}) as import, count(*) over ()::int as total
    from imports i join files f on f.club_id = i.club_id and f.id = i.file_id join users u on u.id = i.user_id
    where ${where} order by i.id desc limit ${chosen.limit} offset ${chosen.offset}`.execute(db)
  return { imports: rows.map((row) => inWords(row.import, language)), total: rows[0]?.total ?? 0 }
}

/** A question is kept as its code with the two readings of the date behind it. */
function inWords(found: Import, language: Language): Import {
  if (found.reason === null) return found
  const [reason = '', readings] = found.reason.split(/:(.*)/s)
  const [month_day, day_month] = readings?.split(',') ?? []
  const question = month_day && day_month ? { code: reason, month_day, day_month } : null
  return { ...found, reason, question, message: refusalText(language, reason) }
}

export const lapsOf = (activity: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(json_build_object('start', l.start, 'time', l.time, 'distance', l.distance, 'heart_rate_avg', l.heart_rate_avg,
    'stroke_rate_avg', l.stroke_rate_avg, 'rest', l.rest) order by l.position), '[]')
  from laps l where l.club_id = ${activity}.club_id and l.activity_id = ${activity}.id)`

const activities = sql`(
  select coalesce(json_agg(json_build_object('id', a.id, 'session_id', a.session_id, 'sport_id', a.sport_id,
    'start_time', ${instant(sql`a.start_time`)}, 'elapsed_time', a.elapsed_time, 'moving_time', a.moving_time, 'work_time', a.work_time, 'rest_time', a.rest_time,
    'distance', a.distance, 'distance_source', a.distance_source, 'records', a.records, 'heart_rate_avg', a.heart_rate_avg, 'heart_rate_max', a.heart_rate_max,
    'stroke_rate_avg', a.stroke_rate_avg, 'power_avg', a.power_avg, 'laps', ${lapsOf(sql`a`)}, 'channels', a.channel_names, 'dropped', a.dropped,
    'warnings', a.warnings) order by a.position), '[]')
  from activities a where a.club_id = i.club_id and a.import_id = i.id)`

type Recorded = { id: number; sport_id: number; session_id: number | null; channels: ReadonlyMap<string, Float64Array> }

/** Time and heart rate of a person's activities after an id, in its order, with what their zones follow from. */
export async function recordedHeartRates(
  db: Db,
  clubId: ClubId,
  userId: number,
  after: number,
  most: number,
): Promise<{ athlete: Athlete; activities: Recorded[] }> {
  const [person, found] = await Promise.all([
    sql<Athlete>`select hr_zones, max_hr, extract(year from age(date_of_birth))::int as age_years from users where id = ${userId}`.execute(
      db,
    ),
    sql<{ id: number; sport_id: number; session_id: number | null; t: Buffer; heart_rate: Buffer }>`
      select a.id, a.sport_id, a.session_id, t.data as t, hr.data as heart_rate from activities a
      join channels t on t.club_id = a.club_id and t.activity_id = a.id and t.name = 't'
      join channels hr on hr.club_id = a.club_id and hr.activity_id = a.id and hr.name = 'heart_rate'
      where a.club_id = ${clubId} and a.user_id = ${userId} and a.id > ${after} order by a.id limit ${most}`.execute(db),
  ])
  const channelsOf = (t: Buffer, heart_rate: Buffer) =>
    new Map([
      ['t', decodeChannel(t)],
      ['heart_rate', decodeChannel(heart_rate)],
    ])
  return {
    athlete: person.rows[0] ?? { hr_zones: null, max_hr: null, age_years: null },
    activities: found.rows.map(({ t, heart_rate, ...rest }) => ({ ...rest, channels: channelsOf(t, heart_rate) })),
  }
}

export async function sessionsWithLoad(db: Db, clubId: ClubId, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('training_loads')
    .select('session_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => row.session_id)
}
