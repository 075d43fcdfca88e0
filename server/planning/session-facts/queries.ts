import { sql, type ExpressionBuilder, type RawBuilder } from 'kysely'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
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
  const { rows } = await editableAmong(clubId, viewer, sessionIds).execute(db)
  demandAllEditable(rows[0], sessionIds)
}

type EditableAmong = { there: number; editable: number }

/** How many of the sessions the viewer may know of, and how many of those change. */
export const editableAmong = (
  clubId: ClubId,
  viewer: Viewer,
  sessionIds: readonly number[],
) => sql<EditableAmong>`
  select count(*)::int as there, count(*) filter (where ${editable(viewer)})::int as editable
    from sessions s
  where s.club_id = ${clubId} and s.id = any (${[...sessionIds]}::bigint[])
    and (${isCoach(viewer)} or s.published_at is not null or ${editable(viewer)})`

export function demandAllEditable(
  among: EditableAmong | undefined,
  sessionIds: readonly number[],
): void {
  const { size } = new Set(sessionIds)
  demand(among?.there === size, 'not_found')
  demand(among.editable === size, 'edit_denied')
}
