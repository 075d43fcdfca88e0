import { WHOLE_SESSION } from '../constants/scores.ts'
import { ownPieces } from './programmes.ts'
import { gmtOfRated, type GmtOf, type RatedCrew } from './rated-crews.ts'
import { rankFigures, type Figures, type RankedBy } from './score-figures.ts'
import type { LaidPiece } from './score-layout.ts'
import { pieceFigures, totalFigures, type ScoreAt } from './score-pieces.ts'
import { setFigures, type SetFigures } from './strength-sets.ts'

type Maybe = number | null
type Body = { heart_rate: Maybe; lactate: Maybe; rpe: Maybe }
export type EnteredScore = ScoreAt & Body

/**
 * What was entered or measured for an athlete, a crew or a squad: exactly one of the three ids is
 * there.
 */
export type EnteredResult<Score extends EnteredScore = EnteredScore> = {
  user_id: Maybe
  crew_id: Maybe
  squad_id: Maybe
  sport_id: number
  /** Whether it was done in another sport than planned. */
  alternative: boolean
  note: string | null
  scores: readonly Score[]
}

/**
 * What results are entered for: the pieces of a session, of a strength session by programmes, and
 * who rows them.
 */
export type ScoredPlan = {
  crews: readonly RatedCrew[]
  squads: readonly { squad_id: number; user_ids: readonly number[] }[]
  pieces: readonly LaidPiece[]
  programmes: readonly { number: number; user_ids: readonly number[] }[]
}

/**
 * All there is to say of a piece of somebody's, or of their session; `pieces`: how many are in the
 * total.
 */
export type ResultFigures = Figures & SetFigures & Body & { pieces: number }

type OfCrew = Pick<EnteredResult, 'crew_id'>

export const crewOf = <Crew extends { crew_id: number }>(
  { crews }: { crews: readonly Crew[] },
  { crew_id }: OfCrew,
): Crew | undefined => crews.find((crew) => crew.crew_id === crew_id)

export const contextOf = (
  plan: Pick<ScoredPlan, 'crews'>,
  result: OfCrew & Pick<EnteredResult, 'sport_id'>,
): { sport_id: number; gmtOf: GmtOf } => ({
  sport_id: result.sport_id,
  gmtOf: gmtOfRated(crewOf(plan, result)),
})

/** Who a result is of. */
const peopleOf = (
  { crews, squads }: ScoredPlan,
  { user_id, crew_id, squad_id }: EnteredResult,
): readonly number[] =>
  user_id === null
    ? ((crew_id === null
        ? squads.find((squad) => squad.squad_id === squad_id)
        : crews.find((crew) => crew.crew_id === crew_id)
      )?.user_ids ?? [])
    : [user_id]

/** The planned pieces a result can have values in; an alternative was not planned. */
export const piecesOf = (plan: ScoredPlan, result: EnteredResult): readonly LaidPiece[] =>
  result.alternative ? [] : ownPieces(plan, peopleOf(plan, result), result.scores)

/** Whether something was entered or measured in a piece, or with null in the session. */
export const hasValues = (
  { scores, alternative, note }: EnteredResult,
  piece: number | null,
): boolean =>
  piece === null
    ? scores.length > 0 || note !== null
    : !alternative && scores.some((score) => score.piece === piece)

/**
 * Figures of a piece, which took as long as its splits where only they were entered, or with null
 * of all pieces together.
 */
export function resultFigures(
  plan: ScoredPlan,
  result: EnteredResult,
  piece: number | null,
): ResultFigures {
  const context = contextOf(plan, result)
  const pieces = piecesOf(plan, result)
  const scores =
    piece === null ? result.scores : result.scores.filter((score) => score.piece === piece)
  const figures =
    piece === null
      ? totalFigures(scores, pieces, context)
      : { ...pieceFigures(scores, piece, pieces, context), pieces: 1 }
  return { ...figures, ...setFigures(scores, pieces), ...bodyOf(scores) }
}

/**
 * What was said of the whole session, else the mean of the pieces, the highest lactate and effort.
 */
function bodyOf(scores: readonly EnteredScore[]): Body {
  const rows = scores.filter(({ part }) => part === 'piece')
  const whole = rows.find(({ piece }) => piece === WHOLE_SESSION)
  const known = (of: keyof Body) => rows.map((score) => score[of]).filter((value) => value !== null)
  const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null)
  const mean = (values: readonly number[]) =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null
  return {
    heart_rate: whole?.heart_rate ?? mean(known('heart_rate')),
    lactate: whole?.lactate ?? most(known('lactate')),
    rpe: whole?.rpe ?? most(known('rpe')),
  }
}

type Ranked = Pick<Figures, 'prognostic' | 'speed'>
/**
 * Who has enough known values to be ranked: all, those for whom something was entered, or nobody.
 */
export type RankedPeople = 'all' | 'entered' | 'none'

/**
 * Places of those who did the same: totals of fewer pieces are no times to be compared, and
 * recordings have places only where nothing was
 * entered.
 * @param session of whom enough is known, for a place among those who are shown would be wrong
 * @param entered results of what was planned, no alternatives
 * @param recorded recordings in the sport of the session
 */
export function rankResults<Line extends Ranked>(
  { ranked: of, sport_id }: { ranked: RankedPeople; sport_id: number },
  entered: readonly { line: Line; pieces: number }[],
  recorded: readonly Line[],
): { by: RankedBy; placeOf: (line: Line) => number | null } {
  const most = Math.max(0, ...entered.map(({ pieces }) => pieces))
  const best = entered.filter(({ pieces }) => pieces === most).map(({ line }) => line)
  const ranked = of === 'none' ? [] : best.length > 0 ? best : of === 'all' ? recorded : []
  const { by, places } = rankFigures(ranked, sport_id)
  return { by, placeOf: (line) => places[ranked.indexOf(line)] ?? null }
}
