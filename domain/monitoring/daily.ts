import type { Level, Reading } from './bands.ts'

type Counted = { entered: boolean; asked: boolean; readings: readonly Pick<Reading, 'level'>[] }

export const countOf = (readings: readonly Pick<Reading, 'level'>[], level: Level): number =>
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
