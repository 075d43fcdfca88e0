import { daysBetween } from '../time/week.ts'
import { dayAt, shiftedByDays, type Span } from '../time/repeats.ts'

export type SessionOfWeek = Span & { id: number; name: string; published: boolean }
/** Weeks by their first day, YYYY-MM-DD, on the calendar of the zone. */
export type WeekCopy = { from: string; to: string; with_drafts: boolean; time_zone: string }

/**
 * When the sessions of a week take place in another one. What began before the week is left out: it
 * is planned in the week it began in.
 */
export function copiesOfWeek(
  sessions: readonly SessionOfWeek[],
  { from, to, with_drafts, time_zone }: WeekCopy,
): { again: { id: number; span: Span }[]; left_out: SessionOfWeek[] } {
  const days = daysBetween(from, to)
  const wanted = sessions.filter(({ published }) => published || with_drafts)
  const isEarlier = ({ start_date }: Span) => dayAt(start_date, time_zone) < from
  return {
    again: wanted
      .filter((session) => !isEarlier(session))
      .map(({ id, start_date, end_date }) => ({
        id,
        span: shiftedByDays({ start_date, end_date }, days, time_zone),
      })),
    left_out: wanted.filter(isEarlier),
  }
}
