import type { SessionChange } from '#contract/planning/session-life.ts'

type Days = { before: boolean; after: boolean }

/**
 * Whether a session took whole days before and after each of its changes, newest first, by what it
 * does now.
 */
export function wholeDaysOf(changes: readonly SessionChange[], now: boolean): Days[] {
  let after = now
  return changes.map((change) => {
    const turned = change.changes.find(({ field }) => field === 'all_day')
    const days = { before: typeof turned?.before === 'boolean' ? turned.before : after, after }
    after = days.before
    return days
  })
}
