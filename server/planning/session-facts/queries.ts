import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { DB } from '../../db/types.ts'
import { demand } from '../../http/refusal.ts'

/**
 * Which sessions `s` somebody sees: coaches see drafts; others only their own and those they may
 * edit.
 */
export const visible = ({ user_id, sees_drafts }: { user_id: unknown; sees_drafts: boolean }) =>
  sees_drafts
    ? sql``
    : sql`and (s.published_at is not null
      or exists (select from participants e where e.club_id = s.club_id and e.session_id = s.id
        and e.user_id = ${user_id} and e.edit))`

export type SessionExpressions = ExpressionBuilder<DB & { s: DB['sessions'] }, 's'>

/** The same for the query builder. */
export const isVisible =
  (viewer: { user_id: number; sees_drafts: boolean }) => (eb: SessionExpressions) =>
    viewer.sees_drafts
      ? eb.lit(true)
      : eb.or([
          eb('s.published_at', 'is not', null),
          eb.exists(
            eb
              .selectFrom('participants as e')
              .whereRef('e.club_id', '=', 's.club_id')
              .whereRef('e.session_id', '=', 's.id')
              .where('e.user_id', '=', viewer.user_id)
              .where('e.edit', '=', true)
              .select('e.user_id'),
          ),
        ])

/** Starts on a day from the first to the last in the club's zone. */
export const startsWithin =
  (first: string, last: string, timeZone: string) => (eb: SessionExpressions) =>
    eb.and([
      eb('s.starts_at', '>=', sql<string>`${first}::date::timestamp at time zone ${timeZone}`),
      eb('s.starts_at', '<', sql<string>`(${last}::date + 1)::timestamp at time zone ${timeZone}`),
    ])

/** An event that began before a day in the club's zone and goes on into it. */
export const isUnderWay = (day: string, timeZone: string) => (eb: SessionExpressions) => {
  const midnight = sql<string>`${day}::date::timestamp at time zone ${timeZone}`
  return eb.and([
    eb('s.kind', '=', 'event'),
    eb('s.ends_at', '>', midnight),
    eb('s.starts_at', '<', midnight),
  ])
}

/** Whether the viewer may edit the session `s`. */
export const editable = (viewer: Viewer): RawBuilder<boolean> =>
  hasPermission(viewer, 'view-edit-all-sessions')
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from participants e where e.club_id = s.club_id
      and e.session_id = s.id and e.user_id = ${viewer.user_id} and e.edit)`

/**
 * All of these sessions are there for the viewer, and the viewer's to edit. @throws Refusal for
 * those that are not
 */
export async function demandEditable(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionIds: readonly number[],
): Promise<void> {
  const among = await db
    .selectFrom('sessions as s')
    .select((eb) => [
      eb.fn.countAll<number>().as('there'),
      eb.fn.countAll<number>().filterWhere(editable(viewer)).as('editable'),
    ])
    .where('s.club_id', '=', clubId)
    .where('s.id', '=', anyOf(sessionIds))
    .$if(!isCoach(viewer), (query) =>
      query.where((eb) => eb.or([eb('s.published_at', 'is not', null), editable(viewer)])),
    )
    .executeTakeFirstOrThrow()
  const { size } = new Set(sessionIds)
  demand(among.there === size, 'not_found')
  demand(among.editable === size, 'edit_denied')
}
