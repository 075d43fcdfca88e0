import { sql } from 'kysely'
import type { ConnectCode } from '#contract/live/live.ts'
import { Id, nullable, T } from '#contract/schema.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { connectLink, newConnectCode } from './connect-link.ts'

const Row = T.Object({
  id: Id,
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  code: T.String(),
})

/** The crews of a session, and the athletes down for it who sit in none and whom the viewer sees. */
export const recordersOf = (
  clubId: ClubId,
  { session_id, viewer_id }: { session_id: number; viewer_id: number },
) => sql`
    select w.id as crew_id, null::bigint as user_id,
      app.crew_name(w.club_id, w.id, w.name) as name, 0 as place
    from crews w
    where w.club_id = ${clubId} and w.session_id = ${session_id} and not exists (
      select from seat_race_boats b where b.club_id = w.club_id and b.crew_id = w.id)
    union all
    select null, p.user_id, u.full_name, 1
    from participants p
    join users u on u.id = p.user_id
    where p.club_id = ${clubId} and p.session_id = ${session_id} and p.role_id = app.athlete()
      and ${visibleTo(sql`p.user_id`, clubId, viewer_id)}
      and not exists (
        select from crew_users cu
        join crews w on w.club_id = cu.club_id and w.id = cu.crew_id
        where cu.club_id = p.club_id and cu.user_id = p.user_id and w.session_id = p.session_id)`

type Making = { session_id: number; viewer_id: number; renew: readonly number[] }

/**
 * The codes of the crews of a session, and of the athletes down for it who sit in none and whom the
 * viewer sees. Those without one get it; the codes of some become others.
 */
export async function codesOf(
  db: Db,
  clubId: ClubId,
  publicUrl: string,
  { session_id, viewer_id, renew }: Making,
): Promise<ConnectCode[]> {
  const recorders = recordersOf(clubId, { session_id, viewer_id })
  const wanting = await checkedRows(
    db,
    T.Object({ crew_id: nullable(Id), user_id: nullable(Id) }),
    sql`
      select m.crew_id, m.user_id from (${recorders}) m
      where not exists (select from connect_codes k
        where k.club_id = ${clubId} and k.session_id = ${session_id}
          and k.crew_id is not distinct from m.crew_id
          and k.user_id is not distinct from m.user_id and k.id <> all (${renew}::bigint[]))`,
  )
  if (renew.length > 0) await endRecordingsBy(db, clubId, session_id, renew)
  if (wanting.length > 0) await make(db, clubId, session_id, wanting)
  const rows = await checkedRows(
    db,
    Row,
    sql`
      select k.id, k.crew_id, k.user_id, m.name, k.code
      from (${recorders}) m
      join connect_codes k on k.club_id = ${clubId} and k.session_id = ${session_id}
        and k.crew_id is not distinct from m.crew_id and k.user_id is not distinct from m.user_id
      order by m.place, m.name collate names, k.id`,
  )
  return Promise.all(
    rows.map(async ({ code, ...row }) => ({ ...row, ...(await connectLink(publicUrl, code)) })),
  )
}

/**
 * Phones that record by a code send nothing more once it is renewed, until they have the new one;
 * what they have sent stays. One that records by a sticker gets a token again by itself.
 */
const endRecordingsBy = (db: Db, clubId: ClubId, session_id: number, codes: readonly number[]) =>
  sql`
    update live_recordings r
    set token_hash = sha256(convert_to(gen_random_uuid()::text, 'UTF8'))
    from connect_codes k
    where r.club_id = ${clubId} and r.session_id = ${session_id}
      and (r.status < ${RECORDING.finished} or r.abandoned_from is not null)
      and k.club_id = r.club_id and k.session_id = r.session_id and k.id = any (${codes}::bigint[])
      and k.crew_id is not distinct from r.crew_id
      and k.user_id is not distinct from r.user_id`.execute(db)

/** A new code takes the place of one there is. */
async function make(
  db: Db,
  club_id: ClubId,
  session_id: number,
  wanting: readonly { crew_id: number | null; user_id: number | null }[],
): Promise<void> {
  await db
    .insertInto('connect_codes')
    .values(
      wanting.map((one) => ({
        ...one,
        club_id,
        session_id,
        code: newConnectCode(),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'session_id', 'crew_id', 'user_id'])
        .doUpdateSet((eb) => ({ code: eb.ref('excluded.code') })),
    )
    .execute()
}
