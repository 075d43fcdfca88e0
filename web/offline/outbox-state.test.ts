import { afterEach, expect, test } from 'vitest'
import { clubStore } from '../shell/session-store.ts'
import { outboxStore, pendingIn, soonStored, type OutboxEntry } from './outbox-state.ts'

type Put = Pick<OutboxEntry, 'subject' | 'state'> & { club_id?: number }

const put = (...entries: readonly Put[]) =>
  outboxStore.set({
    entries: entries.map((entry, id) => ({ id, club_id: null, ...entry }) as OutboxEntry),
    settled: new Set(),
  })

afterEach(() => {
  put()
  clubStore.set(null)
})

test('what waits for another club is no entry of this one', async () => {
  clubStore.set(2)
  put({ subject: 'morning/1', state: 'waiting', club_id: 1 })
  expect(pendingIn(outboxStore.get(), 'morning/1')).toEqual([])
  expect(await soonStored('morning/1', 0)).toBe(true)
  clubStore.set(1)
  expect(pendingIn(outboxStore.get(), 'morning/1')).toHaveLength(1)
})

test('what is stored within a moment is shown as stored, whatever else waits', async () => {
  put({ subject: 'seat-race/1', state: 'waiting' }, { subject: 'session/1', state: 'waiting' })
  const isStored = soonStored('seat-race/1', 500)
  put({ subject: 'seat-race/1', state: 'stored' }, { subject: 'session/1', state: 'waiting' })
  expect(await isStored).toBe(true)
})

test.each(['waiting', 'needs-you'] as const)(
  'what is %s after that moment is not',
  async (state) => {
    put({ subject: 'seat-race/1', state: 'stored' }, { subject: 'seat-race/1', state })
    expect(await soonStored('seat-race/1', 10)).toBe(false)
  },
)
