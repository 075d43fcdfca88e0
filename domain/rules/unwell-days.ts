import { addDays } from '../time/week.ts'

/** Days that somebody was ill, or injured, as mornings said; both ends are included. */
export type UnwellDays = { id: number; from_date: string; until_date: string }

/** What becomes of the spans of one person and reason when a morning says how they are. */
export type UnwellChange = {
  remove: readonly number[]
  change: readonly UnwellDays[]
  add: readonly Omit<UnwellDays, 'id'>[]
}

const NOTHING: UnwellChange = { remove: [], change: [], add: [] }
/** An absence lasts a year at most. */
const LONGEST_DAYS = 366

/**
 * An unwell morning begins a span, or lengthens the one that ended the day before or begins the day
 * after; a well one ends the span it lies in, or divides it.
 * @param spans those of the person and the reason that came from mornings
 */
export function unwellDaysWith(
  spans: readonly UnwellDays[],
  day: string,
  isUnwell: boolean,
): UnwellChange {
  const around = spans.find(({ from_date, until_date }) => from_date <= day && day <= until_date)
  if (isUnwell) return around ? NOTHING : joined(spans, day)
  return around ? divided(around, day) : NOTHING
}

function joined(spans: readonly UnwellDays[], day: string): UnwellChange {
  const before = spans.find((one) => one.until_date === addDays(day, -1))
  const after = spans.find((one) => one.from_date === addDays(day, 1))
  const whole = {
    from_date: before?.from_date ?? day,
    until_date: after?.until_date ?? day,
  }
  const kept = before ?? after
  if (!kept || whole.until_date > addDays(whole.from_date, LONGEST_DAYS))
    return { ...NOTHING, add: [{ from_date: day, until_date: day }] }
  return {
    remove: before && after ? [after.id] : [],
    change: [{ id: kept.id, ...whole }],
    add: [],
  }
}

function divided(span: UnwellDays, day: string): UnwellChange {
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  const hasBefore = span.from_date < day
  const hasAfter = span.until_date > day
  if (!hasBefore && !hasAfter) return { ...NOTHING, remove: [span.id] }
  if (!hasBefore) return { ...NOTHING, change: [{ ...span, from_date: after }] }
  return {
    ...NOTHING,
    change: [{ ...span, until_date: before }],
    add: hasAfter ? [{ from_date: after, until_date: span.until_date }] : [],
  }
}
