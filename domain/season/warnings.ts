import { isOver, isUnder } from '../constants/decimals.ts'
import { ratioSpan, type RatioRules } from '../training/ratio-days.ts'
import { trainingRatio } from '../training/ratio.ts'
import { mostWithin } from './proposal.ts'
import type { WeekKind } from './season.ts'

export type WeekRatio = { monday: string; ratio: number | null }

/**
 * The training ratio at the end of each week.
 * @param loads one a day from the first recorded day, or a year and more before the first week
 * @param place of the first week's Monday among them
 */
export const ratiosOfWeeks = (
  loads: readonly number[],
  place: number,
  mondays: readonly string[],
  { method, lines }: RatioRules,
): WeekRatio[] =>
  mondays.map((monday, week) => {
    const end = place + 7 * (week + 1)
    if (end <= 0 || end > loads.length) return { monday, ratio: null }
    const known = loads.slice(Math.max(0, end - ratioSpan(method)), end)
    return { monday, ratio: trainingRatio(known, method, lines).ratio }
  })

export type WeekWarning = {
  monday: string
  ratio: number
  /** The seconds that would stay within the line. */
  within: number
}

export type WeekToJudge = WeekRatio & { seconds: number | null }

const STEP = 300

/** The weeks to come that leave the club's lines upward, each with what would stay within. */
export function warningsOf(
  weeks: readonly WeekToJudge[],
  loads: readonly number[],
  place: number,
  season: { rate: number; ratio: RatioRules },
): WeekWarning[] {
  return weeks.flatMap(({ monday, ratio, seconds }, week): WeekWarning[] => {
    if (ratio === null || seconds === null || !isOver(ratio, season.ratio.lines.high)) return []
    const before = loads.slice(0, Math.max(0, place + 7 * week))
    const within = Math.floor(mostWithin(before, season) / STEP) * STEP
    return within < seconds ? [{ monday, ratio, within }] : []
  })
}

/** Whether a ratio below the lower line is what the week is for. */
export const isMeantLow = (ratio: number, kind: WeekKind | null, rules: RatioRules): boolean =>
  isUnder(ratio, rules.lines.low) && (kind === 'recovery' || kind === 'taper')
