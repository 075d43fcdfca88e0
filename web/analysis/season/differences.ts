import type { Season, SeasonWeek, WeekChange } from '#contract/analysis/season.ts'
import { addDays } from '#domain/time/week.ts'

type Target = NonNullable<SeasonWeek['target']>
export const TARGET_FIELDS = [
  'seconds',
  'distance',
  'load',
  'sessions',
  'shares',
  'kind',
  'note',
] as const satisfies readonly (keyof Target & keyof WeekChange)[]
export type TargetField = (typeof TARGET_FIELDS)[number]

/** What would change: of each week that is not over the fields that differ from its target. */
export function differencesOf(
  season: Pick<Season, 'weeks' | 'today'>,
  weeks: readonly WeekChange[],
): WeekChange[] {
  const targets = new Map(season.weeks.map(({ monday, target }) => [monday, target]))
  return weeks.flatMap((week): WeekChange[] => {
    const before = targets.get(week.monday)
    if (before === undefined || addDays(week.monday, 6) < season.today) return []
    const fields = changedFields(before, week)
    if (fields.length === 0) return []
    const { monday, by_hand } = week
    const change = Object.fromEntries(fields.map((field) => [field, week[field]]))
    return [{ monday, ...(by_hand !== undefined && { by_hand }), ...change }]
  })
}

/** The fields of a change that are not as they stand; a share list is compared by what it says. */
export const changedFields = (before: Target | null, change: WeekChange): TargetField[] =>
  TARGET_FIELDS.filter((field) => {
    const next = change[field]
    return next !== undefined && String(next ?? '') !== String(before?.[field] ?? '')
  })
