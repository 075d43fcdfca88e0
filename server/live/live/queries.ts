import { sql } from 'kysely'
import { Id, OneOf, T, type Static } from '#contract/schema.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { RECORDING, RECORDING_STATUSES, sessionState } from '#domain/live/recording.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

const Row = T.Object({
  session_id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  starts_at: T.String(),
  ends_at: T.String(),
  statuses: T.Array(OneOf(...RECORDING_STATUSES)),
  boats: T.Integer(),
  recording: T.Integer(),
})

/** Sessions that were over for longer, or begin later, are not of these hours. */
const HOURS = sql`interval '18 hours'`

const columns = sql`
  s.id as session_id, s.name, s.sport_id, s.starts_at, s.ends_at,
  array(select r.status from live_recordings r
    where r.club_id = s.club_id and r.session_id = s.id
      and r.status <> ${RECORDING.discarded}) as statuses,
  (select count(distinct (r.crew_id, r.user_id)) from live_recordings r
    where r.club_id = s.club_id and r.session_id = s.id
      and r.status = ${RECORDING.active})::int as recording,
  (select count(*) from crews w where w.club_id = s.club_id and w.session_id = s.id
    and not exists (select from seat_race_boats b
      where b.club_id = w.club_id and b.crew_id = w.id))::int as boats`

/**
 * The sessions of these hours, drafts too, the earliest first. One that is over without a recording
 * can no longer be followed, and nobody follows a day off.
 */
export async function sessionsOfTheseHours(db: Db, clubId: ClubId) {
  const rows = await checkedRows(
    db,
    Row,
    sql`
      select ${columns}
      from sessions s
      where s.club_id = ${clubId} and s.kind = 'session'
        and s.sport_id <> ${SPORT.day_off}
        and s.starts_at < now() + ${HOURS} and s.starts_at > now() - interval '60 days'
        and s.ends_at > now() - ${HOURS}
        and (s.ends_at > now() or exists (select from live_recordings r
          where r.club_id = s.club_id and r.session_id = s.id))
      order by s.starts_at, s.id
      limit 200`,
  )
  return rows.map(stateOf)
}

/** One session, however long ago; undefined where the club has none of it. */
export async function liveSessionOf(db: Db, clubId: ClubId, id: number) {
  const statement = sql`select ${columns} from sessions s
    where s.club_id = ${clubId} and s.id = ${id} and s.kind = 'session'`
  const row = await checkedRow(db, Row, statement)
  return row && stateOf(row)
}

const stateOf = ({ statuses, ...session }: Static<typeof Row>) => ({
  ...session,
  state: sessionState(statuses),
})
