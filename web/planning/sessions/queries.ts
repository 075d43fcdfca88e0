import { createElement } from 'react'
import { useOutletContext } from 'react-router'
import { sessionCrews } from '#contract/boats/crews.ts'
import { sessionPublishing } from '#contract/planning/publishing.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { sessionChanges, sessionComments, sessionMarks } from '#contract/planning/session-life.ts'
import { seatRace } from '#contract/boats/seat-racing.ts'
import { sessionScores } from '#contract/insight/scores.ts'
import { forceCurves, sessionTelemetry, strokes } from '#contract/recordings/telemetry.ts'
import { getSession, type Scope, type Session } from '#contract/planning/sessions.ts'
import { invalidate, query } from '../../api.ts'
import type { SessionChange } from '../../live.ts'
import { arrival } from '../../shell/chunks.ts'
import { askInModal } from '../../shell/modals.ts'
import { OF_ACTIVITIES } from '../../insight/results/queries.ts'

/** The whole session; what is refused here is told by the page itself. */
export const sessionQuery = (id: number) => query(getSession, { params: { id } }, { own: [404, 409] })

/** What is to be done to a session of a series. */
export type SeriesAct = 'change' | 'move' | 'delete'

/** Asks which sessions of a series are meant; null when the person thinks again. */
export async function askScope(title: string, id: number, act: SeriesAct): Promise<Scope | null> {
  const { SeriesScope } = await arrival(import('./SeriesScope.tsx'))
  return askInModal<Scope>((onChoose) => ({ title, size: 'sm', content: createElement(SeriesScope, { id, act, onChoose }) }))
}

/** The session around a tab. */
export const useSession = () => useOutletContext<Session>()

/** Fetches again what a change of the session touches; after a gap in the connection, told as a change of the session itself, that may be all of it. */
export function refetchAfter(change: SessionChange['what']): Promise<void> {
  switch (change) {
    case 'attendance':
      return invalidate(getSession, sessionAttendance)
    case 'crews':
      return invalidate(sessionCrews, sessionScores, seatRace, sessionTelemetry, strokes, forceCurves)
    case 'results':
      return invalidate(...OF_ACTIVITIES)
    case 'session':
      return invalidate(
        getSession,
        sessionAttendance,
        sessionCrews,
        ...OF_ACTIVITIES,
        sessionPublishing,
        sessionChanges,
        sessionComments,
        sessionMarks,
      )
    case 'deleted':
      return invalidate(getSession)
  }
}
