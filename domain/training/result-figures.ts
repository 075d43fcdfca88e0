import type { Result, SessionScores } from '#contract/insight/scores.ts'
import { WHOLE_SESSION } from '../constants/scores.ts'
import type { Gmt } from './gmt.ts'
import { ownPieces } from './programmes.ts'
import { gmtOfRated } from './rated-crews.ts'
import { rankFigures, type Figures, type RankedBy } from './score-figures.ts'
import { pieceFigures, totalFigures } from './score-pieces.ts'
import { setFigures, type SetFigures } from './strength-sets.ts'

type Plan = Pick<SessionScores, 'crews' | 'squads' | 'pieces' | 'programmes'>
type Maybe = number | null
type Body = { heart_rate: Maybe; lactate: Maybe; rpe: Maybe }
type Pieces = readonly SessionScores['pieces'][number][]

/** All there is to say of a piece of somebody's, or of their session; `pieces`: how many are in the total. */
export type ResultFigures = Figures & SetFigures & Body & { pieces: number }

export const crewOf = ({ crews }: Pick<Plan, 'crews'>, { crew_id }: Result) => crews.find((crew) => crew.crew_id === crew_id)

export const contextOf = (plan: Pick<Plan, 'crews'>, result: Result): { sport_id: number; gmt: Gmt | null } => ({
  sport_id: result.sport_id,
  gmt: gmtOfRated(crewOf(plan, result)),
})

/** Who a result is of. */
const peopleOf = ({ crews, squads }: Plan, { user_id, crew_id, squad_id }: Result): readonly number[] =>
  user_id === null
    ? ((crew_id === null ? squads.find((squad) => squad.squad_id === squad_id) : crews.find((crew) => crew.crew_id === crew_id))
        ?.user_ids ?? [])
    : [user_id]

/** The planned pieces a result can have values in; an alternative was not planned. */
export const piecesOf = (plan: Plan, result: Result): Pieces =>
  result.alternative ? [] : ownPieces(plan, peopleOf(plan, result), result.scores)

/** Whether something was entered or measured in a piece, or with null in the session. */
export const hasValues = ({ scores, alternative, note }: Result, piece: number | null): boolean =>
  piece === null ? scores.length > 0 || note !== null : !alternative && scores.some((score) => score.piece === piece)

/** Of a piece, which took as long as its splits where only they were entered, or with null of all pieces together. */
export function resultFigures(plan: Plan, result: Result, piece: number | null): ResultFigures {
  const context = contextOf(plan, result)
  const pieces = piecesOf(plan, result)
  const scores = piece === null ? result.scores : result.scores.filter((score) => score.piece === piece)
  const figures = piece === null ? totalFigures(scores, pieces, context) : { ...pieceFigures(scores, piece, pieces, context), pieces: 1 }
  return { ...figures, ...setFigures(scores, pieces), ...bodyOf(scores) }
}

/** What was said of the whole session, else the mean of the pieces, the highest lactate and effort. */
function bodyOf(scores: Result['scores']): Body {
  const rows = scores.filter(({ part }) => part === 'piece')
  const whole = rows.find(({ piece }) => piece === WHOLE_SESSION)
  const known = (of: keyof Body) => rows.map((score) => score[of]).filter((value) => value !== null)
  const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null)
  const mean = (values: readonly number[]) => (values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null)
  return {
    heart_rate: whole?.heart_rate ?? mean(known('heart_rate')),
    lactate: whole?.lactate ?? most(known('lactate')),
    rpe: whole?.rpe ?? most(known('rpe')),
  }
}

type Ranked = Pick<Figures, 'prognostic' | 'speed'>

/**
 * Places of those who did the same: totals of fewer pieces are no times to be compared, and recordings have places only where nothing was
 * entered.
 * @param of whom enough is known: a place among those who are shown would be wrong
 * @param entered results of what was planned, no alternatives
 * @param recorded recordings in the sport of the session
 */
export function rankResults<Line extends Ranked>(
  of: SessionScores['ranked'],
  entered: readonly { line: Line; pieces: number }[],
  recorded: readonly Line[],
): { by: RankedBy; placeOf: (line: Line) => number | null } {
  const most = Math.max(0, ...entered.map(({ pieces }) => pieces))
  const best = entered.filter(({ pieces }) => pieces === most).map(({ line }) => line)
  const ranked = of === 'none' ? [] : best.length > 0 ? best : of === 'all' ? recorded : []
  const { by, places } = rankFigures(ranked)
  return { by, placeOf: (line) => places[ranked.indexOf(line)] ?? null }
}
