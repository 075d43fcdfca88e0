import type { Morning } from '#domain/monitoring/baselines.ts'
import { MORNING_NUMBERS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { addDays } from '#domain/time/week.ts'

export const TODAY = '2026-03-20'

/** A morning on which only this was said. */
export const morning = (day: string, said: Partial<Morning> = {}): Morning => ({
  ...(Object.fromEntries(MORNING_NUMBERS.map((name) => [name, null])) as Record<
    MorningNumber,
    null
  >),
  health: null,
  ...said,
  day,
})

/** Values of the days that end the day before `TODAY`, oldest first; null for a day without one. */
export const before = (field: MorningNumber, values: readonly (number | null)[]): Morning[] =>
  values.flatMap((value, index) =>
    value === null ? [] : [morning(addDays(TODAY, index - values.length), { [field]: value })],
  )

/** The value of `TODAY` after those before it. */
export const followed = (
  field: MorningNumber,
  values: readonly (number | null)[],
  today: number,
): Morning[] => [...before(field, values), morning(TODAY, { [field]: today })]
