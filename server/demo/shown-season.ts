import type { DemoTests } from './seed-performance-tests.ts'
import type { DemoCompared, DemoRacing } from './seed-racing.ts'
import type { DemoRegattas } from './seed-regatta.ts'
import type { DemoReportLink } from './seed-report-views.ts'
import type { DemoSeason } from './seed-season.ts'

export type ShownSeason = DemoSeason & {
  crews: readonly { id: number; session_id: number }[]
  equipment: { category: number; item: number }
  template: number
  race: number
  racing: DemoRacing
  compared: DemoCompared
  regattas: DemoRegattas
  report: DemoReportLink
  scored: { water: number; ergo: number; rower: number }
  strength: number
  tests: DemoTests
  telemetry: { session: number; activity: number }
  webhook: { webhook: number; delivery: number }
}

/** The last pieces that somebody recorded. */
export function shownSession({ sessions, activities }: DemoSeason): number {
  const pieces = new Set(
    sessions.filter(({ planned }) => planned.structure === '3x2000m/6min').map(({ id }) => id),
  )
  const latest =
    activities.findLast(({ session_id }) => pieces.has(session_id)) ?? activities.at(-1)
  return latest?.session_id ?? sessions[0]?.id ?? 0
}

/** The recording of the shown session that the editor is shown with. */
export const shownActivity = ({ activities }: DemoSeason, session: number): number =>
  activities.find(({ session_id }) => session_id === session)?.id ?? activities.at(-1)?.id ?? 0
