import type { HeldPower, PowerCurve } from '#contract/analysis/reports-ergo.ts'
import type { ReportContext } from '#domain/reports/context.ts'
import { seasonStart } from '#domain/reports/seasons.ts'
import { wattsPerKg } from '#domain/time/pace.ts'
import { powerCurve } from '#domain/training/power-curve.ts'
import type { ReportPerson } from './report-people.ts'

/** Kilograms by person. */
export type Weights = ReadonlyMap<number, number>

/** Watts that somebody held for seconds, and where. */
export type Held = {
  user_id: number
  day: string
  session_id: number
  session: string
  seconds: number
  watts: number | null
}

export const wattsOfWeight = (weights: Weights, user_id: number, watts: number | null) =>
  wattsPerKg(watts, weights.get(user_id) ?? null)

/** How much was held for how long, by athlete and season. */
export function curvesOfPeople(
  people: readonly ReportPerson[],
  held: readonly Held[],
  { weights, context }: { weights: Weights; context: ReportContext },
): PowerCurve[] {
  const points = held.flatMap(({ user_id, day, seconds, watts, session_id, session }) => {
    if (watts === null) return []
    const watts_per_kilogram = wattsOfWeight(weights, user_id, watts)
    const point: HeldPower = { seconds, watts, watts_per_kilogram, date: day, session_id, session }
    const year = Number(seasonStart(day, context).slice(0, 4))
    return [{ user_id, year, point }]
  })
  const byPerson = Map.groupBy(points, ({ user_id }) => user_id)
  return people.flatMap(({ user_id, full_name }) => {
    const years = Map.groupBy(byPerson.get(user_id) ?? [], ({ year }) => year)
    return [...years]
      .toSorted(([one], [other]) => one - other)
      .map(([year, own]) => ({
        user_id,
        full_name,
        year,
        points: powerCurve(own.map(({ point }) => point)),
      }))
  })
}
