import { sql, type RawBuilder } from 'kysely'
import type { ActivityEditor, Import, ImportState } from '#contract/recordings/imports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/queries.ts'
import { instant } from '../../db/instant.ts'
import { lapsOf } from '../activities/queries.ts'
import { refusalText } from '../../text/text.ts'
import type { Athlete } from './digest.ts'
import { leftOutOf } from './member-commands.ts'
import type { DateOrder } from '../../../readers/clock.ts'

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
    select i.id, i.user_id, i.session_id, i.crew_id, i.sha256, u.preferred_language as language,
      c.time_zone, c.ets_factors, null as date_order, i.owner_only,
      (select to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD') from sessions s
        where s.club_id = i.club_id and s.id = i.session_id) as session_day,
      json_build_object('hr_zones', u.hr_zones, 'max_hr', u.max_hr, 'age_years',
        extract(year from age(u.date_of_birth))) as athlete
    from imports i join users u on u.id = i.user_id join clubs c on c.id = i.club_id
    where i.club_id = ${clubId} and i.id = ${id}
      and i.state = any (${[...states]}::text[]) for update of i`.execute(db)
  return rows[0]
}

/** Files can be uploaded for members and for people on their way in. */
export async function isActiveMember(db: Db, clubId: ClubId, userId: number): Promise<boolean> {
  const members = db
    .selectFrom('memberships')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
  return (
    (await members.where('status', 'in', ACTIVE_ATHLETE_STATUSES).executeTakeFirst()) !== undefined
  )
}

type Chosen = {
  id?: number
  user_id?: number
  /** Only imports of people this viewer sees are listed. */
  seen_by?: number
  session_id?: number | undefined
  state?: string | undefined
  limit: number
  offset: number
}

/** Imports with their activities, newest first, and how many there are in all; one statement. */
export async function importsOf(
  db: Db,
  clubId: ClubId,
  chosen: Chosen,
  language: Language,
): Promise<{ imports: Import[]; total: number }> {
  const where = sql.join(
    [
      sql`i.club_id = ${clubId}`,
      ...(chosen.id === undefined ? [] : [sql`i.id = ${chosen.id}`]),
      ...(chosen.user_id === undefined ? [] : [sql`i.user_id = ${chosen.user_id}`]),
      ...(chosen.seen_by === undefined ? [] : [visibleTo(sql`i.user_id`, clubId, chosen.seen_by)]),
      ...(chosen.session_id === undefined
        ? []
        : [
            sql`(i.session_id = ${chosen.session_id}
              or exists (select from activities a where a.club_id = i.club_id and a.import_id = i.id
                and a.session_id = ${chosen.session_id}))`,
          ]),
      ...(chosen.state === undefined ? [] : [sql`i.state = ${chosen.state}`]),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ import: Import; total: number }>`
    select json_build_object('id', i.id, 'user_id', i.user_id, 'full_name', u.full_name,
      'session_id', i.session_id, 'state', i.state, 'progress', i.progress, 'reason', i.reason,
        'message', null, 'question', null, 'created_at', ${instant(sql`i.created_at`)}, 'file',
          json_build_object('name', f.name, 'size', f.size, 'sha256', f.sha256),
        'activities', ${activities}, 'left_out', ${leftOutOf}) as import,
        count(*) over ()::int as total
    from imports i join files f on f.club_id = i.club_id and f.id = i.file_id
    join users u on u.id = i.user_id
    where ${where} order by (i.state in ('needs-answer', 'needs-assignment')) desc, i.id desc
    limit ${chosen.limit} offset ${chosen.offset}`.execute(db)
  return { imports: rows.map((row) => inWords(row.import, language)), total: rows[0]?.total ?? 0 }
}

/** A question is kept as its code with the two readings of the date behind it. */
function inWords({ left_out, ...kept }: Import, language: Language): Import {
  const worded = left_out.map((one) => ({
    ...one,
    message: one.reason === null ? null : refusalText(language, one.reason),
  }))
  const found = { ...kept, left_out: worded }
  if (found.reason === null) return found
  const [reason = '', readings] = found.reason.split(/:(.*)/s)
  const [month_day, day_month] = readings?.split(',') ?? []
  const question = month_day && day_month ? { code: reason, month_day, day_month } : null
  return { ...found, reason, question, message: refusalText(language, reason) }
}

const SECONDS = (activity: RawBuilder<unknown>) =>
  sql`coalesce(${activity}.elapsed_time, ${activity}.moving_time)`
const END = (activity: RawBuilder<unknown>) =>
  sql`${activity}.start_time + ${SECONDS(activity)} * interval '1 second'`

/**
 * Whether an activity `a` is of the same outing as another of its session, by the rule of
 * domain/training/outings.
 */
const besides = sql`exists (
  select from activities twin where twin.club_id = a.club_id and twin.session_id = a.session_id
    and twin.user_id = a.user_id and twin.id <> a.id
    and not twin.owner_only and not a.owner_only
    and extract(epoch from least(${END(sql`a`)}, ${END(sql`twin`)}) - greatest(a.start_time,
      twin.start_time)) > least(${SECONDS(sql`a`)}, ${SECONDS(sql`twin`)}) / 2)`

/** An activity `a` as it travels. */
export const activityJson = sql`json_build_object('id', a.id, 'session_id', a.session_id,
  'sport_id', a.sport_id,
    'session_name', (select s.name from sessions s where s.club_id = a.club_id
      and s.id = a.session_id),
    'start_time', ${instant(sql`a.start_time`)}, 'elapsed_time', a.elapsed_time, 'timer_time',
      a.timer_time, 'moving_time', a.moving_time, 'work_time', a.work_time, 'rest_time',
      a.rest_time,
    'distance', a.distance, 'distance_source', a.distance_source, 'records', a.records,
      'heart_rate_avg', a.heart_rate_avg, 'heart_rate_max', a.heart_rate_max,
    'stroke_rate_avg', a.stroke_rate_avg, 'power_avg', a.power_avg, 'laps', ${lapsOf(sql`a`)},
      'channels', a.channel_names, 'dropped', a.dropped,
    'warnings', a.warnings || case when ${besides} then array['same_outing']
      else '{}' end, 'crew_id', a.crew_id, 'seat', a.seat, 'merged_into', a.merged_into,
    'edits', (select count(*) from activity_edits e where e.club_id = a.club_id
      and e.activity_id = a.id))`

const activities = sql`(
  select coalesce(json_agg(${activityJson} order by a.position), '[]')
  from activities a where a.club_id = i.club_id and a.import_id = i.id)`

/** Sessions whose load for the person is kept, whether or not it holds. */
export async function sessionsWithLoad(db: Db, clubId: ClubId, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('kept_loads')
    .select('session_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => row.session_id)
}

/**
 * Why a change `e` cannot be undone, as UndoObstacle; null where it can. Undoing a split removes
 * the later activity, and what was done with it since would be lost silently; an activity that was
 * split after a merge shares its merged part.
 */
export const undoObstacle = sql`case
  when e.kind = 'trim' and e.other_id is not null then case
    when exists (select from activity_edits l where l.club_id = e.club_id
      and l.activity_id = greatest(e.activity_id, e.other_id) and l.id > e.id
      and not (l.kind = 'trim' and l.other_id is not distinct from least(e.activity_id, e.other_id))) then 'half-changed'
    when exists (select from activity_edits l where l.club_id = e.club_id
      and l.activity_id = least(e.activity_id, e.other_id) and l.id > e.id
      and l.kind = 'trim' and l.other_id <> greatest(e.activity_id, e.other_id)) then 'split-later'
    when exists (select from activity_edits l where l.club_id = e.club_id and l.kind <> 'trim'
      and l.other_id = greatest(e.activity_id, e.other_id)) then 'half-lends'
    when (select count(distinct h.user_id) from activities h
      where h.club_id = e.club_id and h.id in (e.activity_id, e.other_id)) > 1 then 'half-given'
  end
  when e.kind = 'merge' and exists (select from activity_edits l where l.club_id = e.club_id and l.kind = 'merge' and l.other_id = e.other_id
    and l.activity_id <> e.activity_id) then 'split-later'
