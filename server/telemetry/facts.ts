import type { SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import { found, Refusal } from '../http/refusal.ts'
import { visibleAthletes } from '../privacy/queries.ts'
import { elsewhere, sessionFacts } from '../sessions/facts.ts'
import { peopleOf, recordingRows, type RecordingsBy } from './queries.ts'
import { strokeChannels } from './stroke-channels.ts'
import { seatedIn, seatsSeen, viewOf, type RecordingView, type SeatedRecording, type SeatView } from './view.ts'

/** The recordings of a session as far as they are for the viewer. */
export async function sessionRecordings(db: Db, clubId: ClubId, viewer: Viewer, sessionId: number): Promise<RecordingView[]> {
  const session = await sessionFacts(db, clubId, viewer, sessionId)
  const [rows, people, sees] = await Promise.all([
    recordingRows(db, clubId, { session_ids: [sessionId] }),
    peopleOf(db, clubId, [sessionId]),
    visibleAthletes(db, clubId, viewer.user_id),
  ])
  return rows.flatMap((row) => viewOf(row, { viewer, session, people: people.get(sessionId) ?? NOBODY, sees }) ?? [])
}

const NOBODY = { crews: [], participants: [] }

/** One recording; for whom nothing of it is to be seen it does not exist. */
export async function recordingFacts(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<RecordingView> {
  const [row] = await recordingRows(db, clubId, { ids: [id] })
  if (!row) throw await elsewhere(db, 'activity', viewer, id)
  const { session_id } = row
  const [session, people, sees] = await Promise.all([
    session_id === null ? null : sessionFacts(db, clubId, viewer, session_id),
    peopleOf(db, clubId, session_id === null ? [] : [session_id]),
    visibleAthletes(db, clubId, viewer.user_id),
  ])
  return found(viewOf(row, { viewer, session, people: people.get(session_id ?? 0) ?? NOBODY, sees }))
}

/** Whose the seats of recordings are by all that is known of them and their sessions, whoever asks; what holds no strokes of an oar is left out. */
export async function seatedRecordings(db: Db, clubId: ClubId, by: RecordingsBy): Promise<SeatedRecording[]> {
  const rows = (await recordingRows(db, clubId, by)).filter(({ channel_names }) => strokeChannels(channel_names) !== null)
  const people = await peopleOf(db, clubId, [...new Set(rows.flatMap(({ session_id }) => session_id ?? []))])
  return rows.flatMap((row) => seatedIn(row, people.get(row.session_id ?? 0) ?? NOBODY) ?? [])
}

/** The same with what the viewer sees of it, be the recording as a whole theirs to see or not. */
export async function seatsFor(db: Db, clubId: ClubId, viewer: Viewer, recordings: readonly SeatedRecording[]): Promise<SeatsSeen[]> {
  if (recordings.length === 0) return []
  const sees = await visibleAthletes(db, clubId, viewer.user_id)
  const sessionIds = [...new Set(recordings.flatMap(({ row }) => row.session_id ?? []))]
  const sessions = new Map(await Promise.all(sessionIds.map(async (id) => [id, await seenSession(db, clubId, viewer, id)] as const)))
  return recordings.map((recording) => ({
    ...recording,
    seats: seatsSeen(recording, { viewer, session: sessions.get(recording.row.session_id ?? 0) ?? null, sees }),
  }))
}

export type SeatsSeen = Omit<SeatedRecording, 'seats'> & { seats: SeatView[] }

/** Null for a session the viewer may not see. */
async function seenSession(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<SessionFacts | null> {
  try {
    return await sessionFacts(db, clubId, viewer, id)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
