import type { ImportState } from './recordings/imports.ts'

/**
 * What the server sends to a signed-in browser. There is one room per person, one per session a
 * person may see, and two per club's calendar: with drafts and without.
 */
export type LiveEvents = {
  /** Milliseconds of the last change; a newer one than the client holds means: fetch again. */
  timestamps: (stamps: {
    clubs: number
    user: number
    notifications: number
    app_version: string
  }) => void
  session: (change: {
    session_id: number
    what: 'attendance' | 'session' | 'crews' | 'results' | 'deleted'
  }) => void
  /**
   * The plan of a span of days, or with `from` null somebody's answer or result, changed in the
   * calendar one has open.
   */
  calendar: (change: { club_id: number; from: string | null; to: string | null }) => void
  /**
   * Messages arrived faster than they are handled, and this one was dropped. If that continues, the
   * connection ends.
   */
  refused: (problem: { code: 'too_many_requests' }) => void
  import: (change: {
    import_id: number
    session_id: number | null
    state: ImportState
    progress: number
  }) => void
}

/**
 * What a browser may ask. `join` answers false when the person may not see the session; who says by
 * how many milliseconds they are behind hears of the changes they missed.
 */
export type LiveRequests = {
  join: (
    request: { club_id: number; session_id: number; behind?: number },
    answer: (joined: boolean) => void,
  ) => void
  leave: (request: { club_id: number; session_id: number }) => void
  'join calendar': (request: { club_id: number }, answer: (joined: boolean) => void) => void
  'leave calendar': (request: { club_id: number }) => void
}

/**
 * The database notifies every node of a change with this; pg_notify sends it inside the transaction
 * that made the change.
 */
export type Change =
  | { to: 'user'; user_id: number; event: 'timestamps' }
  | { to: 'user'; user_id: number; event: 'import'; data: Parameters<LiveEvents['import']>[0] }
  | {
      to: 'session'
      club_id: number
      session_id: number
      event: 'session'
      data: Parameters<LiveEvents['session']>[0]
    }
  | {
      to: 'calendar'
      club_id: number
      drafts: boolean
      data: Parameters<LiveEvents['calendar']>[0]
    }
  | { to: 'viewer'; user_id: number | null; club_id: number | null; ended?: string }

export const LIVE_PATH = '/socket.io/'
