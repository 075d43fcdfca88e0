import { describe, expect, test } from 'vitest'
import { participantsOf, shownOf } from './participants.ts'
import { RECORDING } from './recording.ts'

const { idle, active, paused, finished } = RECORDING
const NOW = 1_000_000
type Entry = Parameters<typeof shownOf>[0][number] & { id: number }
const entry = (id: number, more: Partial<Entry> = {}): Entry => ({
  id,
  crew_id: 7,
  user_id: null,
  status: active,
  heard_at: NOW,
  ...more,
})

describe('of several recordings of a boat', () => {
  test.each<[string, Entry[], number]>([
    ['the first that is heard of', [entry(1), entry(2)], 1],
    ['the one that is still heard of', [entry(1, { heard_at: NOW - 16_000 }), entry(2)], 2],
    ['one that has begun', [entry(1, { status: idle }), entry(2, { heard_at: NOW - 900_000 })], 2],
    ['one that goes on', [entry(1, { status: finished }), entry(2, { status: paused })], 2],
    [
      'the later one, once the earlier is over',
      [entry(1, { status: finished, heard_at: NOW - 60_000 }), entry(2)],
      2,
    ],
    ['one that waits, where none has begun', [entry(1, { status: idle, heard_at: null })], 1],
  ])('%s is shown', (_, entries, id) => {
    expect(shownOf(entries)?.id).toBe(id)
  })
})

test('each boat and athlete is there once, with what else was recorded of them', () => {
  const single = { crew_id: null, user_id: 3 }
  const entries = [entry(1, { status: idle }), entry(2, single), entry(3), entry(4, { crew_id: 8 })]
  const found = participantsOf(entries)
  expect(found.map(({ shown, others }) => [shown.id, others.map(({ id }) => id)])).toEqual([
    [3, [1]],
    [2, []],
    [4, []],
  ])
})
