import { placesMoved } from '#contract/events.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { startAnswers, waitForTurn } from '../attendance/open.ts'
import type { MergedSessions } from './merged-sessions.ts'
import {
  addMergedPeople,
  addMergedRatings,
  freePlaces,
  mergeAnswers,
  writeMergedAnswers,
  type MergeAnswersRow,
} from './statements.ts'

export type MergedAnswer = MergeAnswersRow & { waits: boolean }

/**
 * The answers people bring along. Where places are limited, as long as the session is not over,
 * athletes who wanted one first have it, and all others of them wait in line.
 */
export async function answersToMerge(
  db: Db,
  club_id: ClubId,
  sessions: MergedSessions,
): Promise<MergedAnswer[]> {
  const roles = { attends: ATTENDANCE.attending, athlete_role: ROLE.athlete }
  const answers = await run(db, mergeAnswers, { club_id, ...sessions, ...roles })
  const [place] = await run(db, freePlaces, { club_id, session_id: sessions.into_id, ...roles })
  const free = Math.max(0, place?.free ?? answers.length)
  const late = answers
    .filter((one) => one.wants && one.is_athlete && !one.answered_there)
    .slice(free)
  return answers.map((one) => ({ ...one, waits: late.includes(one) }))
}

/** Whom a merge added to the session that stays, and whose answer or rating it changed there. */
type MergedPeople = {
  people: number[]
  answers: number[]
  alternatives: number[]
  ratings: number[]
}

/** Brings the people along, each with the answer and rating that they have not given there. */
export async function mergePeople(
  db: Db,
  club_id: ClubId,
  sessions: MergedSessions,
): Promise<MergedPeople> {
  const { into_id, from_ids } = sessions
  await waitForTurn(db, club_id, [into_id])
  const all = await answersToMerge(db, club_id, sessions)
  const added = await run(db, addMergedPeople, {
    club_id,
    into_id,
    from_ids,
    athlete_role: ROLE.athlete,
  })
  await startAnswers(db, club_id, added)
  const answered = await writeAnswers(db, club_id, into_id, all)
  const alternatives = await markAlternatives(db, club_id, into_id, all)
  const rated = await run(db, addMergedRatings, { club_id, into_id, from_ids })
  return {
    people: idsOf(added),
    answers: idsOf(answered),
    alternatives: idsOf(alternatives),
    ratings: idsOf(rated),
  }
}

const idsOf = (rows: readonly { user_id: number }[]) => rows.map(({ user_id }) => user_id)

/** Writes the answers of people who have given none there, and notifies those who lose a place. */
async function writeAnswers(
  db: Db,
  club_id: ClubId,
  into_id: number,
  all: readonly MergedAnswer[],
) {
  const given = all.filter(({ answered_there }) => !answered_there)
  const answers = given.map(({ wants, waits, attending, ...answer }) => ({
    ...answer,
    waits,
    attending: wants ? (waits ? ATTENDANCE.not_attending : ATTENDANCE.attending) : attending,
  }))
  const written = await run(db, writeMergedAnswers, {
    club_id,
    into_id,
    answers: JSON.stringify(answers),
  })
  const lost = given.filter((one) => one.waits && one.attending === ATTENDANCE.attending)
  if (lost.length > 0)
    await record(db, placesMoved, {
      clubId: club_id,
      subject: into_id,
      data: { freed: [], lost: idsOf(lost) },
    })
  return written
}

/** Marks those who had answered there, and trained in another sport. */
const markAlternatives = (
  db: Db,
  club_id: ClubId,
  session_id: number,
  all: readonly MergedAnswer[],
) =>
  db
    .updateTable('attendance')
    .set({ did_alternative: true })
    .where((eb) => eb.and({ club_id, session_id, did_alternative: false }))
    .where('user_id', '=', anyOf(idsOf(all.filter((one) => one.did_alternative))))
    .returning('user_id')
    .execute()
