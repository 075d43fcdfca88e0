import type { RacePiece, RaceQuery } from '#contract/analysis/race-analysis.ts'
import type { RaceLine } from '#domain/race-analysis/kinds.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import {
  chosenSessions,
  filterOf,
  isMeasured,
  paramsOf,
  piecesOfSessions,
  reportPeople,
  sessionsWithPieces,
  type FilteredReport,
  type DonePieces,
  type ReportFilter,
} from '../reports/open.ts'
import { findFirst } from './find-first.ts'
import { startsOf } from './line-recordings.ts'

/** Racing asks whom and what any report asks, and counts nothing by period. */
const RACING: FilteredReport = { key: 'racing', periods: ['day'] }
/** A comparison may be of any day. */
const ANY_DAYS = { start_date: '1900-01-01', end_date: '9999-12-31' }
/** A page shows so many. */
const MOST_SHOWN = 500

type Piece = ReturnType<typeof piecesOfSessions>[number]
export type SessionPiece = Piece & { session: string }

async function piecesBy(
  db: Db,
  club_id: ClubId,
  filter: ReportFilter,
  session_ids: readonly number[] | null,
): Promise<{ found: DonePieces; pieces: Piece[] }> {
  const people = await reportPeople(db, club_id, filter)
  const user_ids = people.map(({ user_id }) => user_id)
  const params = paramsOf(filter, { club_id, user_ids, session_ids })
  const found = await sessionsWithPieces(db, params, filter)
  const pieces = piecesOfSessions(found, user_ids).map((piece) =>
    isMeasured(piece, filter) ? piece : { ...piece, percent: null, reference: null },
  )
  return { found, pieces }
}

/** The pieces of some sessions as far as the viewer sees them. */
export async function piecesOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  session_ids: readonly number[],
) {
  const day = { start_date: ANY_DAYS.end_date, end_date: ANY_DAYS.end_date }
  const filter = { ...filterOf(RACING, viewer, day), ...ANY_DAYS }
  return piecesBy(db, clubId, filter, [...new Set(session_ids)])
}

/** Whether a piece is the one a line speaks of. */
export const isOfLine =
  ({ session_id, piece, crew_id, user_id }: RaceLine) =>
  (one: RaceLine): boolean =>
    one.session_id === session_id &&
    one.piece === piece &&
    one.crew_id === crew_id &&
    one.user_id === user_id

export const shownPiece = (piece: Piece): RacePiece => ({
  session_id: piece.session_id,
  session: piece.session,
  date: piece.day,
  sport_id: piece.sport_id,
  piece: piece.piece,
  place: piece.place,
  crew_id: piece.crew_id,
  user_id: piece.user_id,
  name: piece.name,
  class: piece.class,
  boat_type: piece.boat_type,
  distance: piece.distance,
  time: piece.time,
  percent: piece.percent,
  stroke_rate: piece.stroke_rate,
})

const idsOf = (list: string | undefined) => list?.split(',').map(Number) ?? []
const sorted = (values: readonly number[]) =>
  [...new Set(values)].toSorted((one, other) => one - other)

/** Nothing is asked for, or this is. */
const isAmong = (asked: readonly number[] = [], value: number | null): boolean =>
  asked.length === 0 || (value !== null && asked.includes(value))

/** How many seconds a piece was planned to take, where it is planned by time alone. */
function plannedTimes({ sessions }: DonePieces) {
  const times = new Map(
    sessions.flatMap(({ session_id, pieces }) =>
      pieces.map(
        ({ piece, planned_distance, planned_time }) =>
          [`${session_id} ${piece}`, planned_distance === null ? planned_time : null] as const,
      ),
    ),
  )
  return ({ session_id, piece }: Piece): number | null =>
    times.get(`${session_id} ${piece}`) ?? null
}

/** The pieces that can be compared, the latest first, and what they can be narrowed down by. */
export async function raceablePieces(db: Db, clubId: ClubId, viewer: Viewer, query: RaceQuery) {
  const { name, boat_types, distances, times, rollingStart, ...others } = query
  const { start = startBy(rollingStart), ...asked } = others
  const filter = filterOf(RACING, viewer, asked)
  const sessions = await chosenSessions(db, clubId, filter)
  const { found: inSessions, pieces } = await piecesBy(db, clubId, filter, sessions)
  const [boats, lengths, durations] = [boat_types, distances, times].map(idsOf)
  const timeOf = plannedTimes(inSessions)
  const text = name?.trim().toLocaleLowerCase() ?? ''
  const chosen = pieces
    .filter(
      (piece) =>
        isAmong(boats, piece.boat_type) &&
        isAmong(lengths, Math.round(piece.distance)) &&
        isAmong(durations, timeOf(piece)) &&
        `${piece.session} ${piece.name}`.toLocaleLowerCase().includes(text),
    )
    .map(shownPiece)
    .toReversed()
  const { found, isCounted } = await (start
    ? withStart(db, clubId, viewer, chosen, start)
    : { found: chosen, isCounted: true })
  return {
    pieces: found.slice(0, MOST_SHOWN),
    count: found.length,
    is_counted: isCounted,
    boat_types: sorted(pieces.flatMap(({ boat_type }) => boat_type ?? [])),
    distances: sorted(pieces.map(({ distance }) => Math.round(distance))),
    times: sorted(pieces.flatMap((piece) => timeOf(piece) ?? [])),
  }
}

const startBy = (isRolling: boolean | undefined) =>
  isRolling === undefined ? undefined : isRolling ? 'rolling' : 'standing'

/** The pieces whose recording shows that they began so. */
const withStart = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  pieces: readonly RacePiece[],
  start: 'rolling' | 'standing',
) =>
  findFirst(pieces, MOST_SHOWN, async (some) => {
    const starts = await startsOf(db, clubId, viewer, some)
    return starts.map((isRolling) => isRolling === (start === 'rolling'))
  })
