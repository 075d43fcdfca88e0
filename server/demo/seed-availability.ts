import { DAY_PARTS, type DayPart } from '#domain/constants/attendance.ts'
import { addDays } from '#domain/time/week.ts'
import { insertRows } from './rows.ts'
import type { Demo } from './seed-clubs.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const FRIDAY = 5
/** Every so many athletes one has said nothing, and one is away next week. */
const SILENT = 5
const TRAVELS = 11

/**
 * An ordinary week of school or work: free before and after it, and at weekends, but for an evening
 * of one's own.
 */
const isFree = (weekday: number, part: DayPart, index: number): boolean =>
  weekday > FRIDAY
    ? !(weekday === 7 && part === 'evening')
    : part === 'early' || (part === 'evening' && weekday !== 1 + (index % FRIDAY))

/** When most athletes can train in an ordinary week, and who is away in the coming one. */
export async function seedAvailability({ db, club, athletes, today }: Demo): Promise<void> {
  const weeks = athletes.flatMap(({ id }, index) => {
    const answered = index % SILENT === 0 ? [] : WEEKDAYS
    return answered.flatMap((weekday) =>
      DAY_PARTS.map((part) => {
        const free = isFree(weekday, part, index)
        return { club_id: club, user_id: id, weekday, part, free }
      }),
    )
  })
  await insertRows(db, 'availability', weeks)
  const travel = {
    club_id: club,
    from_date: addDays(today, 5),
    until_date: addDays(today, 9),
    reason: 'travel',
    note: 'Visiting family',
  }
  const away = athletes.filter((_, index) => index % TRAVELS === TRAVELS - 1)
  const absences = away.map(({ id }) => ({ ...travel, user_id: id }))
  await insertRows(db, 'absences', absences)
}
