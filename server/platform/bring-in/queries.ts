import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { BringIn } from '#contract/platform/bring-in.ts'
import type { BringInKind } from '#domain/bring-in/kinds.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { holdsEntries } from '../../planning/session-life/open.ts'

const SHOWN = 20
const MOST_REMEMBERED = 30

/** The last lists of these kinds that were brought in, the newest first. */
export const bringInsOf = (
  db: Db,
  clubId: ClubId,
  kinds: readonly BringInKind[],
): Promise<BringIn[]> =>
  db
    .selectFrom('bring_ins as b')
    .select(['b.id', 'b.kind', 'b.file_name', 'b.made_at', 'b.added', 'b.filled', 'b.left_out'])
    .select('b.undone_at')
    .select((eb) => [
      sql<string | null>`case when b.undone_at is null and b.made_at > now() - interval '1 day'
        then b.made_at + interval '1 day' end`.as('undo_until'),
      jsonObjectFrom(
        eb
          .selectFrom('users as u')
          .select(['u.id', sql<string>`u.full_name`.as('full_name')])
          .whereRef('u.id', '=', 'b.made_by'),
      ).as('made_by'),
    ])
    .where('b.club_id', '=', clubId)
    .where('b.kind', '=', anyOf(kinds))
    .orderBy('b.id', 'desc')
    .limit(SHOWN)
    .$narrowType<{ kind: BringInKind }>()
    .execute()

/** An import of the club, which nobody else changes until the transaction ends. */
export const lockBringIn = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('bring_ins')
    .select(['kind', 'undone_at'])
    .select(sql<boolean>`made_at > now() - interval '1 day'`.as('is_recent'))
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ kind: BringInKind }>()
    .executeTakeFirst()

/** How columns of such lists were matched, the last used first. */
export async function rememberedColumns(
  db: Db,
  clubId: ClubId,
  kind: BringInKind,
): Promise<{ headings: string[]; fields: (string | null)[] }[]> {
  const rows = await db
    .selectFrom('bring_in_columns')
    .select(['headings', 'fields'])
    .where('club_id', '=', clubId)
    .where('kind', '=', kind)
    .orderBy('used_at', 'desc')
    .limit(MOST_REMEMBERED)
    .execute()
  return rows.map(({ headings, fields }) => ({
    headings,
    fields: fields.map((field) => field || null),
  }))
}

export type NamedId = { id: number; name: string }

export const squadsOf = (db: Db, clubId: ClubId): Promise<NamedId[]> =>
  db.selectFrom('squads').select(['id', 'name']).where('club_id', '=', clubId).execute()

/** The sessions that begin at one of these times, each by its start and name. */
export async function plannedAt(
  db: Db,
  clubId: ClubId,
  spans: readonly { start_date: string }[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select(['starts_at', 'name'])
    .where('club_id', '=', clubId)
    .where('deleted_at', 'is', null)
    .where('starts_at', '=', anyOf(spans.map(({ start_date }) => start_date)))
    .execute()
  return new Set(
    rows.map(({ starts_at, name }) => `${new Date(starts_at).toISOString()} ${name.toLowerCase()}`),
  )
}

/** The athletes of a club, by first and last name in either order. */
export async function athletesByName(db: Db, clubId: ClubId): Promise<Map<string, number[]>> {
  const people = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('membership_roles as r', (join) =>
      join.onRef('r.club_id', '=', 'm.club_id').onRef('r.user_id', '=', 'm.user_id'),
    )
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where('m.club_id', '=', clubId)
    .where('r.role_id', '=', ROLE.athlete)
    .where('m.status', 'in', ACTIVE_ATHLETE_STATUSES)
    .execute()
  const named = new Map<string, number[]>()
  for (const { id, first_name, last_name } of people)
    for (const key of new Set([first_name + last_name, last_name + first_name].map(headingKey)))
      named.set(key, [...(named.get(key) ?? []), id])
  return named
}

/** The results that athletes have at one of these times, each by its start, session and athlete. */
export async function enteredAt(
  db: Db,
  clubId: ClubId,
  starts: readonly string[],
): Promise<Set<string>> {
  const entered = db
    .selectFrom('sessions as s')
    .innerJoin('results as r', (join) =>
      join.onRef('r.club_id', '=', 's.club_id').onRef('r.session_id', '=', 's.id'),
    )
    .select(['s.starts_at', 's.name', 'r.user_id'])
    .where('s.club_id', '=', clubId)
    .where('s.deleted_at', 'is', null)
    .where('s.starts_at', '=', anyOf([...new Set(starts)]))
    .where('r.user_id', 'is not', null)
  // What is there is not brought in twice, also where it is hidden from who brings it in.
  const rows = await withoutHiding(db, () => entered.execute())
  return new Set(
    rows.map(
      ({ starts_at, name, user_id }) =>
        `${new Date(starts_at).toISOString()} ${name.toLowerCase()} ${user_id}`,
    ),
  )
}

/**
 * The sessions an import made; whether each is as it was made, and still a draft: nobody has changed
 * its plan, its people or its results, or put anything in.
 */
export const sessionsOfBringIn = (db: Db, clubId: ClubId, id: number) =>
  db
    .selectFrom('bring_in_sessions as p')
    .innerJoin('bring_ins as b', (join) =>
      join.onRef('b.club_id', '=', 'p.club_id').onRef('b.id', '=', 'p.bring_in_id'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'p.club_id').onRef('s.id', '=', 'p.session_id'),
    )
    .select(['s.id', 's.name'])
    .select(
      sql<boolean>`(b.kind in ('events', 'results') or s.published_at is null)
        and s.updated_at = b.made_at
        and not exists (
          select
          from results r
          where r.club_id = s.club_id and r.session_id = s.id and r.updated_at <> b.made_at
        )
        and not exists (
          select
          from session_changes c
          where c.club_id = s.club_id and c.session_id = s.id and c.at > b.made_at
            and c.kind not in ('created', 'published')
        )
        and not ${holdsEntries}`.as('is_untouched'),
    )
    .where('p.club_id', '=', clubId)
    .where('p.bring_in_id', '=', id)
    .where('s.deleted_at', 'is', null)
    .orderBy('s.starts_at')
