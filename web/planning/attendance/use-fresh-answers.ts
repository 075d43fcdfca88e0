import { useEffect, useState } from 'react'
import type { AttendanceRow } from '#contract/planning/attendance.ts'

/** How long a changed row is highlighted. */
const FRESH_MS = 1800

type Seen = {
  rows: readonly AttendanceRow[]
  at: ReadonlyMap<number, string | null>
  fresh: ReadonlySet<number>
}

const stampsOf = (rows: readonly AttendanceRow[]) =>
  new Map(rows.map(({ user_id, answered_at }) => [user_id, answered_at]))

/**
 * The people whose answer has been saved since the list was last fetched, by anyone, for a short
 * while.
 */
export function useFreshAnswers(rows: readonly AttendanceRow[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<Seen>(() => ({ rows, at: stampsOf(rows), fresh: new Set() }))
  if (seen.rows !== rows) {
    const changed = rows.filter(
      ({ user_id, answered_at }) => seen.at.has(user_id) && seen.at.get(user_id) !== answered_at,
    )
    setSeen({
      rows,
      at: stampsOf(rows),
      fresh: new Set([...seen.fresh, ...changed.map(({ user_id }) => user_id)]),
    })
  }
  useEffect(() => {
    if (seen.fresh.size === 0) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, fresh: new Set() })), FRESH_MS)
    return () => clearTimeout(timer)
  }, [seen.fresh])
  return seen.fresh
}
