import type { ScoreField } from '../constants/scores.ts'
import { isAlternativeTo } from '../rules/imports.ts'
import {
  clashOf,
  completed,
  recordedLine,
  type LentFigures,
  type LineFigures,
  type LineRecording,
  type TimeClash,
} from './line-figures.ts'
import { outingRows, type Outing, type RecordedRow } from './outing-rows.ts'
import { crewOfRecording, gmtOfRated, nameOfRecording, type RatedCrew } from './rated-crews.ts'
import {
  contextOf,
  crewOf,
  hasValues,
  rankResults,
  resultFigures,
  type EnteredResult,
  type EnteredScore,
  type RankedPeople,
  type ScoredPlan,
} from './result-figures.ts'
import { recordedTime, type RankedBy } from './score-figures.ts'

type Maybe = number | null
type SourcedScore = EnteredScore & {
  time: Maybe
  sources: Partial<Record<ScoreField, { measured?: Maybe; activity_id?: Maybe }>>
}

/** A result by its name, and where its values come from. */
export type NamedResult = EnteredResult<SourcedScore> & { name: string }

/**
 * A recording of a session: whose it is, whether they were on the water with it, and the boat it
 * was made in.
 */
export type SessionRecording = RecordedRow &
  LineRecording & { user_id: number; full_name: string; aboard: boolean; crew_id: Maybe }

/** A session with its results. */
export type ScoredSession<Result> = ScoredPlan & {
  sport_id: number
  crews: readonly (RatedCrew & { name: string; class: string })[]
  results: readonly Result[]
  ranked: RankedPeople
}
type Session = Omit<ScoredSession<unknown>, 'results'>

/**
 * Of somebody's outing, this is what was entered, what devices recorded, or both: then what was
 * entered wins, and the recording gives the rest.
 */
export type SessionLine<Result, Row> = {
  name: string
  class: string
  sport_id: number
  alternative: boolean
  result: Result | null
  outing: Outing<Row> | null
  figures: LineFigures
  /** The figures of a result that the recording gave. */
  lent: LentFigures
  clash: TimeClash | null
  place: number | null
}

/**
 * The results in their order, each with its outing, then the outings of which nothing was entered;
 * places among those who did the same.
 */
export function sessionLines<Result extends NamedResult, Row extends SessionRecording>(
  scores: ScoredSession<Result>,
  recordings: readonly Row[],
): { by: RankedBy; lines: SessionLine<Result, Row>[] } {
  const results = scores.results.filter((result) => hasValues(result, null))
  const outings = outingRows(recordings)
  const joined = joinedOutings(scores, results, outings)
  const taken = new Set(joined.values())
  const entered = results.map((result) => enteredLine(scores, result, joined.get(result) ?? null))
  const recorded = outings
    .filter((outing) => !taken.has(outing))
    .map((outing) => outingLine(scores, outing))
  // A boat of one race has its place among the boats of that race, not in the session.
  const alike = entered.filter(
    ({ line }) =>
      !line.alternative && (!line.result || crewOf(scores, line.result)?.race_piece === undefined),
  )
  const { by, placeOf } = rankResults(
    scores,
    alike
      .filter(({ counted }) => counted)
      .map(({ line, pieces }) => ({ line: line.figures, pieces })),
    [
      ...alike.filter(({ counted }) => !counted).map(({ line }) => line),
      ...recorded.filter((line) => !line.alternative),
    ].map(({ figures }) => figures),
  )
  return {
    by,
    lines: [...entered.map(({ line }) => line), ...recorded].map((line) => ({
      ...line,
      place: placeOf(line.figures),
    })),
  }
}

/** `counted`: that something to rank by was entered, not only recorded. */
function enteredLine<Result extends NamedResult, Row extends SessionRecording>(
  scores: Session,
  result: Result,
  outing: Outing<Row> | null,
): { line: SessionLine<Result, Row>; pieces: number; counted: boolean } {
  const { pieces, ...own } = resultFigures(scores, result, null)
  const rest = { heart_rate_max: null, ets: null, trimp: null }
  const { sport_id, gmtOf } = contextOf(scores, result)
  const crew =
    crewOf(scores, result) ??
    (outing ? crewOfRecording(scores.crews, outing.row, scores.sport_id) : undefined)
  const boat = result.user_id === null && crew?.user_ids.length !== 1
  const context = { sport_id, gmtOf: own.time === null ? gmtOfRated(crew) : gmtOf, boat }
  const { figures, lent } = completed({ ...own, ...rest }, pieces, outing?.row ?? null, context)
  const line = {
    name: result.name,
    class: crew?.class ?? '',
    sport_id: result.sport_id,
    alternative: result.alternative,
    result,
    outing,
    figures,
    lent,
    clash: clashOf(result, { ...own, pieces }, outing?.row ?? null),
    place: null,
  }
  return { line, pieces, counted: own.time !== null || own.sets !== null }
}

function outingLine<Row extends SessionRecording>(
  { crews, sport_id }: Session,
  outing: Outing<Row>,
): SessionLine<never, Row> {
  const { row } = outing
  const crew = crewOfRecording(crews, row, sport_id)
  return {
    name: nameOfRecording(row, crew),
    class: crew?.class ?? '',
    sport_id: row.sport_id,
    alternative: isAlternativeTo(sport_id, row.sport_id),
    result: null,
    outing,
    figures: recordedLine(row, gmtOfRated(crew)),
    lent: new Set(),
    clash: null,
    place: null,
  }
}

/**
 * Each result with the outing it is of: the one it was measured in, else the longest. An athlete's
 * own result comes before that of their single.
 */
function joinedOutings<Result extends NamedResult, Row extends SessionRecording>(
  scores: Session,
  results: readonly Result[],
  outings: readonly Outing<Row>[],
): Map<Result, Outing<Row>> {
  const joined = new Map<Result, Outing<Row>>()
  const left = new Set(outings)
  for (const result of results.toSorted(
    (one, other) => Number(one.user_id === null) - Number(other.user_id === null),
  )) {
    const own = [...left]
      .filter(({ row }) => isOf(scores, result, row))
      .toSorted((one, other) => length(other) - length(one))
    const measured = measuredIn(result)
    const outing =
      own.find(({ row, beside }) =>
        [row, ...beside].some(({ activity_id }) => measured.has(activity_id)),
      ) ?? own[0]
    if (!outing) continue
    joined.set(result, outing)
    left.delete(outing)
  }
  return joined
}

const length = ({ row }: Outing<SessionRecording>): number => recordedTime(row) ?? 0

const measuredIn = ({ scores }: NamedResult): ReadonlySet<number> =>
  new Set(
    scores.flatMap(({ sources }) =>
      Object.values(sources).flatMap(({ activity_id }) => activity_id ?? []),
    ),
  )

/**
 * What an athlete recorded is theirs, and their single's; of a boat of several it is the boat's
 * only where nobody aboard recorded it.
 */
function isOf({ crews, sport_id }: Session, result: NamedResult, row: SessionRecording): boolean {
  if (result.alternative !== isAlternativeTo(sport_id, row.sport_id)) return false
  if (result.alternative && result.sport_id !== row.sport_id) return false
  if (result.user_id !== null) return row.aboard && row.user_id === result.user_id
  if (result.crew_id === null) return false
  if (!row.aboard) return row.crew_id === result.crew_id
  const user_ids = crews.find(({ crew_id }) => crew_id === result.crew_id)?.user_ids ?? []
  return (
    user_ids.length === 1 &&
    user_ids.includes(row.user_id) &&
    (row.crew_id ?? result.crew_id) === result.crew_id
  )
}
