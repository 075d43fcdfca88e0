/** What is compared, as it stands in the address of its screen. */
export const RACE_REPORT_KINDS = [
  'single-crew-session',
  'single-crew-session-pieces',
  'multiple-crews-single-piece',
  'multiple-crews-multiple-sessions',
  'multiple-crews-multiple-pieces',
] as const
export type RaceReportKind = (typeof RACE_REPORT_KINDS)[number]

/** A piece of a session, of a crew or of somebody alone: one of the two is there. */
export type RaceLine = {
  session_id: number
  piece: number
  crew_id: number | null
  user_id: number | null
}

/** With more lines than these, some would look alike. */
export const MOST_RACE_LINES = 24

/** Who rowed a line, as far as one session is concerned. */
const crewKey = ({ crew_id, user_id }: Pick<RaceLine, 'crew_id' | 'user_id'>): string =>
  crew_id === null ? `athlete-${user_id}` : `crew-${crew_id}`

export const lineKey = (line: RaceLine): string =>
  `${line.session_id} ${crewKey(line)} ${line.piece}`

/** The kind of comparison follows from what is compared. */
export function kindOf(lines: readonly RaceLine[]): RaceReportKind {
  const count = (of: (line: RaceLine) => number | string) => new Set(lines.map(of)).size
  if (count(({ session_id }) => session_id) > 1) return 'multiple-crews-multiple-sessions'
  const hasPieces = count(({ piece }) => piece) > 1
  if (count(crewKey) > 1)
    return hasPieces ? 'multiple-crews-multiple-pieces' : 'multiple-crews-single-piece'
  return hasPieces ? 'single-crew-session-pieces' : 'single-crew-session'
}

/** Kinds whose pieces are laid beside each other by distance. */
export const isByDistance = (kind: RaceReportKind): boolean =>
  kind === 'single-crew-session' || kind === 'multiple-crews-single-piece'
