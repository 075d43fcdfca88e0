import type { HeldPower, PowerCurve } from '#contract/analysis/reports-ergo.ts'
import type { ReportContext } from '#domain/reports/context.ts'
import { seasonStart } from '#domain/reports/seasons.ts'
import { wattsPerKg } from '#domain/time/pace.ts'
import { powerCurve } from '#domain/training/power-curve.ts'
import type { ReportPerson } from './report-people.ts'

/** Kilograms by person. */
export type Weights = ReadonlyMap<number, number>

/** Watts that somebody held for seconds, and where. */
export type Held = Pick<HeldPower, 'source' | 'session_id' | 'session' | 'test'> & {
  user_id: number
  sport_id: number
  day: string
  seconds: number
  watts: number | null
}

export const wattsOfWeight = (weights: Weights, user_id: number, watts: number | null) =>
  wattsPerKg(watts, weights.get(user_id) ?? null)

/** How much was held for how long, by athlete, season and sport. */
export function curvesOfPeople(
  people: readonly ReportPerson[],
  held: readonly Held[],
  { weights, context }: { weights: Weights; context: ReportContext },
): PowerCurve[] {
  const all = held.flatMap(({ user_id, sport_id, day, watts, ...one }) => {
    if (watts === null) return []
    const { seconds, session_id, session, test, source } = one
    const watts_per_kilogram = wattsOfWeight(weights, user_id, watts)
    const where = { date: day, session_id, session, test, source }
    const point: HeldPower = { seconds, watts, watts_per_kilogram, ...where }
    const year = Number(seasonStart(day, context).slice(0, 4))
    return [{ user_id, year, sport_id, point }]
  })
  const byPerson = Map.groupBy(all, ({ user_id }) => user_id)
  return people.flatMap(({ user_id, full_name }) => {
    const own = byPerson.get(user_id) ?? []
    const curves = Map.groupBy(own, ({ year, sport_id }) => `${year} ${sport_id}`)
    return [...curves.values()]
      .flatMap((same) =>
        same.slice(0, 1).map(({ year, sport_id }) => {
          const points = powerCurve(same.map(({ point }) => point))
          return { user_id, full_name, year, sport_id, points }
        }),
      )
      .toSorted((one, other) => one.year - other.year || one.sport_id - other.sport_id)
  })
}
