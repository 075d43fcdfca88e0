import { isOver } from '../constants/decimals.ts'

type Maybe = number | null

/** A piece of whom, with what it is ranked by. */
export type RankedPiece = { who: string; name: string; pace: Maybe; prognostic: Maybe }

export type CrewSummary = {
  who: string
  name: string
  pieces: number
  best_pace: Maybe
  mean_pace: Maybe
  /** Of a sample, in seconds; null of a single piece. */
  deviation: Maybe
  /** The deviation in parts of the mean. */
  consistency: Maybe
  best_prognostic: Maybe
  mean_prognostic: Maybe
  /** By the mean prognostic, so that classes compare; equals share a place. */
  rank: Maybe
}

const meanOf = (values: readonly number[]): Maybe =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length

/** @returns the deviation of a sample; null of less than two */
export function deviationOf(values: readonly number[]): Maybe {
  const mean = meanOf(values)
  if (mean === null || values.length < 2) return null
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return Math.sqrt(squares / (values.length - 1))
}

const known = (values: readonly Maybe[]): number[] => values.filter((value) => value !== null)

function summaryOf(who: string, pieces: readonly RankedPiece[]): CrewSummary {
  const paces = known(pieces.map(({ pace }) => pace))
  const percents = known(pieces.map(({ prognostic }) => prognostic))
  const [mean_pace, deviation] = [meanOf(paces), deviationOf(paces)]
  return {
    who,
    name: pieces[0]?.name ?? '',
    pieces: pieces.length,
    best_pace: paces.length === 0 ? null : Math.min(...paces),
    mean_pace,
    deviation,
    consistency: deviation === null || mean_pace === null ? null : deviation / mean_pace,
    best_prognostic: percents.length === 0 ? null : Math.max(...percents),
    mean_prognostic: percents.length < pieces.length ? null : meanOf(percents),
    rank: null,
  }
}

/**
 * What each crew did in all its pieces, ranked by their mean percent of gold medal speed. Who lacks
 * it for one of them has no place, and stands last.
 */
export function rankedCrews(pieces: readonly RankedPiece[]): CrewSummary[] {
  const summaries = [...Map.groupBy(pieces, ({ who }) => who)].map(([who, own]) =>
    summaryOf(who, own),
  )
  const better = ({ mean_prognostic }: CrewSummary) =>
    summaries.filter((other) => isOver(other.mean_prognostic ?? 0, mean_prognostic ?? 0)).length
  return summaries
    .map((summary) => ({
      ...summary,
      rank: summary.mean_prognostic === null ? null : better(summary) + 1,
    }))
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity))
}
