import { Repeat } from '#contract/plan.ts'
import type { Scope } from '#contract/planning/sessions.ts'
import { movedRule, type RepeatRule } from '#domain/time/repeat-days.ts'
import { daysMoved, occurrencesOf, shifted, wallShift, type Span } from '#domain/time/repeats.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Change, Timing } from './commands.ts'
import type { Series, Sibling } from './facts.ts'
import type { NewRules } from './series-rules.ts'

const REPEAT_FIELDS = new Set(Object.keys(Repeat.properties))

/**
 * The fields of a plan that make it repeat; null when it takes place once. @throws Refusal for such
 * fields without the kind of repetition
 */
function ruleOf(plan: Partial<RepeatRule>): RepeatRule | null {
  const fields = Object.fromEntries(
    Object.entries(plan).filter(([field]) => REPEAT_FIELDS.has(field)),
  )
  const { repeat_frequency_type } = plan
  if (repeat_frequency_type !== undefined) return { ...fields, repeat_frequency_type }
  if (Object.values(fields).some((field) => field !== null))
    throw new Refusal('invalid', { fields: { repeat_frequency_type: 'required' } })
  return null
}

/** A change of a plan, and how it is to repeat from now on. */
export function partedRule<Plan extends Partial<RepeatRule>>(
  changed: Plan,
): { plan: Omit<Plan, keyof RepeatRule>; rule: RepeatRule | null } {
  const fields = Object.entries(changed).filter(([field]) => !REPEAT_FIELDS.has(field))
  return { plan: Object.fromEntries(fields) as Omit<Plan, keyof RepeatRule>, rule: ruleOf(changed) }
}

/** When a plan takes place. @throws Refusal at the field that gives no series */
export function timingOf(
  { start_date, end_date, ...plan }: Span & Partial<RepeatRule>,
  timeZone: string,
): Timing {
  const first = { start_date, end_date }
  const rule = ruleOf(plan)
  if (rule === null) return { spans: [first], rule }
  const found = occurrencesOf(rule, first, timeZone)
  if (!found.ok) throw new Refusal('invalid', { fields: { [found.fault.field]: found.fault.code } })
  return { spans: found.spans, rule }
}

/** The sessions of a series that a scope covers, counted from the given one. */
export function sessionsCovered<S extends { id: number }>(
  scope: Scope,
  sessions: readonly S[],
  id: number,
): S[] {
  const place = sessions.findIndex((session) => session.id === id)
  switch (scope) {
    case 'this':
      return sessions.slice(place, place + 1)
    case 'all':
      return [...sessions]
    case 'following':
      return sessions.slice(place)
  }
}

/**
 * The sessions with their new times: this one as it is said, the others moved on the club's clock
 * by as much.
 */
export function changesOf(
  meant: readonly Sibling[],
  self: Sibling,
  to: Partial<Span>,
  timeZone: string,
): Change[] {
  if (to.start_date === undefined && to.end_date === undefined)
    return meant.map(({ id }) => ({ id, span: null }))
  const { start_date = self.start_date, end_date = self.end_date } = to
  const by = wallShift(self.start_date, start_date, timeZone)
  const endBy = wallShift(self.end_date, end_date, timeZone)
  return meant.map(({ id, ...span }) => ({
    id,
    span: id === self.id ? { start_date, end_date } : shifted(span, by, timeZone, endBy),
  }))
}

/**
 * What the rules say after a change of a series' later part or of all of it; null where they stay
 * as they are.
 */
export function rulesAfter(
  series: Series,
  meant: readonly Sibling[],
  self: Sibling,
  to: Partial<Span>,
  timeZone: string,
): NewRules | null {
  const days = daysMoved(self.start_date, to.start_date ?? self.start_date, timeZone)
  const { series_id, rule, sessions } = series
  if (meant.length === sessions.length)
    return days === 0 ? null : { series_id, earlier: null, changed: movedRule(rule, days) }
  return {
    series_id,
    earlier: counted(rule, sessions.length - meant.length),
    changed: counted(movedRule(rule, days), meant.length),
  }
}

/** The rule of a series that has ended after so many. */
export const counted = (rule: RepeatRule, count: number): RepeatRule =>
  rule.repeat_frequency_type === 'specific_dates'
    ? rule
    : { ...rule, repeat_end_date: null, repeat_numbers: count }
