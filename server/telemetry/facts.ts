import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import { found } from '../http/refusal.ts'
import { visibleAthletes } from '../privacy/queries.ts'
import { elsewhere, sessionFacts } from '../sessions/facts.ts'
import { peopleOf, recordingRows } from './queries.ts'
import { viewOf, type RecordingView } from './view.ts'

/** The recordings of a session as far as they are for the viewer. */
export async function sessionRecordings(db: Db, clubId: ClubId, viewer: Viewer, sessionId: number): Promise<RecordingView[]> {
  const session = await sessionFacts(db, clubId, viewer, sessionId)
  const [rows, people, sees] = await Promise.all([
    recordingRows(db, clubId, { session_id: sessionId }),
    peopleOf(db, clubId, sessionId),
    visibleAthletes(db, clubId, viewer.user_id),
  ])
  return rows.flatMap((row) => viewOf(row, { viewer, session, people, sees }) ?? [])
}

const NOBODY = { crews: [], participants: [] }

/** One recording; for whom nothing of it is to be seen it does not exist. */
export async function recordingFacts(db: Db, clubId: ClubId, viewer: Viewer, id: number): Promise<RecordingView> {
  const [row] = await recordingRows(db, clubId, { id })
  if (!row) throw await elsewhere(db, 'activity', viewer, id)
  const { session_id } = row
  const [session, people, sees] = await Promise.all([
    session_id === null ? null : sessionFacts(db, clubId, viewer, session_id),
    session_id === null ? NOBODY : peopleOf(db, clubId, session_id),
    visibleAthletes(db, clubId, viewer.user_id),
  ])
  return found(viewOf(row, { viewer, session, people, sees }))
}
