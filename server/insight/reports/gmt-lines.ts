import { gmtReport } from '#domain/reports/gmt.ts'
import type { ReportLines, ReportRow } from './build-report.ts'
import { linesOfEntries, type Entry } from './entry-lines.ts'
import { medalDone, partsOfPiece, partsOfRecording, type GmtPart } from './medal-done.ts'
import { oneOfEachOuting, type MedalRecording } from './medal-recordings.ts'
import type { ReportFilter } from './report-filter.ts'

type Rowed = { user_id: number; recording: MedalRecording }

/** Pieces in boats by gold medal speed, and how long and far people were in which zone. */
export const gmtLines: ReportLines<ReportRow<keyof typeof gmtReport.parts>> = async (
  db,
  params,
  filter,
) => {
  const { pieces, recordings } = await medalDone(db, params, filter)
  const rowed = recordingsOfPeople(recordings)
  const recorded = new Set(
    rowed.map(({ user_id, recording }) => keyOf(user_id, recording.session_id, recording.boat)),
  )
  const ofPieces = pieces.flatMap((piece) =>
    piece.user_ids.map((user_id): Entry<GmtPart> => {
      const isRecorded = recorded.has(keyOf(user_id, piece.session_id, piece.boat))
      return { ...entryOf(user_id, piece, filter), parts: partsOfPiece(piece, isRecorded) }
    }),
  )
  const ofRecordings = rowed.map(({ user_id, recording }): Entry<GmtPart> => ({
    ...entryOf(user_id, recording, filter),
    parts: partsOfRecording(recording),
  }))
  return linesOfEntries(gmtReport.parts, [...ofPieces, ...ofRecordings])
}

const keyOf = (user_id: number, session_id: number, { crew_id }: { crew_id: number }) =>
  `${user_id} ${session_id} ${crew_id}`

/** Classes stand apart where the report is asked so. */
const entryOf = (
  user_id: number,
  of: Pick<MedalRecording, 'period' | 'session_id' | 'class'>,
  { classesApart }: ReportFilter,
) => ({
  user_id,
  period: of.period,
  session_id: of.session_id,
  ...(classesApart ? { boat_class: of.class } : {}),
})

/** The recordings that count for each of those who were in the boat. */
function recordingsOfPeople(recordings: readonly MedalRecording[]): Rowed[] {
  const all = recordings.flatMap((recording) =>
    recording.counts_for.map((user_id) => ({ user_id, recording })),
  )
  const sessions = Map.groupBy(
    all,
    ({ user_id, recording }) => `${user_id} ${recording.session_id}`,
  )
  return [...sessions.values()].flatMap((own) => {
    const user_id = own[0]?.user_id ?? 0
    const counted = oneOfEachOuting(
      own.map(({ recording }) => recording),
      ({ owner_id }) => owner_id === user_id,
    )
    return counted.map((recording) => ({ user_id, recording }))
  })
}
