import { gmtOfPiece, type Gmt, type PieceGmt } from './gmt.ts'

/** A crew of a session. */
export type RatedCrew = {
  crew_id: number
  user_ids: readonly number[]
  /** What its pieces are measured by. */
  gmts: readonly PieceGmt[]
  /** Of a crew that was made for one race of a seat race, the number of its piece. */
  race_piece?: number
}
type Recording = { crew_id: number | null; user_id: number; sport_id: number }

/** The gold medal time that measures something of so many metres. */
export type GmtOf = (distance_m: number) => Gmt | null

export const gmtOfRated =
  (crew: Pick<RatedCrew, 'gmts'> | undefined): GmtOf =>
  (distance_m) =>
    crew ? gmtOfPiece(crew.gmts, distance_m) : null

/** Whom a recording names: its person, or the boat where they only brought in what it recorded. */
export const nameOfRecording = (
  { full_name, aboard }: { full_name: string; aboard: boolean },
  crew: { name: string; class: string } | undefined,
): string => (aboard || !crew ? full_name : crew.name || crew.class)

/**
 * The boat a recording of a session of `sport_id` was made in: the one somebody named, else where
 * its athlete sits.
 */
export function crewOfRecording<Crew extends RatedCrew>(
  crews: readonly Crew[],
  recording: Recording,
  sport_id: number,
): Crew | undefined {
  if (recording.sport_id !== sport_id) return undefined
  const lasting = crews.filter(({ race_piece }) => race_piece === undefined)
  return (
    crews.find(({ crew_id }) => crew_id === recording.crew_id) ??
    lasting.find(({ user_ids }) => user_ids.includes(recording.user_id))
  )
}
