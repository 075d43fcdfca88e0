import { afterEach, expect, test } from 'vitest'
import { outboxStore, soonStored, type OutboxEntry } from './outbox-state.ts'

const put = (...entries: readonly Pick<OutboxEntry, 'subject' | 'state'>[]) =>
  outboxStore.set({
    entries: entries.map((entry, id) => ({ id, ...entry }) as OutboxEntry),
    settled: new Set(),
  })

afterEach(() => put())

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
