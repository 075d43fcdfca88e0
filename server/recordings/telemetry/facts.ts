import { canViewSession, type SessionFacts } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import {
  recordingsOf,
  type RecordingRow,
  type Recordings,
  type RecordingsBy,
  type SessionPeople,
} from './queries.ts'
import {
  seatedIn,
  seatsSeen,
  viewOf,
  type Around,
  type RecordingView,
  type SeatedRecording,
  type SeatView,
} from './view.ts'

/** The recordings of a session as far as they are for the viewer. */
export async function sessionRecordings(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
): Promise<RecordingView[]> {
  await sessionFacts(db, clubId, viewer, sessionId)
  const recordings = await recordingsOf(db, clubId, { session_ids: [sessionId] }, viewer.user_id)
  const around = aroundOf(recordings, viewer)
  return recordings.rows.flatMap((row) => viewOf(row, around(row)) ?? [])
}

/** One recording; for whom nothing of it is to be seen it does not exist. */
export async function recordingFacts(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
): Promise<RecordingView> {
  const recordings = await recordingsOf(db, clubId, { ids: [id] }, viewer.user_id)
  const [row] = recordings.rows
  if (!row) throw await elsewhere(db, 'activity', viewer, id)
  const around = aroundOf(recordings, viewer)(row)
  demand(row.session_id === null || around.session !== null, 'not_found')
  return found(viewOf(row, around))
}

/**
 * The owners of the seats of recordings by all that is known of them and their sessions, no matter
 * who asks; recordings without strokes of an oar are left out.
 */
export async function seatedRecordings(
  db: Db,
  clubId: ClubId,
  by: RecordingsBy,
): Promise<SeatedRecording[]> {
  const recordings = await recordingsOf(db, clubId, by, null)
  return recordings.rows.flatMap((row) => seatedIn(row, peopleIn(recordings, row)) ?? [])
}

/** The same with what the viewer sees of it, be the recording as a whole theirs to see or not. */
export async function seatsFor(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  by: RecordingsBy,
): Promise<SeatsSeen[]> {
  const recordings = await recordingsOf(db, clubId, by, viewer.user_id)
  const around = aroundOf(recordings, viewer)
  return recordings.rows.flatMap((row) => {
    const seated = seatedIn(row, peopleIn(recordings, row))
    return seated ? [{ ...seated, seats: seatsSeen(seated, around(row)) }] : []
  })
}

export type SeatsSeen = Omit<SeatedRecording, 'seats'> & { seats: SeatView[] }

const NOBODY: SessionPeople = { crews: [], participants: [] }
const peopleIn = ({ people }: Recordings, { session_id }: RecordingRow): SessionPeople =>
  people[String(session_id)] ?? NOBODY

/** What is around a recording for the viewer; no session where it is one they may not see. */
function aroundOf(recordings: Recordings, viewer: Viewer): (row: RecordingRow) => Around {
  const sees = new Set(recordings.sees)
  const seen = (session: SessionFacts | undefined) =>
    session && canViewSession(viewer, session) ? session : null
  return (row) => ({
    viewer,
    session: seen(recordings.sessions[String(row.session_id)]),
    people: peopleIn(recordings, row),
    sees,
  })
}
