import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import * as account from '#contract/people/account.ts'
import { LIVE_PATH, type Following, type LiveEvents } from '#contract/sockets.ts'
import type { TestApp } from './app.ts'
import type { TestUser } from './factories.ts'

type Event = keyof LiveEvents
type DataOf<E extends Event> = Parameters<LiveEvents[E]>[0]

export type TestSocket = {
  /** Asks for the room of a session, being so many milliseconds behind; whether it was granted. */
  join(club_id: unknown, session_id: unknown, behind?: unknown): Promise<unknown>
  /** Asks for the calendar of a club; whether it was granted. */
  joinCalendar(club_id: unknown): Promise<unknown>
  /** Asks to follow the boats of a session, knowing so many samples of recordings. */
  joinLive(club_id: unknown, session_id: unknown, known?: unknown): Promise<Following | false>
  send(event: string, ...data: unknown[]): void
  /** The next event of this name. @throws after two seconds */
  next<E extends Event>(event: E): Promise<DataOf<E>>
  /** Events of this name that have arrived so far. */
  heard<E extends Event>(event: E): DataOf<E>[]
  /**
   * Resolves when the server ends the connection. @throws after a second, or as many milliseconds
   */
  ended(within?: number): Promise<void>
  close(): void
}

export const ticketOf = async (app: TestApp, token: string): Promise<string> =>
  (await app.ask(account.me, {}, { token })).data.firebase_password

/** A live connection of a person, signed in as a browser does. */
export const openSocket = (app: TestApp, { token }: Pick<TestUser, 'token'>): Promise<TestSocket> =>
  connect(app.url, { token }, app.settle)

const soon = async (milliseconds: number, what: string): Promise<never> => {
  await sleep(milliseconds, undefined, { ref: false })
  throw new Error(`${what} did not come within ${milliseconds} ms`)
}

/**
 * Rooms are entered once `settle` says that the server has heard of what was changed before.
 * @throws with the server's reason when the sign-in is refused
 */
export async function connect(
  url: string,
  auth: { ticket?: unknown; token?: unknown },
  settle: TestApp['settle'] = () => Promise.resolve(),
): Promise<TestSocket> {
  const socket = io(url, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth,
    reconnection: false,
    forceNew: true,
  })
  const events: { event: string; data: unknown }[] = []
  socket.onAny((event: string, data: unknown) => events.push({ event, data }))
  const ended = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve())
    socket.once('connect_error', (error) => {
      socket.close()
      reject(error)
    })
  })
  const enter = async (room: string, wish: object) => {
    await settle()
    return socket.timeout(2000).emitWithAck(room, wish)
  }
  return {
    join: (club_id, session_id, behind) => enter('join', { club_id, session_id, behind }),
    joinCalendar: (club_id) => enter('join calendar', { club_id }),
    joinLive: (club_id, session_id, known) => enter('join live', { club_id, session_id, known }),
    send: (event, ...data) => void socket.emit(event, ...data),
    next: <E extends Event>(event: E) =>
      Promise.race([
        new Promise<DataOf<E>>((resolve) =>
          socket.once(event as string, (data: DataOf<E>) => resolve(data)),
        ),
        soon(2000, event),
      ]),
    heard: <E extends Event>(event: E) =>
      events.filter((one) => one.event === event).map(({ data }) => data as DataOf<E>),
    ended: (within = 1000) => Promise.race([ended, soon(within, 'the end')]),
    close: () => void socket.close(),
  }
}
