import { attendanceChanged } from '#contract/events.ts'
import type { AbsenceReason } from '#domain/constants/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { answerOfAbsence } from '#domain/rules/places.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { startAnswers, waitForTurn } from '../attendance/open.ts'
import {
  answerAbsence,
  answersByDays,
  sessionsOfAbsence,
  takeAnswersBack,
  type SessionsOfAbsenceParams,
  type TakeAnswersBackRow,
} from './statements.ts'

const ROLES = { athlete_role: ROLE.athlete, declined: ATTENDANCE.not_attending }

type Answering = {
  id: number
  reason: AbsenceReason
  /** It takes the place of a yes that the person has given. */
  takesOver: boolean
}

/** Answers what lies in the span of the absence and is not over; the sessions it answered. */
export async function answerWith(
  db: Db,
  clubId: ClubId,
  { id, reason, takesOver }: Answering,
): Promise<number[]> {
  await waitInSpan(db, { club_id: clubId, ids: [id] })
  const answered = await run(db, answerAbsence, {
    club_id: clubId,
    id,
    ...answerOfAbsence(reason),
    takes_over: takesOver,
  })
  return answered.map(({ session_id }) => session_id)
}

/** Takes the answers of the absences back, of what is not over; where they had answered for whom. */
export async function takeBack(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
): Promise<TakeAnswersBackRow[]> {
  await waitInSpan(db, { club_id, ids })
  return run(db, takeAnswersBack, { club_id, ids, session_ids: null, ...ROLES })
}

type Moved = { clubId: ClubId; subjects: readonly number[]; by: number | null }

/**
 * Answers of days away follow sessions that have moved or come back: one of days that a session no
 * longer lies in is taken back, and people without an answer get that of days it lies in.
 */
export async function followDays(
  db: Db,
  { clubId: club_id, subjects: session_ids, by }: Moved,
): Promise<void> {
  const people = await run(db, answersByDays, { club_id, session_ids })
  if (people.length === 0) return
  await waitForTurn(db, club_id, session_ids)
  const ids = [...new Set(people.flatMap(({ absence_id }) => absence_id ?? []))]
  if (ids.length > 0) await run(db, takeAnswersBack, { club_id, ids, session_ids, ...ROLES })
  await startAnswers(db, club_id, people)
  const bySession = Map.groupBy(people, ({ session_id }) => session_id)
  const alike = Map.groupBy(bySession, ([, those]) => those.map(({ user_id }) => user_id).join())
  for (const sessions of alike.values()) {
    const user_ids = sessions[0]?.[1].map(({ user_id }) => user_id) ?? []
    const subject = sessions.map(([id]) => id)
    await record(db, attendanceChanged, { clubId: club_id, by, subject, data: { user_ids } })
  }
}

/** Waits for one's turn in all sessions that the absences answer or have answered. */
async function waitInSpan(db: Db, absences: SessionsOfAbsenceParams): Promise<void> {
  const rows = await run(db, sessionsOfAbsence, absences)
  await waitForTurn(
    db,
    absences.club_id,
    rows.map(({ session_id }) => session_id),
  )
}

export async function recordAnswers(
  db: Db,
  clubId: ClubId,
  userId: number,
  { answered: subject, by = userId }: { answered: readonly number[]; by?: number },
): Promise<void> {
  if (subject.length === 0) return
  await record(db, attendanceChanged, { clubId, by, subject, data: { user_ids: [userId] } })
}
