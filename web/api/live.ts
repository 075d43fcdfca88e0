import { useEffect, useEffectEvent } from 'react'
import type { io as connect, Socket } from 'socket.io-client'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  LIVE_PATH,
  SIGN_IN_REFUSED,
  type LiveEvents,
  type LiveRequests,
} from '#contract/sockets.ts'
import { CLUB_POLL_MS } from '#domain/constants/limits.ts'
import { invalidate } from './api.ts'
import { loadChunk } from '../shell/chunks.ts'
import { accessToken, selectedClubId } from '../shell/session-store.ts'
import { createStore, useStore, type Store } from '../shell/store.ts'
import { refreshMe } from '../shell/viewer.ts'

type LiveSocket = Socket<LiveEvents, LiveRequests>
export type SessionChange = Parameters<LiveEvents['session']>[0]

/** The connection while there is one. */
const live = createStore<LiveSocket | null>(null)
/**
 * False after a failure, until the next connection: then things are fetched by the clock instead.
 */
export const liveWorks = createStore(true)

const RETRY_MS = 15_000

const loadClient = (): Promise<{ io: typeof connect }> => import('socket.io-client')

/** Opens the channel of the signed-in person; the answer closes it. */
export function connectLive(load = loadClient): () => void {
  let socket: LiveSocket | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false
  const fail = () => {
    liveWorks.set(false)
    clearTimeout(retry)
    if (closed) return
    if (socket === null) retry = setTimeout(start, RETRY_MS)
    // What the server ends or refuses ends socket.io's own attempts.
    else if (!socket.active) retry = setTimeout(() => socket?.connect(), RETRY_MS)
  }
  const open = async () => {
    const { io } = await loadChunk(load())
    if (closed) return
    socket = io({
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: (send) => send({ token: accessToken() }),
    })
    socket.on('connect', () => liveWorks.set(true))
    socket.on('connect_error', (error) => {
      fail()
      // A sign-in that has ended leads to the login, by the answer to this.
      if (error.message === SIGN_IN_REFUSED) refreshMe().catch(() => {})
    })
    socket.on('disconnect', fail)
    live.set(socket)
  }
  const start = () => void open().catch(fail)
  start()
  return () => {
    closed = true
    clearTimeout(retry)
    socket?.disconnect()
    live.set(null)
  }
}

/**
 * Calls `fetch` by the clock while the channel is down, and `onBack` after that. Returns the end of
 * it.
 */
export function whileDown(
  works: Store<boolean>,
  { fetch, onBack, every }: { fetch: () => void; onBack?: () => void; every: number },
): () => void {
  let clock: ReturnType<typeof setInterval> | undefined
  const follow = () => {
    if (!works.get()) {
      // Each failed attempt reports again that it is down.
      clock ??= setInterval(fetch, every)
      return
    }
    if (clock === undefined) return
    clearInterval(clock)
    clock = undefined
    onBack?.()
  }
  follow()
  const stop = works.subscribe(follow)
  return () => {
    stop()
    clearInterval(clock)
  }
}

/**
 * Fetches again what live events of a screen are about, where they do not come: by the clock while
 * the channel is down, and once it is back.
 */
export function useCatchUp(refetch: () => void, every = CLUB_POLL_MS): void {
  const fetch = useEffectEvent(refetch)
  useEffect(() => {
    const again = () => fetch()
    return whileDown(liveWorks, { fetch: again, onBack: again, every })
  }, [every])
}

/** The connection, for who asks it for more than it sends by itself; null while there is none. */
export const useLiveSocket = (): LiveSocket | null => useStore(live)

/** Listens to one kind of event while the component is on screen. */
export function useLiveEvent<K extends keyof LiveEvents>(name: K, onEvent: LiveEvents[K]): void {
  const socket = useStore(live)
  const hear = useEffectEvent((...payload: Parameters<LiveEvents[K]>) =>
    (onEvent as (...args: Parameters<LiveEvents[K]>) => void)(...payload),
  )
  useEffect(() => {
    if (!socket) return
    const listener = ((...payload: Parameters<LiveEvents[K]>) => hear(...payload)) as never
    socket.on(name, listener)
    return () => {
      socket.off(name, listener)
    }
  }, [socket, name])
}

/**
 * Follows the changes of a session. After a gap in the connection the changes of the gap are
 * reported; with `catchesUp` also those before a connection that came after the page.
 */
export function useSessionRoom(
  sessionId: number,
  onChange: (change: SessionChange) => void,
  { catchesUp = false } = {},
): void {
  const socket = useStore(live)
  const notifyChange = useEffectEvent(onChange)
  useEffect(() => {
    const clubId = selectedClubId()
    if (!socket || clubId === null) return
    const room = { club_id: clubId, session_id: sessionId }
    // Changes have been missed since then.
    let behindSince = catchesUp && !socket.connected ? Date.now() : null
    const join = () => {
      const behind = behindSince === null ? {} : { behind: Date.now() - behindSince }
      behindSince = null
      socket.emit('join', { ...room, ...behind }, () => {})
    }
    const fallBehind = () => {
      behindSince ??= Date.now()
    }
    const hear = (change: SessionChange) => {
      if (change.session_id === sessionId) notifyChange(change)
    }
    if (socket.connected) join()
    socket.on('connect', join)
    socket.on('disconnect', fallBehind)
    socket.on('session', hear)
    return () => {
      socket.off('connect', join)
      socket.off('disconnect', fallBehind)
      socket.off('session', hear)
      if (socket.connected) socket.emit('leave', room)
    }
  }, [socket, sessionId, catchesUp])
}

/**
 * The time in milliseconds since which the open calendar has been notified of changes, or null
 * while it is not.
 */
let heardSince: number | null = null
export const calendarHeardSince = (): number | null => heardSince

/** Answers come in bursts; a calendar is fetched again at most so often. */
const CALENDAR_MS = 1500

/**
 * Fetches calls again that a change of the club's calendar touches, while the calendar is open, and
 * after a gap in the connection.
 */
export function useCalendarRoom(...endpoints: readonly Endpoint[]): void {
  const socket = useStore(live)
  const refetch = useEffectEvent(() => void invalidate(...endpoints))
  useEffect(() => {
    const clubId = selectedClubId()
    if (!socket || clubId === null) return
    const room = { club_id: clubId }
    let gap = false
    let waiting: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const soon = () => {
      waiting ??= setTimeout(
        () => {
          waiting = undefined
          last = Date.now()
          refetch()
        },
        Math.max(0, last + CALENDAR_MS - Date.now()),
      )
    }
    const join = () => {
      socket.emit('join calendar', room, (joined) => {
        if (joined) heardSince ??= Date.now()
      })
      if (gap) soon()
      gap = true
    }
    const stopHearing = () => {
      heardSince = null
    }
    if (socket.connected) join()
    socket.on('connect', join)
    socket.on('disconnect', stopHearing)
    socket.on('calendar', soon)
    return () => {
      stopHearing()
      clearTimeout(waiting)
      socket.off('connect', join)
      socket.off('disconnect', stopHearing)
      socket.off('calendar', soon)
      if (socket.connected) socket.emit('leave calendar', room)
    }
  }, [socket])
}
