import { isWholeDay } from '#domain/constants/sports.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { DateWriters } from './dates.ts'

/** When a session is planned; one that takes the whole day has no clock. */
export type PlannedTimes = PlannedStart & { end_date: string }
export type PlannedStart = { start_date: string; all_day_event: boolean; sport_id: number | null }

/**
 * When a session is, without a clock where it takes the whole day. An end at midnight then belongs
 * to the day before.
 */
export function sessionWriters(
  { range, dayExact, dateTimeExact }: Pick<DateWriters, 'range' | 'dayExact' | 'dateTimeExact'>,
  timeZone: string,
) {
  const day = (time: number) => dayIn(timeZone, new Date(time))
  const firstDay = ({ start_date }: PlannedStart) => day(Date.parse(start_date))
  const lastDay = ({ start_date, end_date }: PlannedTimes) =>
    day(Math.max(Date.parse(start_date), Date.parse(end_date) - 1))
  return {
    /** "Today 07:00–08:30"; "Tue 24 Nov – Thu 26 Nov" of one that takes whole days. */
    session: (planned: PlannedTimes) => {
      if (!isWholeDay(planned)) return range(planned.start_date, planned.end_date)
      return range(firstDay(planned), lastDay(planned))
    },
    /** "Today 07:00", "Today" of a session that takes the whole day. */
    sessionStart: (planned: PlannedStart) =>
      range(isWholeDay(planned) ? firstDay(planned) : planned.start_date, null),
    /** Start or end alone: "Today 07:00", "Today" of one that takes whole days. */
    sessionTime: (which: 'start_date' | 'end_date', at: string, whole: boolean) =>
      range(whole ? day(Date.parse(at) - Number(which === 'end_date')) : at, null),
    /**
     * "Tuesday, 24 November 2026, 07:00 CET", for the hover text; without a clock where there is
     * none.
     */
    sessionExact: (planned: PlannedStart) =>
      isWholeDay(planned) ? dayExact(firstDay(planned)) : dateTimeExact(planned.start_date),
  }
}
