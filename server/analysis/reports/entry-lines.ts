import { addUp, type Adding, type Parts } from '#domain/reports/parts.ts'
import type { ReportRow } from './build-report.ts'

/** What one thing done adds to the line of whom it counts for; null for what is of no session. */
export type Entry<Part extends string> = {
  user_id: number
  period: string
  session_id: number | null
  /** The class of the boat, where classes stand apart. */
  boat_class?: string
  parts: Partial<Parts<Part>>
}

/** Entries as the lines of a report: one for each athlete and period, each session once. */
export function linesOfEntries<Part extends string>(
  adding: Readonly<Record<Part | 'sessions', Adding>>,
  entries: readonly Entry<Part>[],
): ReportRow<Part | 'sessions'>[] {
  const nothing = addUp(adding, [])
  const lines = Map.groupBy(
    entries,
    ({ user_id, period, boat_class = '' }) => `${user_id} ${period} ${boat_class}`,
  )
  const inOrder = [...lines.values()].toSorted((one, other) =>
    (one[0]?.period ?? '').localeCompare(other[0]?.period ?? '', undefined, { numeric: true }),
  )
  return inOrder.flatMap((line) => {
    const [first] = line
    if (!first) return []
    const { user_id, period, boat_class } = first
    const sessions = new Set(
      line.flatMap(({ session_id }) => (session_id === null ? [] : [session_id])),
    ).size
    const sums = line.map(({ parts }) => ({ ...nothing, ...parts, sessions: null }))
    const of = boat_class === undefined ? {} : { boat_class }
    return [{ ...addUp(adding, sums), sessions, user_id, period, ...of }]
  })
}
