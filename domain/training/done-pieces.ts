import { boatById, type BoatSport } from '../constants/boats.ts'
import { crewClassLabel, type CrewClass } from './crew-class.ts'
import { gmtOfCrewClass, gmtReference, type ClassGmt, type DatedGmt } from './crew-gmt.ts'
import { gmtPercent } from './gmt.ts'
import { placeInPlan, type LaidPiece } from './score-layout.ts'
import { figuresAt, pieceFigures, type ScoreAt } from './score-pieces.ts'

/** A boat of a session with the people in it. */
export type DoneCrew = CrewClass & {
  crew_id: number
  name: string
  gmt_score: number | null
  /** The day its own gold medal time was set, where that is known. */
  gmt_set_on?: string | null
  user_ids: readonly number[]
}
/** What was entered or measured for an athlete or a boat; one of the two is there. */
type DoneResult = {
  result_id: number
  user_id: number | null
  crew_id: number | null
  name: string
  scores: readonly ScoreAt[]
}
export type DoneSession = {
  sport_id: number
  pieces: readonly LaidPiece[]
  crews: readonly DoneCrew[]
  results: readonly DoneResult[]
}

/** The gold medal time a piece is measured by: of whom it is, and seconds over metres. */
export type MedalReference = DatedGmt & { class: string; is_own: boolean }

/** A split or a segment of a piece: metres, seconds, strokes a minute. */
type DoneSplit = { distance: number; time: number; stroke_rate: number | null }

/** A piece with a time and a distance, in seconds and metres. */
export type DonePiece = {
  result_id: number
  crew_id: number | null
  user_id: number | null
  boat_type: number | null
  /** The boat it was rowed in, with everybody in it. */
  boat: DoneCrew | null
  piece: number
  /** Which of the plan it is, from 1; null for one that is no longer planned. */
  place: number | null
  name: string
  class: string
  sport: BoatSport | null
  distance: number
  time: number
  stroke_rate: number | null
  /** Watts that were entered, and on a rowing machine those of the speed. */
  power: number | null
  /** The parts of it in their order, where all of them are there. */
  splits: readonly DoneSplit[]
  reference: MedalReference | null
  /** Percent of gold medal speed. */
  percent: number | null
  /** Those for whom it counts. */
  user_ids: readonly number[]
}

/** The crew's own gold medal time, else that of its class for a piece so long. */
export function medalReference(
  gmts: readonly ClassGmt[],
  crew: CrewClass & Pick<DoneCrew, 'gmt_score' | 'gmt_set_on'>,
  distance: number,
): MedalReference | null {
  const label = crewClassLabel(crew)
  const named = crew.age === 'senior' ? label : `${crew.age.toUpperCase()} ${label}`
  if (crew.gmt_score !== null)
    return {
      class: named,
      is_own: true,
      distance_m: gmtReference(crew.boat_type),
      time_s: crew.gmt_score,
      set_on: crew.gmt_set_on ?? null,
    }
  const gmt = gmtOfCrewClass(gmts, crew, distance)
  return gmt && { ...gmt, class: named, is_own: false }
}

/**
 * The pieces of a session that have a time and a distance. What was entered for somebody alone goes
 * before what was entered for their boat, so that a piece counts once for each of them.
 */
export function donePieces(session: DoneSession, gmts: readonly ClassGmt[]): DonePiece[] {
  const own = session.results.filter(({ user_id }) => user_id !== null)
  const alone = own.flatMap((result) => piecesOf(session, result, gmts))
  const counted = new Set(alone.map(({ piece, user_ids }) => `${piece} ${user_ids[0]}`))
  const boats = session.results
    .filter(({ crew_id }) => crew_id !== null)
    .flatMap((result) => piecesOf(session, result, gmts))
    .map((piece) => ({
      ...piece,
      user_ids: piece.user_ids.filter((id) => !counted.has(`${piece.piece} ${id}`)),
    }))
  return [...boats, ...alone].filter(({ user_ids }) => user_ids.length > 0)
}

function piecesOf(
  session: DoneSession,
  { result_id, user_id, crew_id, name, scores }: DoneResult,
  gmts: readonly ClassGmt[],
): DonePiece[] {
  const { pieces, sport_id } = session
  const crew = user_id === null ? crewWith(session, crew_id) : boatOf(session, user_id)
  const numbers = [...new Set(scores.map(({ piece }) => piece))].filter((piece) => piece > 0)
  return numbers.flatMap((piece): DonePiece[] => {
    const context = { sport_id }
    const figures = pieceFigures(scores, piece, pieces, context)
    const { time, distance, stroke_rate, power } = figures
    if (time === null || distance === null || time <= 0 || distance <= 0) return []
    const reference = crew ? medalReference(gmts, crew, distance) : null
    return [
      {
        result_id,
        crew_id,
        user_id,
        boat_type: crew?.boat_type ?? null,
        boat: crew ?? null,
        piece,
        place: placeInPlan(pieces, piece),
        name,
        class: crew ? crewClassLabel(crew) : '',
        sport: (crew && boatById(crew.boat_type)?.sport) ?? null,
        distance,
        time,
        stroke_rate,
        power,
        splits: splitsOf(scores, piece, pieces, context),
        reference,
        percent: gmtPercent(distance, time, reference),
        user_ids: user_id === null ? (crew?.user_ids ?? []) : [user_id],
      },
    ]
  })
}

/** The splits of a piece, none where one of them is missing. */
function splitsOf(
  scores: readonly ScoreAt[],
  piece: number,
  pieces: readonly LaidPiece[],
  context: { sport_id: number },
): DoneSplit[] {
  const laid = pieces.find((one) => one.piece === piece)
  const parts = scores
    .filter((score) => score.piece === piece && score.part !== 'piece' && score.part !== 'set')
    .toSorted((one, other) => one.number - other.number)
  const splits = parts.flatMap((score): DoneSplit[] => {
    const { distance, time, stroke_rate } = figuresAt(scores, score, laid, context)
    return distance !== null && time !== null && time > 0 ? [{ distance, time, stroke_rate }] : []
  })
  return laid && splits.length === laid.parts.length ? splits : []
}

const crewWith = ({ crews }: DoneSession, id: number | null): DoneCrew | undefined =>
  crews.find(({ crew_id }) => crew_id === id)

/** The boat somebody sat in; nobody knows which where it is one of several. */
function boatOf({ crews }: DoneSession, user_id: number): DoneCrew | undefined {
  const [first, ...others] = crews.filter(({ user_ids }) => user_ids.includes(user_id))
  return others.length > 0 ? undefined : first
}
