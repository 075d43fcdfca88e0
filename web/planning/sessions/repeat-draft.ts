import { isCalendarDay } from '#domain/time/calendar-span.ts'
import { repeatDays, type RepeatRule } from '#domain/time/repeat-days.ts'
import { addDays, addMonths, isoWeekday } from '#domain/time/week.ts'

export const FREQUENCIES = ['none', 'daily', 'weekly', 'monthly', 'specific_dates'] as const
export type Frequency = (typeof FREQUENCIES)[number]
export const MONTHLY = ['date', 'nth', 'last'] as const

/** How a plan repeats, as it is in the form. */
export type RepeatDraft = {
  frequency: Frequency
  every: number
  /** 1 Monday to 7 Sunday; empty: the day it is planned on. */
  weekdays: readonly number[]
  monthly: (typeof MONTHLY)[number]
  ends: 'date' | 'count'
  endDay: string
  count: number
  dates: readonly string[]
}

/** Once; what is chosen next is weekly for ten weeks. */
export const onceFrom = (today: string): RepeatDraft => ({
  frequency: 'none',
  every: 1,
  weekdays: [],
  monthly: 'date',
  ends: 'date',
  endDay: addDays(today, 69),
  count: 10,
  dates: [],
})

/**
 * A rule as the form shows it; where it says only a day or only a number to end with, the other is
 * how the series ends now.
 */
export function draftOfRule(rule: RepeatRule, now: { last: string; count: number }): RepeatDraft {
  const {
    repeat_on_the_specific_step: step = null,
    repeat_end_date: end = null,
    repeat_numbers: numbers = null,
  } = rule
  return {
    frequency: rule.repeat_frequency_type,
    every: rule.repeat_every ?? 1,
    weekdays: rule.repeat_on_the_specific_days ?? [],
    monthly: step === null ? 'date' : step === -1 ? 'last' : 'nth',
    ends: end === null ? 'count' : 'date',
    endDay: end ?? now.last,
    count: numbers ?? now.count,
    dates: rule.repeat_dates ?? [],
  }
}

/**
 * Returns how many days a rule has from a given day to its last; otherwise a rule with a count
 * would start over there.
 */
export function countFrom(rule: RepeatRule, day: string, last: string): number {
  if (rule.repeat_frequency_type === 'specific_dates') return 1
  const found = repeatDays({ ...rule, repeat_numbers: null, repeat_end_date: last }, day)
  return found.ok ? found.days.length : 1
}

/** Which of its weekday a day is in its month, 1 to 5. */
export const nthOf = (day: string): number => Math.ceil(Number(day.slice(8)) / 7)
export const isLastOf = (day: string): boolean =>
  addDays(day, 7) > addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1)

/** The rule of the draft for a series that is planned on a day; null for what takes place once. */
export function ruleOf(draft: RepeatDraft, start: string): RepeatRule | null {
  const { frequency, weekdays, monthly, dates } = draft
  if (frequency === 'none' || !isCalendarDay(start)) return null
  if (frequency === 'specific_dates')
    return { repeat_frequency_type: frequency, repeat_dates: [...dates] }
  const end =
    draft.ends === 'date'
      ? { repeat_end_date: draft.endDay || null }
      : { repeat_numbers: draft.count }
  const rule = { repeat_frequency_type: frequency, repeat_every: draft.every, ...end }
  if (frequency === 'weekly')
    return {
      ...rule,
      repeat_on_the_specific_days: weekdays.length > 0 ? [...weekdays] : [isoWeekday(start)],
    }
  if (frequency === 'daily' || monthly === 'date') return rule
  return {
    ...rule,
    repeat_on_the_specific_step: stepOf(monthly, start),
    repeat_on_the_specific_every: isoWeekday(start),
  }
}

/** A fifth weekday is not in every month, so it is the last. */
function stepOf(monthly: 'nth' | 'last', start: string): 1 | 2 | 3 | 4 | -1 {
  if (monthly === 'last') return -1
  switch (nthOf(start)) {
    case 1:
      return 1
    case 2:
      return 2
    case 3:
      return 3
    case 4:
      return 4
    default:
      return -1
  }
}
