import { expect, test } from 'vitest'
import type { ChildSession } from '#contract/club/guardians.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { seenOf, sessionWith, type ChildAnswer } from './answers.ts'

const AT = '2026-05-04T06:00:00Z'
const waits = {
  id: 7,
  attending: null,
  health_statuses: [],
  reason: null,
  waiting: true,
  answered_at: null,
  answered_by: 'Paula Parent',
} as unknown as ChildSession
const entry = (body: Partial<ChildAnswer>) =>
  ({ input: { body: { session_id: 7, ...body } }, made_at: AT }) as unknown as OutboxEntry

test('the latest answer on its way stands on top of what was fetched', () => {
  const entries = [
    entry({ attending: 2, health_statuses: [2], reason: null }),
    entry({ attending: 2, health_statuses: [], reason: 'school' }),
  ]
  expect(sessionWith(waits, entries)).toEqual({
    ...waits,
    attending: 2,
    health_statuses: [],
    reason: 'school',
    waiting: false,
    answered_at: AT,
    answered_by: null,
  })
  expect(sessionWith(waits, [])).toBe(waits)
})

test('an answer says which one was on the screen', () => {
  expect(seenOf(waits)).toEqual({ attending: null })
  expect(seenOf({ ...waits, attending: 2 })).toEqual({ attending: 2 })
})