end`

const SURNAME = sql`u.last_name, u.first_name, u.id`
const recorded = sql`'activity', ${activityJson}, 'user_id', a.user_id, 'full_name', u.full_name,
'file', f.name, 'import_id', a.import_id, 'device', a.device`
const recordedFrom = sql`activities a join users u on u.id = a.user_id
  join imports i on i.club_id = a.club_id and i.id = a.import_id
  join files f on f.club_id = i.club_id and f.id = i.file_id`

/**
 * `seen`: whether it is for the viewer; `aboard`: the crews of its session the viewer has a place
 * in; `own`: their rights on that session.
 */
type Editing = { editor: ActivityEditor; seen: boolean; aboard: number[]; own: SessionFacts['own'] }

/** How many other recordings of a session or day are offered. */
const OTHERS = 60

/**
 * An activity with its edits, and what else its session or day has as far as the viewer sees it, in
 * one statement. Undefined when it no longer exists.
 */
export async function editorOf(
  db: Db,
  clubId: ClubId,
  id: number,
  viewerId: number,
): Promise<Editing | undefined> {
  const { rows } = await sql<Editing>`
    select json_build_object(${recorded},
      'session', (select json_build_object('id', s.id, 'name', s.name, 'start_date',
        ${instant(sql`s.starts_at`)},
          'structure', (select st.display from session_structures st
            where st.club_id = s.club_id and st.session_id = s.id))
        from sessions s where s.club_id = a.club_id and s.id = a.session_id),
      'edits', (select coalesce(json_agg(json_build_object('id', e.id, 'kind',
        case when e.kind = 'trim' and e.other_id is not null then 'split' else e.kind end,
          'start', e.start, 'finish', e.finish, 'seconds', e.seconds, 'other_id', e.other_id,
          'other_name', (select g.name from activities o join imports oi on oi.club_id = o.club_id
            and oi.id = o.import_id
            join files g on g.club_id = oi.club_id and g.id = oi.file_id
            where o.club_id = e.club_id and o.id = e.other_id),
          'creator', (select c.full_name from users c where c.id = e.creator_id), 'created_at',
            ${instant(sql`e.created_at`)},
          'obstacle', ${undoObstacle}) order by e.id), '[]')
        from activity_edits e where e.club_id = a.club_id and e.activity_id = a.id),
      'undone', (select json_build_object('kind', e.kind, 'start', e.start, 'finish', e.finish,
        'seconds', e.seconds, 'other_name', (
          select g.name from activities o join imports oi on oi.club_id = o.club_id
            and oi.id = o.import_id
          join files g on g.club_id = oi.club_id and g.id = oi.file_id
          where o.club_id = e.club_id and o.id = e.other_id))
        from undone_edits e where e.club_id = a.club_id and e.activity_id = a.id
        order by e.id desc limit 1),
      'others', (select coalesce(json_agg(o.other order by o.start_time, o.id), '[]') from (
          select a.id, a.start_time, json_build_object(${recorded}) as other from ${recordedFrom}
          where a.club_id = ${clubId} and a.id <> t.id and a.merged_into is null
            and ${visibleTo(sql`a.user_id`, clubId, viewerId)}
            and (a.session_id = t.session_id
              or (a.user_id = t.user_id and a.start_time between t.start_time - interval '18 hours'
                and t.start_time + interval '18 hours'))
          order by a.start_time, a.id limit ${OTHERS}) o),
      'crews', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'boat_type',
        c.boat_type, 'users', (
          select coalesce(json_agg(json_build_object('user_id', u.id, 'full_name', u.full_name)
            order by cu.position), '[]')
          from crew_users cu join users u on u.id = cu.user_id
          where cu.club_id = c.club_id and cu.crew_id = c.id)) order by c.name, c.id), '[]')
        from crews c where c.club_id = a.club_id and c.session_id = a.session_id),
      'people', (select coalesce(json_agg(json_build_object('user_id', u.id, 'full_name',
        u.full_name) order by ${SURNAME}), '[]')
        from participants p join users u on u.id = p.user_id
        where p.club_id = a.club_id and p.session_id = a.session_id and p.role_id = 2
          and ${visibleTo(sql`u.id`, clubId, viewerId)})) as editor,
            ${visibleTo(sql`a.user_id`, clubId, viewerId)} as seen,
      array(select cu.crew_id from crew_users cu join crews c on c.club_id = cu.club_id
        and c.id = cu.crew_id
        where c.club_id = a.club_id and c.session_id = a.session_id and c.published_at is not null
          and cu.user_id = ${viewerId}) as aboard,
      (select json_build_object('edit', p.edit, 'add_all_scores', p.add_all_scores)
        from participants p
        where p.club_id = a.club_id and p.session_id = a.session_id
          and p.user_id = ${viewerId}) as own
    from ${recordedFrom}, lateral (select a.id, a.session_id, a.user_id, a.start_time) t
    where a.club_id = ${clubId} and a.id = ${id}`.execute(db)
  return rows[0]
}
