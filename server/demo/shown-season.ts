import type { DemoTests } from './seed-performance-tests.ts'
import type { DemoGuardians } from './seed-guardians.ts'
import type { DemoChallenges } from './seed-challenges.ts'
import type { DemoMessages } from './seed-messages.ts'
import type { DemoWall } from './seed-wall.ts'
import type { DemoLive } from './seed-live.ts'
import type { DemoCompared, DemoRacing } from './seed-racing.ts'
import type { DemoRegattas } from './seed-regatta.ts'
import type { DemoReportLink } from './seed-report-views.ts'
import type { DemoSeason } from './seed-season.ts'

export type ShownSeason = DemoSeason & {
  /** A paid order and its invoice. */
  billing: { order: number; invoice: number }
  /** The code of a crew. */
  connect: string
  crews: readonly { id: number; session_id: number }[]
  equipment: { category: number; item: number }
  template: number
  race: number
  racing: DemoRacing
  compared: DemoCompared
  guardians: DemoGuardians
  live: DemoLive & { ergs: number }
  messages: DemoMessages
  challenges: DemoChallenges
  regattas: DemoRegattas
  report: DemoReportLink
  scored: { water: number; ergo: number; rower: number }
  strength: number
  tests: DemoTests
  telemetry: { session: number; activity: number }
  wall: DemoWall
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
