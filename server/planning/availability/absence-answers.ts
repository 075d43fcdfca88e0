import { attendanceChanged } from '#contract/events.ts'
import type { AbsenceReason } from '#domain/constants/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { answerOfAbsence } from '#domain/rules/places.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { waitForTurn } from '../attendance/open.ts'
import {
  answerAbsence,
  sessionsOfAbsence,
  takeAnswersBack,
  type SessionsOfAbsenceParams,
} from './statements.ts'

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
  const absence = { club_id: clubId, id }
  await waitInSpan(db, absence)
  const answered = await run(db, answerAbsence, {
    ...absence,
    ...answerOfAbsence(reason),
    takes_over: takesOver,
  })
  return answered.map(({ session_id }) => session_id)
}

/** Takes the answers of the absence back, of what is not over; the sessions it had answered. */
export async function takeBack(db: Db, clubId: ClubId, id: number): Promise<number[]> {
  const absence = { club_id: clubId, id }
  await waitInSpan(db, absence)
  const freed = await run(db, takeAnswersBack, {
    ...absence,
    athlete_role: ROLE.athlete,
    declined: ATTENDANCE.not_attending,
  })
  return freed.map(({ session_id }) => session_id)
}

/** Waits for one's turn in all sessions that the absence answers or has answered. */
async function waitInSpan(db: Db, absence: SessionsOfAbsenceParams): Promise<void> {
  const rows = await run(db, sessionsOfAbsence, absence)
  await waitForTurn(
    db,
    absence.club_id,
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
