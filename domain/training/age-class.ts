import type { AgeKey } from '../constants/crew-options.ts'

/** Youth classes are for who stays below these ages in the year. */
export const YOUTH_BELOW: readonly (readonly [youngerThan: number, AgeKey])[] = [
  [15, 'u15'],
  [17, 'u17'],
  [19, 'u19'],
  [23, 'u23'],
]
/** Masters classes begin at these ages. */
export const MASTERS_FROM: readonly (readonly [from: number, AgeKey])[] = [
  [27, 'masters-a'],
  [36, 'masters-b'],
  [43, 'masters-c'],
  [50, 'masters-d'],
  [55, 'masters-e'],
  [60, 'masters-f'],
  [65, 'masters-g'],
  [70, 'masters-h'],
  [75, 'masters-i'],
  [80, 'masters-j'],
  [83, 'masters-k'],
]

/**
 * The age class of a rower in a season, by the age reached in that calendar year, as World Rowing
 * counts. U19 are those who turn 18 or less in it; the masters classes start at 27, and seniors are
 * between U23 and masters.
 * @param date_of_birth YYYY-MM-DD
 */
export function ageClassOf(date_of_birth: string | null, year: number): AgeKey | null {
  if (date_of_birth === null) return null
  const age = year - Number(date_of_birth.slice(0, 4))
  return (
    YOUTH_BELOW.find(([younger]) => age < younger)?.[1] ??
    MASTERS_FROM.findLast(([from]) => age >= from)?.[1] ??
    'senior'
  )
}
