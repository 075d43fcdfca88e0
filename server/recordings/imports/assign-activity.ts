import { sql, type RawBuilder } from 'kysely'
import { recordingsChanged } from '#contract/events.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { notingSeats, type KnownSeat } from '../telemetry/open.ts'
import type { EditedActivity } from './edited-activity.ts'
import { rederive } from './rederive.ts'
import { droppingEmptied, idsOf, notingAlternatives, piecesElsewhere } from './settle.ts'

export type Assignment = {
  user_id?: number | undefined
  session_id?: number | undefined
  crew_id?: number | null | undefined
  seat?: number | null | undefined
}

/**
 * Sets whose an activity is and where it belongs, with the `seats` that keep their owners. Its
 * parts belong to the same person. Another person's zones recount it; in another sport it is an
 * alternative.
 */
export async function assignActivity(
  db: Db,
  clubId: ClubId,
  activity: EditedActivity,
  to: Assignment,
  seats: readonly KnownSeat[],
): Promise<void> {
  const { user_id = activity.user_id, session_id = activity.session_id } = to
  const [person, moves] = [user_id !== activity.user_id, session_id !== activity.session_id]
  const left = moves && activity.session_id !== null ? [activity.session_id] : []
  const before = sql`
    select id, session_id from activities where club_id = ${clubId} and id = ${activity.id}`
  const emptied = droppingEmptied(clubId, idsOf(left), activity.user_id, sql`select id from moved`)
  const { rows } = await sql<{ ids: number[] }>`
    with seated as (${notingSeats(clubId, seats)}),
    moved as (
      update activities set ${placeFields(to, { user_id, session_id, person, moves })}
      where club_id = ${clubId} and id = ${activity.id}
      returning id, session_id, user_id, sport_id, owner_only
    ),
    numbered as (${piecesElsewhere(clubId, before, session_id)}),
    parts as (
      update activities set user_id = ${user_id}, zone_bounds = null
      where club_id = ${clubId} and merged_into = ${activity.id} and ${person}
      returning id
    ),
    ${notingAlternatives(clubId, sql`select * from moved where ${moves}`)},
    dropped as (${emptied})
    select
      array(select id from moved union select id from parts) as ids,
      (select count(*) from dropped)`.execute(db)
  if (person) await rederive(db, clubId, rows[0]?.ids ?? [])
  const data = {
    session_ids: [...new Set([...left, ...(session_id === null ? [] : [session_id])])],
    user_ids: [...new Set([user_id, activity.user_id])],
  }
  await record(db, recordingsChanged, { clubId, subject: activity.id, data })
}

type Target = { user_id: number; session_id: number | null; person: boolean; moves: boolean }

const placeFields = (to: Assignment, { user_id, session_id, person, moves }: Target) =>
  sql.join([
    sql`user_id = ${user_id}`,
    sql`session_id = ${session_id}`,
    ...(person ? [sql`zone_bounds = null`] : []),
    ...(person || moves ? [sql`counts_first = false`] : []),
    ...seatFields(to, moves),
  ])

/**
 * The boat and seat that are said; in another session, or another boat, those said before do not
 * hold. A seat is one of a boat.
 */
function seatFields({ crew_id, seat }: Assignment, moved: boolean): RawBuilder<unknown>[] {
  const crew = crew_id === undefined && moved ? null : crew_id
  if (crew === undefined) return seat === undefined ? [] : [sql`seat = ${seat}`]
  return [sql`crew_id = ${crew}`, sql`seat = ${crew === null ? null : (seat ?? null)}::smallint`]
}
