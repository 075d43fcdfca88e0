import type {
  ComparedSession,
  ComparisonQuery,
  ShownComparison,
} from '#contract/analysis/comparison.ts'
import { markedPlaces, usualPiece, usualRecordings } from '#domain/comparison/choice.ts'
import { CURVES } from '#domain/comparison/curves.ts'
import type { Along } from '#domain/comparison/limits.ts'
import { comparedLines, type RecordedLine } from '#domain/comparison/lines.ts'
import { SPORT, usualSplit } from '#domain/constants/sports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { shownFigures } from '#domain/rules/gated-values.ts'
import type { LaidPiece } from '#domain/training/score-layout.ts'
import type { Stretch } from '#domain/training/pieces.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { laidOut } from '../../planning/sessions/open.ts'
import { channelsOfAll, type ChannelColumns } from '../../recordings/activities/open.ts'
import {
  plannedSessions,
  recordingsOfSessions,
  type StoredRecording,
  type StoredSession,
} from './queries.ts'

const READ = ['t', 'distance', 'lat', 'lon', ...CURVES.filter((name) => name !== 'dps')]

const idsOf = (list: string | undefined): number[] => [
  ...new Set(list?.split(',').map(Number) ?? []),
]

type Session = Omit<StoredSession, 'structure' | 'programmes' | 'dropped_pieces'> & {
  plan: readonly LaidPiece[]
  recordings: Recording[]
}
type Recording = StoredRecording & { places: Map<number, Stretch>; pieces: number[] }

function withRecordings(session: StoredSession, recordings: readonly StoredRecording[]): Session {
  const { structure, programmes, dropped_pieces: _, ...head } = session
  const plan = laidOut({ structure, programmes })
  return {
    ...head,
    plan,
    recordings: recordings
      .filter(({ session_id }) => session_id === session.session_id)
      .map((recording) => {
        const places = markedPlaces(recording.marked, plan)
        const pieces = [...places.keys()].toSorted((one, other) => one - other)
        return { ...recording, places, pieces }
      }),
  }
}

/** The chosen recordings in their order, each with its session. */
function chosenIn(sessions: readonly Session[], ids: readonly number[]) {
  return ids.flatMap((id) => {
    const session = sessions.find(({ recordings }) =>
      recordings.some(({ activity_id }) => activity_id === id),
    )
    const recording = session?.recordings.find(({ activity_id }) => activity_id === id)
    return session && recording ? [{ session, recording }] : []
  })
}
type Chosen = ReturnType<typeof chosenIn>[number]

/** The part of a recording that is compared: a piece, or with 0 all of it. */
function stretchOf({ places }: Recording, piece: number, channels: ChannelColumns | undefined) {
  if (piece > 0) return places.get(piece) ?? null
  const t = channels?.get('t')
  const [start, finish] = [t?.at(0), t?.at(-1)]
  return start === undefined || finish === undefined ? null : { start, finish }
}

/** The sessions that are asked for, and the recordings chosen of them. */
async function askedFor(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { ids, recordings }: { ids: readonly number[]; recordings: string | undefined },
) {
  const stored = await plannedSessions(db, clubId, viewer, ids)
  const recorded = await recordingsOfSessions(db, clubId, viewer, ids)
  const sessions = ids.flatMap((id) => {
    const session = stored.find(({ session_id }) => session_id === id)
    return session ? [withRecordings(session, recorded)] : []
  })
  const asked =
    recordings === undefined
      ? usualRecordings(sessions.map((session) => session.recordings))
      : idsOf(recordings)
  const chosen = chosenIn(sessions, asked)
  const missing = ids.length - sessions.length + (asked.length - chosen.length)
  return { sessions, chosen, missing }
}

/**
 * What the address says, worked out of what stands now. @throws Refusal for a first session that is
 * not there for the viewer; other sessions are left out and counted
 */
export async function comparisonOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  query: ComparisonQuery,
): Promise<ShownComparison> {
  await sessionFacts(db, clubId, viewer, id)
  const ids = [...new Set([id, ...idsOf(query.with)])]
  const { recordings } = query
  const { sessions, chosen, missing } = await askedFor(db, clubId, viewer, { ids, recordings })
  const activities = chosen.map(({ recording }) => recording.activity_id)
  const channels = await channelsOfAll(db, clubId, activities, READ)
  const piece = query.piece ?? usualPiece(chosen.map(({ recording }) => recording))
  const along = query.along ?? usualAlong(chosen, channels)
  const compared = comparedLines(
    chosen.map(({ session, recording }) => recordedLine(session, recording, piece, channels)),
    {
      along,
      split: query.split,
      usualSplit: usualSplit(chosen[0]?.recording.sport_id ?? SPORT.rowing),
      isPiece: piece > 0,
    },
  )
  const pieces = new Set(chosen.flatMap(({ recording }) => recording.pieces))
  const shown: ShownComparison = {
    ...compared,
    sessions: sessions.map(shownSession),
    missing,
    along,
    piece,
    pieces: [...pieces].toSorted((one, other) => one - other),
    lines: chosen.flatMap(({ recording }, index) => {
      const line = compared.lines[index]
      const { activity_id, session_id, sport_id } = recording
      return line ? [{ activity_id, session_id, sport_id, ...line }] : []
    }),
  }
  return shownFigures('comparison', shown, viewer)
}

function shownSession({ session_id, name, date, sport_id, recordings }: Session): ComparedSession {
  return {
    session_id,
    name,
    date,
    sport_id,
    recordings: recordings.map((recording) => {
      const { places: _places, marked: _marked, session_id: _session, ...shown } = recording
      return shown
    }),
  }
}

function recordedLine(
  { plan }: Session,
  recording: Recording,
  piece: number,
  channels: ReadonlyMap<number, ChannelColumns>,
): RecordedLine {
  const own = channels.get(recording.activity_id)
  return {
    channels: own ?? new Map(),
    stretch: stretchOf(recording, piece, own),
    planned: plan[piece - 1]?.planned_distance ?? null,
  }
}

/** By distance where all have recorded it. */
const usualAlong = (
  chosen: readonly Chosen[],
  channels: ReadonlyMap<number, ChannelColumns>,
): Along =>
  chosen.every(({ recording }) => channels.get(recording.activity_id)?.has('distance'))
    ? 'distance'
    : 'time'
