import { sql } from 'kysely'
import type { FirstSteps, Home } from '#contract/insight/home.ts'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { eachDay } from '#domain/time/week.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { agendaItemsOf } from '../../planning/calendar/open.ts'
import { isVisible, startsWithin } from '../../planning/session-facts/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { instant } from '../../db/instant.ts'
import { runForOne } from '../../db/statement.ts'
import { firstSteps } from './statements.ts'

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
  const isRecent = sql<boolean>`i.created_at > now() - interval '2 days'`
  const needsOwner = sql<boolean>`(
    i.state in ('queued', 'reading', 'needs-assignment', 'needs-answer')
    or (i.state = 'failed' and i.created_at > now() - interval '7 days')
  )`
  return db
    .selectFrom('imports as i')
    .innerJoin('files as f', (join) =>
      join.onRef('f.club_id', '=', 'i.club_id').onRef('f.id', '=', 'i.file_id'),
    )
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(({ ref }) => [
      'i.id as import_id',
      ref('u.full_name').$notNull().as('full_name'),
      'f.name',
      'i.state',
      'i.session_id',
      instant(ref('i.created_at')).as('created_at'),
    ])
    .where('i.club_id', '=', clubId)
    .where(visibleTo(sql`i.user_id`, clubId, userId))
    .$if(coach, (files) => files.where(isRecent))
    .$if(!coach, (files) => files.where('i.user_id', '=', userId).where(needsOwner))
    .orderBy('i.id', 'desc')
    .limit(12)
    .$narrowType<Pick<Home['files'][number], 'state'>>()
    .execute()
}

/**
 * Monday to Sunday of somebody who is no coach: results that are for coaches only do not count. A
 * day without a score is null, not 0.
 */
export async function weekOf(
  db: Db,
  clubId: ClubId,
  userId: number,
  monday: string,
  sunday: string,
  metric: string,
): Promise<Home['week']> {
  const score = metric === 'foster' || metric === 'trimp' ? metric : 'ets'
  const rows = await db
    .selectFrom('training_loads as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 't.club_id').onRef('s.id', '=', 't.session_id'),
    )
    .select(({ fn, lit }) => [
      't.local_date as day',
      fn.sum<number | null>(`t.${score}`).as('score'),
      fn.coalesce(fn.sum<number>('t.seconds'), lit(0)).as('seconds'),
      fn.coalesce(fn.sum<number>('t.distance'), lit(0)).as('distance'),
      fn.countAll<number>().as('sessions'),
    ])
    .where('t.club_id', '=', clubId)
    .where('t.user_id', '=', userId)
    .where(visibleTo(sql`t.user_id`, clubId, userId))
    .where('t.local_date', '>=', monday)
    .where('t.local_date', '<=', sunday)
    .where('s.starts_at', '<=', sql<string>`now()`)
    .where('s.restricted_view', '=', false)
    .groupBy('t.local_date')
    .execute()
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const scored = rows.filter((row) => row.score !== null)
  return {
    metric: score,
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
  const rows = await athletesToday(db, clubId, viewerId, startsWithin(today, today, timeZone))
  const unwell = rows.filter(({ ill, injured }) => ill || injured)
  const unanswered = rows.filter(
    ({ attending, ill, injured }) => attending === null && !ill && !injured,
  )
  return { unanswered, unwell }
}

function athletesToday(
  db: Db,
  clubId: ClubId,
  viewerId: number,
  isToday: ReturnType<typeof startsWithin>,
) {
  const seen = visibleTo(sql`p.user_id`, clubId, viewerId)
  return db
    .selectFrom('sessions as s')
    .innerJoin('participants as p', (join) =>
      join.onRef('p.club_id', '=', 's.club_id').onRef('p.session_id', '=', 's.id'),
    )
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('attendance as a', (join) =>
      join
        .onRef('a.club_id', '=', 'p.club_id')
        .onRef('a.session_id', '=', 'p.session_id')
        .onRef('a.user_id', '=', 'p.user_id'),
    )
    .select(({ ref }) => [
      'p.user_id',
      ref('u.full_name').$notNull().as('full_name'),
      's.id as session_id',
      's.name as session_name',
      'a.attending',
      sql<boolean>`coalesce(a.ill and ${seen}, false)`.as('ill'),
      sql<boolean>`coalesce(a.injured and ${seen}, false)`.as('injured'),
    ])
    .where('s.club_id', '=', clubId)
    .where('s.published_at', 'is not', null)
    .where('p.role_id', '=', ROLE.athlete)
    .where(isToday)
    .orderBy('s.starts_at')
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(500)
    .execute()
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
  const { dismissed, ...steps } = await runForOne(db, firstSteps, {
    club_id: clubId,
    user_id: userId,
  })
  return dismissed ? null : steps
}
