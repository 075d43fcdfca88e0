import { sql } from 'kysely'
import type { FirstSteps, Home } from '#contract/analysis/home.ts'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { agendaItemsOf } from '../../planning/calendar/open.ts'
import { isUnderWay, isVisible, startsWithin } from '../../planning/session-facts/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { runForOne } from '../../db/statement.ts'
import { firstSteps } from './statements.ts'

type Day = { coach: boolean; today: string; timeZone: string }

const NEXT_MOST = 4
const COACH_MOST = 50

/**
 * A coach's day, with events that go on, else the next session; an athlete's next sessions, the
 * running one included.
 */
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
    ? all
        .where((eb) =>
          eb.or([startsWithin(today, today, timeZone)(eb), isUnderWay(today, timeZone)(eb)]),
        )
        .limit(COACH_MOST)
    : own.limit(NEXT_MOST)
  const found = await chosen.execute()
  const next =
    coach && found.length === 0
      ? await all
          .where('s.starts_at', '>', sql<string>`now()`)
          .limit(1)
          .execute()
      : []
  const ids = [...found, ...next].map(({ id }) => id)
  return agendaItemsOf(db, clubId, ids, { user_id, sees_health: !viewer.impersonated })
}

/** One's own files that were refused or are not attached to a session yet. */
export const ownFiles = (db: Db, clubId: ClubId, userId: number): Promise<Home['files']> =>
  db
    .selectFrom('imports as i')
    .innerJoin('files as f', (join) =>
      join.onRef('f.club_id', '=', 'i.club_id').onRef('f.id', '=', 'i.file_id'),
    )
    .select(['i.id as import_id', 'f.name', 'i.state', 'i.session_id'])
    .where('i.club_id', '=', clubId)
    .where('i.user_id', '=', userId)
    .where(visibleTo(sql`i.user_id`, clubId, userId))
    .where(
      sql<boolean>`(
        i.state in ('queued', 'reading', 'needs-assignment', 'needs-answer')
        or (i.state = 'failed' and i.created_at > now() - interval '7 days')
      )`,
    )
    .orderBy('i.id', 'desc')
    .limit(12)
    .$narrowType<Pick<Home['files'][number], 'state'>>()
    .execute()

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
