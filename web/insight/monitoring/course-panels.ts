import type { MorningCourse } from '#contract/insight/monitoring.ts'
import { MORNING_NUMBERS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { eachDay } from '#domain/time/week.ts'

export type CourseLine = {
  key: MorningNumber | 'load'
  values: readonly (number | null)[]
}

/** A line for each number that was ever said in these days, and one for the load, by day. */
export function courseLines(
  { days, loads }: Pick<MorningCourse, 'days' | 'loads'>,
  from: string,
  to: string,
): { days: string[]; lines: CourseLine[] } {
  const span = eachDay(from, to)
  const said = new Map(days.map((day) => [day.day, day]))
  const loaded = new Map(loads.map(({ day, load }) => [day, load]))
  const lines: CourseLine[] = [
    ...MORNING_NUMBERS.map((key) => ({
      key,
      values: span.map((day) => said.get(day)?.[key] ?? null),
    })),
    { key: 'load' as const, values: span.map((day) => loaded.get(day) ?? null) },
  ]
  const hasAny = ({ values }: CourseLine) => values.some((value) => value !== null)
  return { days: span, lines: lines.filter(hasAny) }
}
