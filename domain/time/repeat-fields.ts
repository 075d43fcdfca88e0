import type { RepeatRule } from './repeat-days.ts'

type Field = keyof RepeatRule
/** How a session repeats, field by field; all are null for one that stands alone. */
export type RepeatFields = { [F in Field]-?: Exclude<RepeatRule[F], undefined> | null }

/** A rule as its fields are read: those it does not name are null. */
export const repeatFields = (rule: RepeatRule | null): RepeatFields => ({
  repeat_frequency_type: rule?.repeat_frequency_type ?? null,
  repeat_every: rule?.repeat_every ?? null,
  repeat_on_the_specific_days: rule?.repeat_on_the_specific_days ?? null,
  repeat_on_the_specific_step: rule?.repeat_on_the_specific_step ?? null,
  repeat_on_the_specific_every: rule?.repeat_on_the_specific_every ?? null,
  repeat_end_date: rule?.repeat_end_date ?? null,
  repeat_numbers: rule?.repeat_numbers ?? null,
  repeat_dates: rule?.repeat_dates ?? null,
})

/** The rule of a session as it is read; null for one that stands alone. */
export function ruleOfFields(fields: RepeatFields): RepeatRule | null {
  const { repeat_frequency_type: kind } = fields
  if (!kind) return null
  const { repeat_every, repeat_on_the_specific_days, repeat_on_the_specific_step } = fields
  const { repeat_on_the_specific_every, repeat_end_date, repeat_numbers, repeat_dates } = fields
  return {
    repeat_frequency_type: kind,
    ...(repeat_every !== null && { repeat_every }),
    ...(repeat_on_the_specific_days !== null && { repeat_on_the_specific_days }),
    ...(repeat_on_the_specific_step !== null && { repeat_on_the_specific_step }),
    ...(repeat_on_the_specific_every !== null && { repeat_on_the_specific_every }),
    ...(repeat_end_date !== null && { repeat_end_date }),
    ...(repeat_numbers !== null && { repeat_numbers }),
    ...(repeat_dates !== null && { repeat_dates }),
  }
}
