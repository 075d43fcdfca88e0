import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CalendarLink, FavouriteView } from '#contract/planning/calendar.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run, runForOne } from '../../db/statement.ts'
import {
  linkBehindSecret,
  phasesBehindSecret,
  sessionsBehindSecret,
  type PhasesBehindSecretRow,
  type SessionsBehindSecretRow,
} from './statements.ts'

const MOST_LINKS = 200

/** How the club colours its calendar, and what the person keeps. */
export async function viewsOf(
  db: Db,
  clubId: ClubId,
  userId: number,
): Promise<{ colours: CalendarColours; views: FavouriteView[] }> {
  const club = await db
    .selectFrom('clubs')
    .select('calendar_colours')
    .where('id', '=', clubId)
    .executeTakeFirst()
  const views = await db
    .selectFrom('calendar_views')
    .select(['id', 'name', 'search'])
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .orderBy('name', byAlphabet)
    .orderBy('id')
    .execute()
  return { colours: (club?.calendar_colours ?? 'sport') as CalendarColours, views }
}

export type StoredLink = Omit<CalendarLink, 'url' | 'own'> & { token: string; user_id: number }

/** Links that hold, the newest first: of one person, or of all. */
export async function linksOf(
  db: Db,
  clubId: ClubId,
  userId: number | null,
): Promise<StoredLink[]> {
  const rows = await db
    .selectFrom('calendar_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.kind', 'l.scope', 'l.with_phases', 'l.token', 'l.user_id', 'l.created_at'])
    .select(['l.expires_at', 'u.full_name'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('squads as q')
          .select(['q.id', 'q.name'])
          .whereRef('q.club_id', '=', 'l.club_id')
          .where(sql<boolean>`q.id = any (l.squad_ids)`)
          .orderBy('q.name', byAlphabet),
      ).as('squads'),
    )
    .where('l.club_id', '=', clubId)
    .where('l.revoked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('l.expires_at', 'is', null), eb('l.expires_at', '>', sql<string>`now()`)]),
    )
    .$if(userId !== null, (query) => query.where('l.user_id', '=', userId))
    .orderBy('l.id', 'desc')
    .limit(MOST_LINKS)
    .execute()
  return rows.map(({ kind, scope, full_name, ...link }) => ({
    ...link,
    kind: kind as StoredLink['kind'],
    scope: scope as StoredLink['scope'],
    created_by: full_name ?? '',
  }))
}

/** Which of these squads the club has, and which of them the person is in. */
export async function squadsAmong(
  db: Db,
  clubId: ClubId,
  userId: number,
  ids: readonly number[],
): Promise<{ known: number[]; own: number[] }> {
  const squads = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .execute()
  const places = await db
    .selectFrom('squad_users')
    .select('squad_id')
    .where('club_id', '=', clubId)
    .where('user_id', '=', userId)
    .where('squad_id', '=', anyOf(ids))
    .execute()
  return { known: squads.map(({ id }) => id), own: places.map(({ squad_id }) => squad_id) }
}

/**
 * `squad_ids` are those that are still there, `own_squads` those of them whose maker is in them
 * now.
 */
export type OpenedLink = {
  club_id: number
  kind: CalendarLink['kind']
  maker_roles: RoleId[]
  squad_ids: number[]
  own_squads: number[]
  club_name: string
  time_zone: string
  subscription_ends: string | null
  scope: CalendarLink['scope']
  squads: string[]
  language: Language
}

/** What a secret leads to; null unless it holds. No sign-in is needed. */
export async function openLink(
  db: Db,
  secret: string,
  kind: CalendarLink['kind'],
): Promise<OpenedLink | null> {
  const { link } = await runForOne(db, linkBehindSecret, { secret, kind })
  return link as OpenedLink | null
}

export type LinkedSession = SessionsBehindSecretRow

/** The published sessions behind a secret between two instants, deleted ones among them. */
export function linkedSessions(
  db: Db,
  secret: string,
  kind: CalendarLink['kind'],
  { first, last }: { first: string; last: string },
): Promise<LinkedSession[]> {
  return run(db, sessionsBehindSecret, { secret, kind, first, last })
}

export type LinkedPlan = PhasesBehindSecretRow

/** The plans of seasons between two days whose phases a feed shows; none where it has no phases. */
export const linkedPlans = (
  db: Db,
  secret: string,
  days: { first: string; last: string },
): Promise<LinkedPlan[]> => run(db, phasesBehindSecret, { secret, ...days })
