import type { ImportState } from './recordings/imports.ts'
import type { FollowedSession } from './live/live.ts'

/**
 * What the server sends to a signed-in browser. There is one room per person, one per session a
 * person may see, one per challenge and club, and two per club's calendar: with drafts and without.
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
  /**
   * Samples of a boat that is followed, in the order of `liveSamples`; `first` is the number of the
   * first of them.
   */
  live: (frame: LiveFrame) => void
  /** The heartbeat of somebody whom one sees. */
  'live pulse': (frame: { recording_id: number; heart_rate: number }) => void
  /** Which boats record has changed, or how one stands. */
  'live boats': (change: { session_id: number }) => void
  /** Something in a thread the person belongs to: it was written, deleted or read. */
  message: (change: { club_id: number; thread_id: number; what: 'written' | 'read' }) => void
  /** Somebody writes in a thread the person belongs to. It holds for a few seconds. */
  typing: (who: { club_id: number; thread_id: number; user_id: number }) => void
  /** A post of a wall one sees, or what belongs to it. */
  wall: (change: {
    club_id: number
    post_id: number
    squad_id: number | null
    session_id: number | null
    challenge_id: number | null
  }) => void
  /** The standing of a challenge one has open has changed. */
  challenge: (change: { challenge_id: number }) => void
  import: (change: {
    club_id: number
    import_id: number
    session_id: number | null
    state: ImportState
    progress: number
  }) => void
}

export type KnownSamples = readonly [recording_id: number, samples: number]

/** A session as it is followed, with the samples that one lacked. */
export type Following = {
  session: FollowedSession
  missed: readonly Pick<LiveFrame, 'recording_id' | 'first' | 'samples'>[]
}

export type LiveFrame = {
  recording_id: number
  first: number
  samples: (number | null)[][]
  /** Means, as in `LiveBoat`. */
  speed: number | null
  stroke_rate: number | null
  battery: number | null
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
  /**
   * To follow the boats of a session live, as far as one sees them; false where one may not. Who
   * says how many samples of each recording they know also hears what they lack, unless that is
   * more than is sent at once.
   */
  'join live': (
    request: { club_id: number; session_id: number; known?: readonly KnownSamples[] },
    answer: (followed: Following | false) => void,
  ) => void
  'leave live': (request: { club_id: number; session_id: number }) => void
  'join calendar': (request: { club_id: number }, answer: (joined: boolean) => void) => void
  'leave calendar': (request: { club_id: number }) => void
  /** To hear when the standing of a challenge changes that the club sees. */
  'join challenge': (
    request: { club_id: number; challenge_id: number },
    answer: (joined: boolean) => void,
  ) => void
  'leave challenge': (request: { club_id: number; challenge_id: number }) => void
}

/**
 * The database notifies every node of a change with this; pg_notify sends it inside the transaction
 * that made the change. Samples may go by Redis.
 */
export type Change =
  | { to: 'user'; user_id: number; event: 'timestamps' }
  | { to: 'user'; user_id: number; event: 'import'; data: Parameters<LiveEvents['import']>[0] }
  | {
      to: 'people'
      user_ids: readonly number[]
      event: 'message'
      data: Parameters<LiveEvents['message']>[0]
    }
  | {
      to: 'people'
      user_ids: readonly number[]
      event: 'typing'
      data: Parameters<LiveEvents['typing']>[0]
    }
  | {
      to: 'people'
      user_ids: readonly number[]
      event: 'wall'
      data: Parameters<LiveEvents['wall']>[0]
    }
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
  | {
      to: 'live'
      club_id: number
      /** Samples by recording, each with its heartbeat, which not everybody may hear. */
      frames: (LiveFrame & { heart_rate: number | null })[]
    }
  | { to: 'live boats'; club_id: number; session_id: number }
  /** All who have it open, whatever their club. */
  | { to: 'challenge'; challenge_id: number }
  /** Something of a public page was changed by a coach, or it was revoked. */
  | { to: 'public page'; club_id: number; id: number }
  | { to: 'viewer'; user_id: number | null; club_id: number | null; ended?: string }

export const LIVE_PATH = '/socket.io/'

/** Why a connection is refused whose token or ticket is none, or not any more. */
export const SIGN_IN_REFUSED = 'sign_in_refused'
