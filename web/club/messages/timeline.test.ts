import { expect, test } from 'vitest'
import type { Message } from '#contract/club/messages.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { timelineOf } from './timeline.ts'

const message = (number: number, more: Partial<Message> = {}): Message => ({
  number,
  client_id: `client-${number}`,
  author: { id: 1, full_name: 'Anna', picture: null },
  is_own: false,
  is_blocked: false,
  text: `message ${number}`,
  has_photo: false,
  file: null,
  to_crews: [],
  to_people: 0,
  boats: null,
  read_by: null,
  sent_at: '2026-03-02T06:00:00Z',
  ...more,
})
const entry = (client_id: string, text = 'on its way'): OutboxEntry => ({
  id: 1,
  key: client_id,
  user_id: 1,
  club_id: 1,
  call: { method: 'POST', path: 'message-threads/{id}/messages' },
  input: { params: { id: 1 }, body: { client_id, text } },
  subject: 'thread/1',
  title: 'Trip',
  names: {},
  refresh: [],
  made_at: '2026-03-02T06:01:00Z',
  state: 'waiting',
  delayed: true,
  problem: null,
})
const dayOf = (instant: string) => instant.slice(0, 10)
const kinds = (parts: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ messages: [], entries: [], readNumber: null, dayOf, ...parts }).map((item) =>
    item.kind === 'message' ? item.message.number : item.kind,
  )

test('divides days, and marks where what is new begins', () => {
  const next = { sent_at: '2026-03-03T06:00:00Z' }
  const messages = [message(1), message(2), message(3, next), message(4, next)]
  expect(kinds({ messages, readNumber: 2 })).toEqual(['day', 1, 2, 'day', 'unread', 3, 4])
  expect(kinds({ messages, readNumber: 4 })).not.toContain('unread')
})

test('marks nothing as new that one has written oneself', () => {
  const messages = [message(1), message(2, { is_own: true }), message(3)]
  expect(kinds({ messages, readNumber: 1 })).toEqual(['day', 1, 2, 'unread', 3])
})

test('shows what is on its way last, and once when it has come', () => {
  const messages = [message(1), message(2, { is_own: true, client_id: 'sent-before' })]
  const entries = [entry('sent-before'), entry('still-here')]
  const items = timelineOf({ messages, entries, readNumber: null, dayOf })
  expect(items.map(({ key }) => key)).toEqual(['day 1', '1', 'sent-before', 'still-here'])
  expect(items.at(-1)).toMatchObject({ kind: 'pending', pending: { text: 'on its way' } })
})

test('says a name once for messages in a row', () => {
  const other = { id: 2, full_name: 'Ben', picture: null }
  const messages = [
    message(1),
    message(2, { sent_at: '2026-03-02T06:04:00Z' }),
    message(3, { sent_at: '2026-03-02T06:10:00Z' }),
    message(4, { sent_at: '2026-03-02T06:10:30Z', author: other }),
    message(5, { sent_at: '2026-03-02T06:10:40Z', author: null }),
    message(6, { sent_at: '2026-03-02T06:10:50Z', author: null }),
  ]
  const followUps = timelineOf({ messages, entries: [], readNumber: null, dayOf }).flatMap((item) =>
    item.kind === 'message' && item.isFollowUp ? [item.message.number] : [],
  )
  expect(followUps).toEqual([2])
})
