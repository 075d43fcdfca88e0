import { sql } from 'kysely'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import type { Answer } from '#domain/rules/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { run } from '../../db/statement.ts'
import { answersOfPeople, register } from './statements.ts'

type Reader = { user_id: number; /** May edit the session. */ edits: boolean }

/**
 * The register. Health, reason and note are for those who see the person; late and no-show for the
 * person and for who edits.
 */
export async function attendanceOf(
  db: Db,
  club_id: ClubId,
  session_id: number,
  { user_id: viewer_id, edits }: Reader,
): Promise<AttendanceRow[]> {
  const rows = await run(db, register, { club_id, session_id, viewer_id, edits })
  return rows.map(({ role_id, ill, injured, ill_now, injured_now, answered_at, ...row }) => ({
    ...row,
    user_role_id: role_id,
    health_statuses: healthOf({ ill, injured }),
    ...((ill_now || injured_now) && {
      health_now: healthOf({ ill: ill_now, injured: injured_now }),
    }),
    answered_at: answered_at && withoutMilliseconds(answered_at),
  }))
}

const healthOf = ({ ill, injured }: { ill: boolean; injured: boolean }) => [
  ...(injured ? [HEALTH_STATUS.injured] : []),
  ...(ill ? [HEALTH_STATUS.ill] : []),
]

export type MarkedPerson = {
  user_id: number
  answer: Answer
  waiting: boolean
  /** Places are limited for this person. */
  limited: boolean
  /** The viewer sees what belongs to the person. */
  seen: boolean
}

type Marked = { ids: readonly number[]; viewerId: number }

/**
 * What those of the people asked for who are in the session have said. Nobody else changes it
 * before the transaction ends: answers to a
 * session take turns, for the places too, and who has said nothing gets an empty row first, because
 * only a row can be locked.
 */
export async function answersInTurn(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { ids, viewerId }: Marked,
): Promise<MarkedPerson[]> {
  await sql`
    with turn as materialized (
      select id, attendance_limit from sessions where club_id = ${clubId}
        and id = ${sessionId} for no key update
    )
    insert into attendance (club_id, session_id, user_id, attending, answered_at)
    select p.club_id, p.session_id, p.user_id, case when ${isLimited} then 2 end, null
    from turn s join participants p on p.club_id = ${clubId} and p.session_id = s.id
    where p.user_id = any (${[...ids]}::bigint[])
    on conflict do nothing`.execute(db)
  const rows = await run(db, answersOfPeople, {
    club_id: clubId,
    session_id: sessionId,
    people: ids,
    viewer_id: viewerId,
    athlete_role: ROLE.athlete,
  })
  return rows.map(({ user_id, limited, waiting, seen, ill, injured, ...answer }) => ({
    user_id,
    limited,
    waiting,
    seen,
    answer: { ...answer, health_statuses: healthOf({ ill, injured }) } as Answer,
  }))
}

const isLimited = sql`(p.role_id = app.athlete() and s.attendance_limit is not null)`

/** Those of the given people who are waiting for a place, in the order of the line. */
export async function waitingOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('attendance')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('session_id', '=', sessionId)
    .where('waiting_since', 'is not', null)
    .where('user_id', '=', anyOf(ids))
    .orderBy('waiting_since')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The name of a session that is published and not over. */
export async function openSessionName(
  db: Db,
  club_id: ClubId,
  id: number,
): Promise<string | undefined> {
  const session = await db
    .selectFrom('sessions')
    .select('name')
    .where((eb) => eb.and({ club_id, id }))
    .where('published_at', 'is not', null)
    .where('ends_at', '>', sql<string>`now()`)
    .executeTakeFirst()
  return session?.name
}

/** What a workbook of the register is headed with. */
export async function registerHead(
  db: Db,
  clubId: ClubId,
  sessionId: number,
): Promise<{ name: string; day: string }> {
  const head = await db
    .selectFrom('sessions as s')
    .innerJoin('clubs as c', 'c.id', 's.club_id')
    .select(['s.name', sql<string>`(s.starts_at at time zone c.time_zone)::date`.as('day')])
    .where('s.club_id', '=', clubId)
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  return head ?? { name: '', day: '' }
}
