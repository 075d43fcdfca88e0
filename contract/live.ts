import type { ImportState } from './recordings/imports.ts'

/** What the server tells a signed-in browser. Rooms: one per person, one per session a person may see, two per club's calendar: with drafts and without. */
export type LiveEvents = {
  /** Milliseconds of the last change; a newer one than the client holds means: fetch again. */
  timestamps: (stamps: { clubs: number; user: number; notifications: number; app_version: string }) => void
  session: (change: { session_id: number; what: 'attendance' | 'session' | 'crews' | 'results' | 'deleted' }) => void
  /** The plan of a span of days, or with `from` null somebody's answer or result, changed in the calendar one has open. */
  calendar: (change: { club_id: number; from: string | null; to: string | null }) => void
  /** Messages came faster than they are taken: this one was not. When it goes on, the connection ends. */
  refused: (problem: { code: 'too_many_requests' }) => void
  import: (change: { import_id: number; session_id: number | null; state: ImportState; progress: number }) => void
}

/** What a browser may ask. `join` answers false when the person may not see the session. */
export type LiveRequests = {
  join: (request: { club_id: number; session_id: number }, answer: (joined: boolean) => void) => void
  leave: (request: { club_id: number; session_id: number }) => void
  'join calendar': (request: { club_id: number }, answer: (joined: boolean) => void) => void
  'leave calendar': (request: { club_id: number }) => void
}

/** How the database tells every node of a change; sent by pg_notify inside the transaction that made it. */
export type Change =
  | { to: 'user'; user_id: number; event: 'timestamps' }
  | { to: 'user'; user_id: number; event: 'import'; data: Parameters<LiveEvents['import']>[0] }
  | { to: 'session'; club_id: number; session_id: number; event: 'session'; data: Parameters<LiveEvents['session']>[0] }
  | { to: 'calendar'; club_id: number; drafts: boolean; data: Parameters<LiveEvents['calendar']>[0] }
  | { to: 'viewer'; user_id: number | null; club_id: number | null; ended?: string }

export const LIVE_PATH = '/socket.io/'
