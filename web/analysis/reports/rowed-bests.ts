import type { WaterBest } from '#contract/analysis/reports-water.ts'
import type { CriticalBests } from './CriticalRates.tsx'

/**
 * The bests of each class: a boat of another class has another speed. Recordings without a class
 * may be of several, and are left out.
 */
export function rowedBests(bests: readonly WaterBest[]): CriticalBests[] {
  const known = bests.filter((best) => best.class !== '')
  const groups = Map.groupBy(known, (best) => `${best.user_id} ${best.class}`)
  return [...groups].map(([key, own]) => ({
    key,
    label: own[0]?.class ?? '',
    bests: own.map(({ time, distance, date, session_id }) => ({
      seconds: time,
      done: distance,
      date,
      source: 'recording' as const,
      session_id,
      test: null,
    })),
  }))
}
