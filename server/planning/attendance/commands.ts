import { sql } from 'kysely'
import { HEALTH_STATUS } from '#domain/constants/statuses.ts'
import {
  answerAfter,
  closedFields,
  isChangedMeanwhile,
  type AnswerMark,
  type NextAnswer,
} from '#domain/rules/attendance.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { attendanceChanged } from '#contract/events.ts'
import { record } from '../../events/record.ts'
import { answersInTurn, attendanceOf, waitingOf, type MarkedPerson } from './queries.ts'

export type Mark = AnswerMark & { user_id: number }
type Marking = {
  session_id: number
  marks: readonly Mark[]
  reader: { user_id: number; edits: boolean }
  /** The guardian who answers for the reader; the reader where nobody is named. */
  by?: number
}

/**
 * Writes all marks or none; the writer must be allowed to make them.
 * @returns those of the marked who are now waiting for a place
 * @throws Refusal not_a_participant; invalid for what the writer does not see; changed_meanwhile
 *   with the answers as they are now
 */
export async function markAttendance(
  db: Db,
  clubId: ClubId,
  { session_id, marks, reader, by = reader.user_id }: Marking,
): Promise<number[]> {
  const ids = marks.map(({ user_id }) => user_id)
  const people = await answersInTurn(db, clubId, session_id, { ids, viewerId: reader.user_id })
  demand(people.length === marks.length, 'not_a_participant')
  const pairs = marks.flatMap((mark) =>
    people.filter(({ user_id }) => user_id === mark.user_id).map((person) => ({ mark, person })),
  )
  demandOpen(pairs)
  const stale = pairs
    .filter(({ mark, person }) => isChangedMeanwhile(person.answer, mark, person.limited))
    .map(({ mark }) => mark.user_id)
  if (stale.length > 0) {
    const rows = await attendanceOf(db, clubId, session_id, reader)
    throw new Refusal('changed_meanwhile', {
      current: rows.filter(({ user_id }) => stale.includes(user_id)),
    })
  }
  const answers = pairs.map(({ mark, person }) => ({
    user_id: person.user_id,
    ...answerAfter(person.answer, mark, {
      limited: person.limited,
      waiting: person.waiting,
      seesPerson: person.seen,
    }),
  }))
  await saveAnswers(db, clubId, session_id, { answers, by })
  await record(db, attendanceChanged, {
    clubId,
    by,
    subject: session_id,
    data: { user_ids: ids },
  })
  return people.some(({ limited }) => limited) ? waitingOf(db, clubId, session_id, ids) : []
}

type Pair = { mark: Mark; person: MarkedPerson }

function demandOpen(pairs: readonly Pair[]): void {
  const closed = pairs.flatMap(({ mark, person }) =>
    closedFields(mark, person.seen).map((field) => `users.${mark.user_id}.${field}`),
  )
  const fields = Object.fromEntries(closed.map((field) => [field, 'closed_to_you' as const]))
  demand(closed.length === 0, 'invalid', { fields })
}

type Saved = { answers: readonly (NextAnswer & { user_id: number })[]; by: number }

/**
 * Writes the answers that result from a mark; the database gives out the places. Nobody moves up
 * once a session is over, so a mark joins the line again then.
 */
export async function saveAnswers(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  { answers, by }: Saved,
): Promise<void> {
  const rows = answers.map(({ health_statuses, ...answer }) => ({
    ...answer,
    injured: health_statuses.includes(HEALTH_STATUS.injured),
    ill: health_statuses.includes(HEALTH_STATUS.ill),
  }))
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as g (user_id bigint,
        attending smallint,
        waits boolean, asks boolean, ill boolean, injured boolean, did_alternative boolean,
        reason text, note text, presence text, answers boolean)
    )
    insert into attendance as a (club_id, session_id, user_id, attending, waiting_since, ill,
      injured,
      did_alternative, reason, note, presence, absence_id, answered_by)
    select ${clubId}, ${sessionId}, g.user_id, g.attending,
      case when g.waits and g.asks and w.is_over then now()
        when g.waits then coalesce(o.waiting_since, now()) end,
      g.ill, g.injured, g.did_alternative, g.reason, g.note, g.presence,
      case when not g.answers then o.absence_id end, ${by}
    from given g
    cross join (select exists (select from sessions s where s.club_id = ${clubId}
      and s.id = ${sessionId} and s.ends_at <= now()) as is_over) w
    left join attendance o
      on o.club_id = ${clubId} and o.session_id = ${sessionId} and o.user_id = g.user_id
    on conflict (club_id, session_id, user_id) do update set attending = excluded.attending,
      waiting_since = excluded.waiting_since, ill = excluded.ill, injured = excluded.injured,
      did_alternative = excluded.did_alternative, reason = excluded.reason, note = excluded.note,
      presence = excluded.presence, absence_id = excluded.absence_id, answered_at = now(),
      answered_by = excluded.answered_by`.execute(db)
}
