import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { distanceAfter, splitsAlong, type Sampled } from '#domain/training/laid-stretches.ts'
import { gapsOf, type Gap } from '#domain/training/score-figures.ts'
import { splitsOf, type Side } from './compare.ts'

/**
 * Metres between two gaps in recordings: the shortest distance that does not give more rows than
 * one can read.
 */
const LENGTHS = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
const MOST_ROWS = 12

type Recorded = readonly Sampled[] | undefined

/**
 * How far the second is behind by what was entered; in recordings by even splits, unless one of the
 * two is the mean of several.
 */
export function gapsBetween(
  scores: SessionScores,
  piece: number,
  [first, second]: readonly [Side, Side],
  [one = [], other = []]: readonly [Recorded, Recorded],
): Gap[] {
  if (first.result && second.result)
    return gapsOf(splitsOf(scores, first.result, piece), splitsOf(scores, second.result, piece))
  const [[leader, ...more], [rival, ...others]] = [one, other]
  if (!leader || !rival || more.length > 0 || others.length > 0) return []
  const found = LENGTHS.map((length) =>
    gapsOf(splitsAlong(leader, length), splitsAlong(rival, length)),
  )
  const gaps = found.find(({ length }) => length <= MOST_ROWS) ?? []
  return gaps.map((gap) => ({ ...gap, gap_m: metresBehind(gap, leader, rival) }))
}

/** How far the one behind still had to go when the other was there. */
function metresBehind(
  { distance, first_time, gap_s }: Gap,
  first: Sampled,
  second: Sampled,
): number {
  return gap_s >= 0
    ? distance - (distanceAfter(second, first_time) ?? distance)
    : (distanceAfter(first, first_time + gap_s) ?? distance) - distance
}
