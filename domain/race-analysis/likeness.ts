import { isOver } from '../constants/decimals.ts'
import type { Conditions } from './conditions.ts'

/** Why raw times of lines do not compare. */
export const RACE_CAUTIONS = [
  'classes',
  'distances',
  'starts',
  'starts_unknown',
  'conditions',
  'conditions_unknown',
] as const
export type RaceCaution = (typeof RACE_CAUTIONS)[number]

export type Likened = {
  class: string
  session_id: number
  rolling: boolean | null
  conditions: Pick<Conditions, 'head_wind' | 'following_stream' | 'wind_speed'>
}

/** m/s of head wind and of stream that change times more than crews differ. */
const SAME_WIND = 1
const SAME_STREAM = 0.2

const isApart = (values: readonly (number | null)[], most: number) => {
  const known = values.filter((value) => value !== null)
  return known.length > 1 && isOver(Math.max(...known) - Math.min(...known), most)
}

/** What somebody has to know before they rank the times of these lines. */
export function cautionsOf(lines: readonly Likened[], hasCourse: boolean): RaceCaution[] {
  if (lines.length < 2) return []
  const differ = (of: (line: Likened) => unknown) => new Set(lines.map(of)).size > 1
  const starts = lines.map(({ rolling }) => rolling)
  const known = new Set(starts.filter((rolling) => rolling !== null))
  const winds = lines.map(({ conditions }) => conditions)
  const [heads, streams] = [
    winds.map(({ head_wind }) => head_wind),
    winds.map(({ following_stream }) => following_stream),
  ]
  const windsDiffer = isApart(heads, SAME_WIND) || isApart(streams, SAME_STREAM)
  const windsUnknown =
    heads.includes(null) &&
    (differ(({ session_id }) => session_id) ||
      heads.some((head) => head !== null) ||
      differ(({ conditions }) => conditions.wind_speed))
  const found: Record<RaceCaution, boolean> = {
    classes: differ((line) => line.class),
    distances: !hasCourse,
    starts: known.size > 1,
    starts_unknown: known.size === 1 && starts.includes(null),
    conditions: windsDiffer,
    conditions_unknown: !windsDiffer && windsUnknown,
  }
  return RACE_CAUTIONS.filter((caution) => found[caution])
}
