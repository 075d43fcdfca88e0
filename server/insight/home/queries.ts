import { sql } from 'kysely'
import type { FirstSteps, Home } from '#contract/insight/home.ts'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { eachDay } from '#domain/time/week.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { agendaItemsOf } from '../../planning/calendar/open.ts'
import { isVisible, startsWithin } from '../../planning/session-facts/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'

type Day = { coach: boolean; today: string; timeZone: string }

const NEXT_MOST = 6
const COACH_MOST = 50

/** A coach's day; an athlete's next sessions, the running one included. */
export async function homeSessions(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { coach, today, timeZone }: Day,
): Promise<AgendaItem[]> {
  const { user_id } = viewer
  const all = db
    .selectFrom('sessions as s')
    .select('s.id')
    .where('s.club_id', '=', clubId)
    .where(isVisible({ user_id, sees_drafts: coach }))
    .orderBy('s.starts_at')
    .orderBy('s.id')
  const own = all
    .innerJoin('participants as p', (join) =>
      join.onRef('p.club_id', '=', 's.club_id').onRef('p.session_id', '=', 's.id'),
    )
    .where('p.user_id', '=', user_id)
    .where('s.ends_at', '>=', sql<string>`now()`)
  const chosen = coach
    ? all.where(startsWithin(today, today, timeZone)).limit(COACH_MOST)
    : own.limit(NEXT_MOST)
  const ids = (await chosen.execute()).map(({ id }) => id)
  return agendaItemsOf(db, clubId, ids, { user_id, sees_health: !viewer.impersonated })
}

/**
 * Lists one's own files that are refused or not attached to a session yet, and for a coach those
 * uploaded in the last two days by athletes the coach sees.
 */
export async function homeFiles(
  db: Db,
  clubId: ClubId,
  userId: number,
  coach: boolean,
): Promise<Home['files']> {
  const chosen = coach
    ? sql`i.created_at > now() - interval '2 days' and ${visibleTo(sql`i.user_id`, clubId, userId)}`
    : sql`i.user_id = ${userId} and ${visibleTo(sql`i.user_id`, clubId, userId)}
      and (i.state in ('queued', 'reading', 'needs-assignment', 'needs-answer')
        or (i.state = 'failed' and i.created_at > now() - interval '7 days'))`
  const { rows } = await sql<Home['files'][number]>`
    select i.id as import_id, u.full_name, f.name, i.state, i.session_id,
      ${instant(sql`i.created_at`)} as created_at
    from imports i
    join files f on f.club_id = i.club_id and f.id = i.file_id
    join users u on u.id = i.user_id
    where i.club_id = ${clubId} and ${chosen}
    order by i.id desc
    limit 12`.execute(db)
  return rows
}

/** Monday to Sunday. A day without a score is null, not 0. */
export async function weekOf(
  db: Db,
  clubId: ClubId,
  userId: number,
  monday: string,
  sunday: string,
  metric: string,
): Promise<Home['week']> {
  const score = metric === 'foster' || metric === 'trimp' ? sql.ref(metric) : sql.ref('ets')
  const { rows } = await sql<{
    day: string
    score: number | null
    seconds: number
    distance: number
    sessions: number
  }>`
    select local_date::text as day, sum(${score}) as score,
      coalesce(sum(seconds), 0) as seconds, coalesce(sum(distance), 0) as distance,
      count(*)::int as sessions
    from training_loads t
    join sessions s on s.club_id = t.club_id and s.id = t.session_id
    where t.club_id = ${clubId} and t.user_id = ${userId}
      and ${visibleTo(sql`t.user_id`, clubId, userId)}
      and local_date between ${monday}::date and ${sunday}::date
      and s.starts_at <= now()
    group by local_date`.execute(db)
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const scored = rows.filter((row) => row.score !== null)
  return {
    metric: metric === 'foster' || metric === 'trimp' ? metric : 'ets',
    days: eachDay(monday, sunday).map((day) => rows.find((row) => row.day === day)?.score ?? null),
    total: scored.length > 0 ? sum((row) => row.score ?? 0) : null,
    time: sum((row) => row.seconds),
    distance: sum((row) => row.distance),
    sessions: sum((row) => row.sessions),
  }
}

type Waiting = { unanswered: Home['unanswered']; unwell: Home['unwell'] }

/**
 * Athletes of today's sessions who have not answered, as far as the viewer sees, and those the
 * viewer sees who said they are ill or injured.
 */
export async function unansweredAndUnwell(
  db: Db,
  clubId: ClubId,
  viewerId: number,
  today: string,
  timeZone: string,
): Promise<Waiting> {
  const { rows } = await sql<Home['unwell'][number] & { answered: boolean }>`
    select p.user_id, u.full_name, s.id as session_id, s.name as session_name,
      coalesce(a.ill and v.seen, false) as ill,
      coalesce(a.injured and v.seen, false) as injured,
      (a.attending is not null or (v.seen and (a.ill or a.injured))) is true as answered
    from sessions s
    join participants p on p.club_id = s.club_id and p.session_id = s.id and p.role_id = 2
    join users u on u.id = p.user_id
    left join attendance a
      on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
    cross join lateral (select ${visibleTo(sql`p.user_id`, clubId, viewerId)} as seen) v
    where s.club_id = ${clubId} and s.published_at is not null
      and s.starts_at >= (${today}::date::timestamp at time zone ${timeZone})
      and s.starts_at < ((${today}::date + 1)::timestamp at time zone ${timeZone})
    order by s.starts_at, u.last_name, u.first_name, u.id
    limit 500`.execute(db)
  return {
    unanswered: rows
      .filter((row) => !row.answered)
      .map(({ user_id, full_name, session_id, session_name }) => ({
        user_id,
        full_name,
        session_id,
        session_name,
      })),
    unwell: rows
      .filter((row) => row.ill || row.injured)
      .map(({ user_id, full_name, session_id, session_name, ill, injured }) => ({
        user_id,
        full_name,
        session_id,
        session_name,
        ill,
        injured,
      })),
  }
}

/**
 * What a new club does first, as facts: people, squads, a published session, somebody invited. Null
 * for one who waved them away.
 */
export async function firstStepsOf(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<FirstSteps | null> {
  const { rows } = await sql<FirstSteps & { dismissed: boolean }>`
    with others as (
      select m.status
      from memberships m
      join clubs c on c.id = m.club_id
      where m.club_id = ${clubId} and m.user_id is distinct from c.creator_id
    )
    select
      exists (
        select from dismissed_first_steps where club_id = ${clubId} and user_id = ${userId}
      ) as dismissed,
      exists (select from others where status in (0, 1, 4, 6)) as members,
      exists (select from others where status in (1, 4)) as invite,
      exists (select from squads where club_id = ${clubId}) as squads,
      exists (
        select from sessions where club_id = ${clubId} and published_at is not null
      ) as week`.execute(db)
  const [row] = rows
  if (!row || row.dismissed) return null
  const { members, squads, week, invite } = row
  return { members, squads, week, invite }
}
