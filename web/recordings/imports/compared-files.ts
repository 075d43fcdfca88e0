import type { Import } from '#contract/recordings/imports.ts'
import { MOST_LINES, MOST_SESSIONS } from '#domain/comparison/limits.ts'
import { paths } from '../../paths/paths.ts'

type Activity = Import['activities'][number]
export type InSession = Activity & { session_id: number }

/** The recordings of files that lie in a session, and can so be laid over each other. */
export const comparableIn = (items: readonly Import[]): InSession[] =>
  items
    .flatMap(({ activities }) => activities)
    .flatMap((activity) => {
      const { session_id, merged_into } = activity
      return session_id === null || merged_into !== null ? [] : [{ ...activity, session_id }]
    })

/** Whether no more of them fit into one comparison than these. */
export const isTooMany = (chosen: readonly InSession[]): boolean =>
  chosen.length > MOST_LINES || sessionsOf(chosen).length > MOST_SESSIONS

const sessionsOf = (chosen: readonly InSession[]) => [
  ...new Set(chosen.map(({ session_id }) => session_id)),
]

/** Where recordings lie over each other, the first leading. */
export function comparisonPath(chosen: readonly InSession[]): string {
  const [first = 0, ...others] = sessionsOf(chosen)
  return paths.comparison(first, {
    ...(others.length > 0 && { with: others.join(',') }),
    recordings: chosen.map(({ id }) => id).join(','),
  })
}
