import type { Moments } from '../live/sections.ts'
import type { Moment } from './course.ts'

const SECOND_MS = 1000

/** What is shown of a boat, as sections read it. */
export function trackOf(moments: readonly Moment[]): Moments {
  const positions = {
    t: Float64Array.from(moments, ({ at }) => at / SECOND_MS),
    lat: Float64Array.from(moments, ({ lat }) => lat ?? Number.NaN),
    lon: Float64Array.from(moments, ({ lon }) => lon ?? Number.NaN),
  }
  return {
    count: moments.length,
    at: (index) => moments[index] ?? { at: 0, distance: 0 },
    positions: () => positions,
  }
}
