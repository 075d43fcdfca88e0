import { instantAt } from '#domain/time/zoned-time.ts'
import type { Digest } from './digest.ts'
import type { DateOrder } from '#domain/sheets/days.ts'

type Known = {
  time_zone: string
  /** the day of the session it was uploaded for */
  session_day: string | null
  /** what the person answered */
  date_order: DateOrder | null
}

/** When an activity began, or the two readings of its date that the person is to choose from. */
export type Start = { start_time: string | null; question: readonly string[] | null }

const DAY_MS = 86_400_000

const FIRST_YEAR = Date.UTC(2000, 0)

/**
 * Nobody would look for a recording by a clock that was never set or runs ahead, so its start is
 * worth as little as none.
 */
export const isBelievable = (start_time: string, now: number): boolean =>
  Date.parse(start_time) >= FIRST_YEAR && Date.parse(start_time) <= now + 2 * DAY_MS

/**
 * A local time is taken in the time zone of the club. A day in the future cannot be right, and the
 * session's own day is preferred.
 */
export function startOf(
  { start_time, start_local }: Digest['activity'],
  known: Known,
  now: number,
): Start {
  if (start_time !== null && !isBelievable(start_time, now))
    return { start_time: null, question: null }
  if (start_time !== null || start_local.length === 0) return { start_time, question: null }
  const answered =
    start_local.length > 1 && known.date_order
      ? [start_local[known.date_order === 'month-day' ? 0 : 1] ?? '']
      : start_local
  const read = answered.map((wall) => ({ wall, at: instantAt(wall, known.time_zone) }))
  const past = read.filter(({ at }) => Date.parse(at) < now + DAY_MS)
  const left = past.length > 0 ? past : read
  const ofSession = left.find(({ wall }) => wall.slice(0, 10) === known.session_day)
  const [only, other] = ofSession ? [ofSession] : left
  if (only !== undefined && other === undefined) return { start_time: only.at, question: null }
  return { start_time: null, question: left.map(({ wall }) => wall) }
}
