import { sql } from 'kysely'
import { Id, nullable, T, type Static, WordOf } from '#contract/schema.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { NAME_MODES } from '#domain/public/names.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { isOpenNow } from './facts.ts'

const Stored = T.Object({
  id: Id,
  session_id: Id,
  token: T.String(),
  names: WordOf(...NAME_MODES),
  show_boats: T.Boolean(),
  show_splits: T.Boolean(),
  show_map: T.Boolean(),
  delay_min: T.Integer(),
  opens_at: T.String(),
  closes_at: T.String(),
  results_at: nullable(T.String()),
  gate_id: nullable(Id),
  created_by: nullable(T.String()),
  created_at: T.String(),
  confirmed_at: nullable(T.String()),
  is_open: T.Boolean(),
})
export type StoredPage = Static<typeof Stored>

/** A page that is not revoked: by its number, or the one of a session. */
export const storedPage = (
  db: Db,
  clubId: ClubId,
  which: { id: number } | { session_id: number },
): Promise<StoredPage | undefined> =>
  checkedRow(
    db,
    Stored,
    sql`
      select p.id, p.session_id, p.token, p.names, p.show_boats, p.show_splits, p.show_map,
        p.delay_min, p.opens_at, p.closes_at, p.results_at, p.gate_id, u.full_name as created_by,
        p.created_at, p.confirmed_at, ${isOpenNow} as is_open
      from public_pages p
      join sessions s on s.club_id = p.club_id and s.id = p.session_id
      left join users u on u.id = p.created_by
      where p.club_id = ${clubId} and p.revoked_at is null
        and ${'id' in which ? sql`p.id = ${which.id}` : sql`p.session_id = ${which.session_id}`}`,
  )

/** What the session says on the page, and when it is. */
export const sessionOfPage = (db: Db, clubId: ClubId, session_id: number) =>
  db
    .selectFrom('sessions')
    .select(['starts_at', 'ends_at', 'public_page_intro', 'video_stream_url'])
    .where('club_id', '=', clubId)
    .where('id', '=', session_id)
    .executeTakeFirst()

const Listed = T.Object({
  id: Id,
  club_id: Id,
  club_name: T.String(),
  session_id: Id,
  session_name: T.String(),
  is_event: T.Boolean(),
  starts_at: T.String(),
  closes_at: T.String(),
  token: T.String(),
  recording: T.Integer(),
  can_end: T.Boolean(),
})

/** Who sees the pages of a club in the list, and who ends those of others there. */
const OVERSEERS = [ROLE.manager, ROLE.head_coach, ROLE.coach]
const HEADS = [ROLE.manager, ROLE.head_coach]

/** The pages that are public now, of the clubs the caller coaches or manages, or of all. */
export const pagesNow = (db: Db, everywhere: boolean): Promise<Static<typeof Listed>[]> =>
  checkedRows(
    db,
    Listed,
    sql`
      select o.* from jsonb_to_recordset(app.public_pages_now(
        ${FEATURE.live_results}, ${OVERSEERS}::int[], ${HEADS}::int[], ${everywhere})) as o(
        id bigint, club_id bigint, club_name text, session_id bigint, session_name text,
        is_event boolean, starts_at timestamptz, closes_at timestamptz, token text,
        recording int, can_end boolean)`,
  )

/** Ends a page of any club, where the caller may; whether there was one. */
export async function endPage(
  db: Db,
  { club_id, id, everywhere }: { club_id: number; id: number; everywhere: boolean },
): Promise<boolean> {
  const ended = sql<boolean>`app.end_public_page(
    ${club_id}, ${id}, ${OVERSEERS}::int[], ${HEADS}::int[], ${everywhere})`
  return (await db.selectNoFrom(ended.as('ended')).executeTakeFirstOrThrow()).ended
}
