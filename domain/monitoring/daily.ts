import { daysBetween } from '../time/week.ts'
import type { Level, Reading } from './bands.ts'
import { HISTORY_DAYS } from './baselines.ts'

type Counted = { entered: boolean; asked: boolean; readings: readonly Pick<Reading, 'level'>[] }

const countOf = (readings: readonly Pick<Reading, 'level'>[], level: Level): number =>
  readings.filter((reading) => reading.level === level).length

/**
 * What a coach looks at first is the smallest: who was asked and has not entered anything, then the
 * most reds, the most ambers, and in the end who was not asked.
 */
export function urgencyOf(
  { entered, asked, readings }: Counted,
  isUnwell: boolean,
): readonly [number, number, number, number] {
  const place = entered ? 1 : asked ? 0 : 2
  const amber = countOf(readings, 'amber') + countOf(readings, 'low')
  return [place, isUnwell ? 0 : 1, -countOf(readings, 'red'), -amber]
}

/** Whether one comes before the other, as a number for sorting. */
export function compareUrgency(
  one: ReturnType<typeof urgencyOf>,
  other: ReturnType<typeof urgencyOf>,
): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0)
}

/**
 * How many mornings in a row nothing was entered, up to a day and at most four weeks back.
 * @param entered the days with an entry, in their order
 */
export const missedDays = (entered: readonly string[], day: string): number => {
  const last = entered.at(-1)
  return last === undefined ? HISTORY_DAYS : Math.min(HISTORY_DAYS, daysBetween(last, day))
}

/** What a coach does about a morning: a word, an eye on it, a reminder, or nothing. */
export const ATTENTIONS = ['word', 'watch', 'missing', 'well'] as const
export type Attention = (typeof ATTENTIONS)[number]

type Morning = Counted & { episode: { first: string } | null }

/** Who is ill or injured, or has a red value, needs a word, entered or not. */
export function attentionOf({ entered, readings, episode }: Morning): Attention {
  if (episode !== null || countOf(readings, 'red') > 0) return 'word'
  if (!entered) return 'missing'
  return countOf(readings, 'amber') + countOf(readings, 'low') > 0 ? 'watch' : 'well'
}

/** Athletes by what is to be done; those who need a word with the latest illness first. */
export function byAttention<Athlete extends Morning>(
  athletes: readonly Athlete[],
): Record<Attention, readonly Athlete[]> {
  const of = (attention: Attention) =>
    athletes.filter((athlete) => attentionOf(athlete) === attention)
  const since = ({ episode }: Athlete) => episode?.first ?? ''
  const word = of('word').toSorted(
    (one, other) =>
      since(other).localeCompare(since(one)) ||
      countOf(other.readings, 'red') - countOf(one.readings, 'red'),
  )
  return { word, watch: of('watch'), missing: of('missing'), well: of('well') }
}
