import { QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import type { Clock } from './virtual-clock.ts'
import { openStore, type Device } from './memory-database.ts'
import { memoryStorage } from './memory-storage.ts'
import type { Random } from './random.ts'
import { PERSON, SESSION } from './register-server.ts'

const OWN_ID = 1
const CLUB_ID = 3
const SUBJECT = `session/${SESSION}`

type Parts = { device: Device; clock: Clock; random: Random; line: typeof fetch }

/** Stands in for what a browser has besides. Call it once, before a page is opened. */
export function stubBrowser(): void {
  vi.stubGlobal('window', new EventTarget())
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('localStorage', memoryStorage())
  localStorage.setItem('access_token', 'token')
}

/** A page with the register of a session, as it is after the app was opened on a device. */
export async function openPhone({ device, clock, random, line }: Parts) {
  let isOpen = true
  const pause = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => isOpen && resolve(), Math.floor(random() * 4))
    })
  const store = openStore(device, pause)
  vi.resetModules()
  vi.doMock('../../web/offline/database.ts', () => ({ database: async () => store }))
  const [outbox, state, kept, { queryClient }, api, sessionStore, attendance, contracts, sessions] =
    await Promise.all([
      import('../../web/offline/outbox.ts'),
      import('../../web/offline/outbox-state.ts'),
      import('../../web/offline/kept-replies.ts'),
      import('../../web/api/query-client.ts'),
      import('../../web/api/api.ts'),
      import('../../web/shell/session-store.ts'),
      import('../../web/planning/attendance/pending.ts'),
      import('#contract/planning/attendance.ts'),
      import('#contract/planning/sessions.ts'),
    ])
  vi.stubGlobal(
    'fetch',
    (...args: Parameters<typeof fetch>) =>
      // What a page that is gone would hear of its requests.
      new Promise((resolve, reject) => {
        line(...args).then(
          (response) => isOpen && resolve(response),
          (error: unknown) => isOpen && reject(error as Error),
        )
      }),
  )
  sessionStore.clubStore.set(CLUB_ID)
  const register = new QueryObserver(
    queryClient,
    api.query(contracts.sessionAttendance, { params: { id: SESSION } }),
  )
  const session = new QueryObserver(
    queryClient,
    api.query(sessions.getSession, { params: { id: SESSION } }),
  )
  const stops = [kept.keepReplies(), outbox.runOutbox(OWN_ID)]
  stops.push(
    session.subscribe(() => {}),
    register.subscribe(() => {}),
  )
  return {
    /** The note that the screen shows; undefined while it shows none. */
    shown(): string | null | undefined {
      const { data } = register.getCurrentResult()
      const pending = state.pendingIn(state.outboxStore.get(), SUBJECT)
      return data && attendance.registerWith(data.data, pending)[0]?.note
    },
    write: (note: string, seen: string | null) =>
      outbox.putInOutbox(contracts.saveAttendance, {
        input: { body: { event_id: SESSION, users: { [PERSON]: { note, seen: { note: seen } } } } },
        subject: SUBJECT,
        title: 'Long row',
        refresh: [sessions.getSession, contracts.sessionAttendance],
      }),
    entries: () => state.outboxStore.get().entries,
    discard: outbox.discard,
    sendAgain: outbox.sendAgain,
    /** What others have written is asked for, as the live channel would. */
    fetchAgain: () => register.refetch(),
    comeBack: () => window.dispatchEvent(new Event('online')),
    close() {
      isOpen = false
      clock.closePage()
      for (const stop of stops) stop()
      queryClient.clear()
    },
  }
}

export type Phone = Awaited<ReturnType<typeof openPhone>>
