import { MAX_OCCURRENCES, NEW_SESSION } from '../constants/limits.ts'
import { isCalendarDay } from './calendar-span.ts'
import { addDays, addMonths, isoWeekday, isoWeekStart } from './week.ts'

/**
 * How a plan repeats. Weekdays are 1 Monday to 7 Sunday, dates YYYY-MM-DD.
 * repeat_on_the_specific_days are
 * those of a week, repeat_on_the_specific_step with repeat_on_the_specific_every is the nth (-1:
 * last) of that
 * weekday in a month. Ends on repeat_end_date or after repeat_numbers; specific dates have no end.
 */
export type RepeatRule = {
  repeat_frequency_type: 'daily' | 'weekly' | 'monthly' | 'specific_dates'
  repeat_every?: number
  repeat_on_the_specific_days?: number[]
  repeat_on_the_specific_step?: 1 | 2 | 3 | 4 | -1 | null
  repeat_on_the_specific_every?: number | null
  repeat_end_date?: string | null
  repeat_numbers?: number | null
  repeat_dates?: string[]
}

/** Why a rule gives no series, and the field it is about. */
export type RepeatFault = {
  field: keyof RepeatRule
  code: 'required' | 'no_end' | 'too_many_days' | 'no_days'
}
export type RepeatDays = { ok: true; days: string[] } | { ok: false; fault: RepeatFault }

/**
 * The days (YYYY-MM-DD) of a series that is planned on `first`: all days of the rule from there on,
 * at most 366. A date that a month does
 * not have is its last day. Specific dates are taken as they are, together with the first.
 */
export function repeatDays(rule: RepeatRule, first: string): RepeatDays {
  if (rule.repeat_frequency_type === 'specific_dates') return specificDays(rule, first)
  const missing = missingField(rule)
  if (missing) return { ok: false, fault: { field: missing, code: 'required' } }
  const { repeat_end_date: end = null, repeat_numbers: count = null } = rule
  const days: string[] = []
  for (const day of daysOf(rule, first)) {
    if ((end !== null && day > end) || days.length === count) break
    days.push(day)
    if (days.length > MAX_OCCURRENCES)
      return { ok: false, fault: { field: 'repeat_end_date', code: 'too_many_days' } }
  }
  return days.length > 0
    ? { ok: true, days }
    : { ok: false, fault: { field: 'repeat_end_date', code: 'no_days' } }
}

function specificDays(
  { repeat_dates = [], repeat_end_date = null, repeat_numbers = null }: RepeatRule,
  first: string,
): RepeatDays {
  if (repeat_end_date !== null)
    return { ok: false, fault: { field: 'repeat_end_date', code: 'no_end' } }
  if (repeat_numbers !== null)
    return { ok: false, fault: { field: 'repeat_numbers', code: 'no_end' } }
  const days = [...new Set([first, ...repeat_dates])].toSorted()
  if (days.length > MAX_OCCURRENCES)
    return { ok: false, fault: { field: 'repeat_dates', code: 'too_many_days' } }
  return { ok: true, days }
}

/** A rule needs an end, and an nth weekday both its number and its day. */
function missingField(rule: RepeatRule): keyof RepeatRule | null {
  const isMissing = (field: keyof RepeatRule) => (rule[field] ?? null) === null
  if (rule.repeat_frequency_type === 'monthly') {
    const missing = (
      ['repeat_on_the_specific_step', 'repeat_on_the_specific_every'] as const
    ).filter(isMissing)
    if (missing.length === 1) return missing[0] ?? null
  }
  return isMissing('repeat_end_date') && isMissing('repeat_numbers') ? 'repeat_end_date' : null
}

function daysOf(rule: RepeatRule, first: string): Iterable<string> {
  const every = rule.repeat_every ?? NEW_SESSION.repeat_every
  switch (rule.repeat_frequency_type) {
    case 'daily':
      return stepped(first, (index) => [addDays(first, index * every)])
    case 'weekly': {
      const { repeat_on_the_specific_days: chosen = [] } = rule
      const weekdays = chosen.length > 0 ? chosen.toSorted((a, b) => a - b) : [isoWeekday(first)]
      const monday = isoWeekStart(first)
      return stepped(first, (index) =>
        weekdays.map((weekday) => addDays(monday, index * every * 7 + weekday - 1)),
      )
    }
    case 'monthly':
      return stepped(first, (index) => [monthDay(rule, first, index * every)])
    case 'specific_dates':
      return []
  }
}

/**
 * The days of one step after the other, up to the end of the calendar. Each has a day, but for
 * those of the first that lie before the series begins.
 */
function* stepped(first: string, daysAt: (index: number) => string[]): Iterable<string> {
  for (let index = 0; index <= MAX_OCCURRENCES + 1; index += 1)
    for (const day of daysAt(index)) if (day >= first && isCalendarDay(day)) yield day
}

/** The day a later month has the training: the nth of a weekday, or the date itself. */
function monthDay(rule: RepeatRule, first: string, months: number): string {
  const { repeat_on_the_specific_step: step = null, repeat_on_the_specific_every: weekday = null } =
    rule
  const date = addMonths(first, months)
  if (step === null || weekday === null) return date
  const start = `${date.slice(0, 8)}01`
  if (step > 0) return addDays(start, ((weekday - isoWeekday(start) + 7) % 7) + (step - 1) * 7)
  const last = addDays(addMonths(start, 1), -1)
  return addDays(last, -((isoWeekday(last) - weekday + 7) % 7))
}

/**
 * The rule of a series that moved by whole days: its weekdays, its dates and its end move along.
 */
export function movedRule(rule: RepeatRule, days: number): RepeatRule {
  const weekday = (day: number) => ((((day - 1 + days) % 7) + 7) % 7) + 1
  const {
    repeat_on_the_specific_days,
    repeat_on_the_specific_every,
    repeat_end_date,
    repeat_dates,
  } = rule
  return {
    ...rule,
    ...(repeat_on_the_specific_days && {
      repeat_on_the_specific_days: repeat_on_the_specific_days.map(weekday),
    }),
    ...(repeat_on_the_specific_every && {
      repeat_on_the_specific_every: weekday(repeat_on_the_specific_every),
    }),
    ...(repeat_end_date && { repeat_end_date: addDays(repeat_end_date, days) }),
    ...(repeat_dates && { repeat_dates: repeat_dates.map((day) => addDays(day, days)) }),
  }
}
