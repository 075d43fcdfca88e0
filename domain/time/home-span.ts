import { addDays, isoWeekStart } from './week.ts'

/** The rest of the week after a day; on a Sunday the next week. Days, both included. */
export function homeSpan(today: string): { from: string; until: string } {
  const from = addDays(today, 1)
  return { from, until: addDays(isoWeekStart(from), 6) }
}
