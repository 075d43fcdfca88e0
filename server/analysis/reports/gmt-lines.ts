import { gmtReport } from '#domain/reports/gmt.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { medalDone, withParts, type GmtPart, type MedalPiece } from './medal-done.ts'
import { oneOfEachOuting, type MedalRecording } from './medal-recordings.ts'
import type { ReportFilter } from './report-filter.ts'

type Rowed = MedalRecording & { user_id: number }

/** Pieces in boats by gold medal speed, and how long and far people were in which zone. */
export const gmtLines: ReportLines<ReportRow<keyof typeof gmtReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const done = await medalDone(db, params, filter)
  const pieces = done.pieces.flatMap((piece) =>
    piece.user_ids.map((user_id) => ({ ...piece, user_id })),
  )
  const recordings = recordingsOfPeople(done.recordings)
  const counted = withParts(pieces, recordings, keyOf)
  return linesOfEntries(
    gmtReport.parts,
    counted.map((of) => entryOf(of, filter)),
  )
}

const keyOf = ({ user_id, session_id, boat }: Rowed | (MedalPiece & { user_id: number })) =>
  `${user_id} ${session_id} ${boat.crew_id}`

/** Classes stand apart where the report is asked so. */
const entryOf = (
  of: Entry<GmtPart> & Pick<Rowed, 'class'>,
  { classesApart }: ReportFilter,
): Entry<GmtPart> => ({
  user_id: of.user_id,
  period: of.period,
  session_id: of.session_id,
  parts: of.parts,
  ...(classesApart ? { boat_class: of.class } : {}),
})

/** The recordings that count for each of those who were in the boat. */
function recordingsOfPeople(recordings: readonly MedalRecording[]): Rowed[] {
  const all = recordings.flatMap((recording) =>
    recording.counts_for.map((user_id) => ({ ...recording, user_id })),
  )
  const sessions = Map.groupBy(all, ({ user_id, session_id }) => `${user_id} ${session_id}`)
  return [...sessions.values()].flatMap((own) =>
    oneOfEachOuting(own, ({ owner_id, user_id }) => owner_id === user_id),
  )
}
