import { lazy, Suspense } from 'react'
import { orNothing } from '../load/or-nothing.ts'
import { saveAttendance } from '#contract/planning/attendance.ts'
import type { OutboxEntry } from '../offline/outbox-state.ts'

const Conflicts = lazy(() =>
  orNothing(
    import('../planning/attendance/Conflict.tsx').then((module) => ({ default: module.Conflicts })),
  ),
)

/** Both answers of everybody in an entry that the server has refused, where it holds answers. */
export function AttendanceConflicts({ entry }: { entry: OutboxEntry }) {
  if (entry.call.path !== saveAttendance.path || !entry.problem?.current) return null
  return (
    <Suspense>
      <Conflicts entry={entry} />
    </Suspense>
  )
}
