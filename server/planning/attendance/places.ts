import { placesMoved } from '#contract/events.ts'
import { ABSENCE_REASONS } from '#domain/constants/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { settlePlaces as settle, startingAnswer, type Settled } from '#domain/rules/places.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { record } from '../../events/record.ts'
import { notifyAll } from '../../delivery/notify.ts'
import { openSessionName } from './queries.ts'
import {
  newcomers,
  sessionsInTurn,
  standings,
  writeStandings,
  writeStarts,
  type StandingsRow,
} from './statements.ts'

/**
 * Waits for one's turn in those of the sessions that have a limit: what gives or frees a place
 * comes after what others have begun. Whatever writes answers there waits for it first, so that
 * nobody holds an answer and waits for a session.
 */
export async function waitForTurn(
  db: Db,
  club_id: ClubId,
  session_ids: readonly number[],
): Promise<void> {
  if (session_ids.length > 0) await run(db, sessionsInTurn, { club_id, session_ids })
}

/**
 * Gives places as the rules have it, after anything that may have changed them. Those who win or
 * lose one without having asked are in the event.
 */
export async function settlePlaces(
  db: Db,
  clubId: ClubId,
  session_ids: readonly number[],
  by: number | null,
): Promise<void> {
  await waitForTurn(db, clubId, session_ids)
  const rows = await run(db, standings, {
    club_id: clubId,
    session_ids,
    athlete_role: ROLE.athlete,
    attends: ATTENDANCE.attending,
    declined: ATTENDANCE.not_attending,
  })
  const sessions = [...Map.groupBy(rows, ({ session_id }) => session_id)]
  const settled = sessions.flatMap(([session_id, people]) =>
    settledIn(people).map((one) => ({ ...one, session_id })),
  )
  if (settled.length === 0) return
  await run(db, writeStandings, { club_id: clubId, standings: JSON.stringify(settled) })
  for (const [subject, people] of Map.groupBy(settled, ({ session_id }) => session_id)) {
    const data = { freed: movedIn(people, 'freed'), lost: movedIn(people, 'lost') }
    if (data.freed.length + data.lost.length > 0)
      await record(db, placesMoved, { clubId, by, subject, data })
  }
}

function settledIn(people: readonly StandingsRow[]): Settled[] {
  const [session] = people
  if (!session) return []
  const { limit, is_over, now } = session
  return settle(people, { limit, is_over, now })
}

const movedIn = (people: readonly Settled[], how: 'freed' | 'lost') =>
  people.filter(({ moved }) => moved === how).map(({ user_id }) => user_id)

/** Somebody who has just come into a session, or has no answer in it any more. */
export type Newcomer = { session_id: number; user_id: number }

/** Gives those of them who have not answered the answer they start with. */
export async function startAnswers(
  db: Db,
  club_id: ClubId,
  added: readonly Newcomer[],
): Promise<void> {
  if (added.length === 0) return
  const rows = await run(db, newcomers, {
    club_id,
    added: JSON.stringify(added),
    athlete_role: ROLE.athlete,
  })
  const starts = rows.flatMap(({ limited, reason, ...person }) => {
    const absence = ABSENCE_REASONS.find((one) => one === reason) ?? null
    const start = startingAnswer(absence, limited)
    return start ? [{ ...person, ...start }] : []
  })
  if (starts.length > 0) await run(db, writeStarts, { club_id, starts: JSON.stringify(starts) })
}

type Moved = { freed: readonly number[]; lost: readonly number[]; by: number | null }

/** Notifies of a place won or lost, only in published sessions that are not over. */
export async function notifyMoved(
  db: Db,
  clubId: ClubId,
  id: number,
  { freed, lost, by }: Moved,
): Promise<void> {
  const session = await openSessionName(db, clubId, id)
  if (session === undefined) return
  const link = `/session/${id}`
  const notice = { by, values: { session }, link, about_club: clubId, sessions: [id] }
  await notifyAll(db, freed, { ...notice, kind: 'place-freed', level: 'success' })
  await notifyAll(db, lost, { ...notice, kind: 'place-lost', level: 'warning' })
}
