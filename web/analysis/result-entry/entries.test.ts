import { describe, expect, test } from 'vitest'
import type { Result } from '#contract/analysis/result-entry.ts'
import { clashesIn as clashesOf, sendable } from '../../sheet/cell-conflicts.ts'
import { afterStoring } from '../../sheet/cells.ts'
import { batchOf, refusedEntries } from './entry-batch.ts'
import { scoreCells, strandedIn, type Entries } from './entries.ts'
import { cellKey, type Slot } from './slots.ts'
import { owner, put, rate, time, writing } from '../../../test/support/score-entry.ts'

const stored = (values: object, version = 1) =>
  [
    {
      id: 1,
      user_id: 7,
      crew_id: null,
      squad_id: null,
      alternative: false,
      version,
      scores: [{ piece: 1, part: 'piece', number: 0, ...values }],
    },
  ] as unknown as Result[]
const NONE: Entries = new Map()
const clashesIn = (entries: Entries, results: Result[]) =>
  clashesOf(scoreCells(results, writing), entries)
const type = (entries: Entries, results: Result[], slot: Slot, text: string) =>
  put(entries, results, [{ owner, slot, text }], writing)

describe('entries', () => {
  test('are sent by result and place with the version seen', () => {
    const one = type(NONE, [], time, '6:41.2').entries
    const both = type(one, [], rate, '30').entries
    expect(batchOf(both, stored({}, 4)).results).toEqual([
      {
        user_id: 7,
        version: 4,
        scores: [{ piece: 1, part: 'piece', number: 0, values: { time: 401.2, stroke_rate: 30 } }],
      },
    ])
  })

  test.each([
    ['7.05', 'speed'],
    ['6,41', 'speed'],
    ['3:42.0', 'speed'],
    ['5:35.8', undefined],
  ] as const)('%s for 2000 m is marked where nobody is that fast', (text, fault) => {
    const pieces = [
      {
        piece: 1,
        planned_distance: 2000,
        planned_time: null,
        exercise_id: null,
        programme: null,
        planned: true,
        parts: [],
      },
    ]
    const { entries } = put(NONE, [], [{ owner, slot: time, text }], { ...writing, pieces })
    expect(
      [...entries.values()].map(({ reading }) => ('fault' in reading ? reading.fault : undefined)),
    ).toEqual([fault])
    const short = put(NONE, stored({ distance: 30 }), [{ owner, slot: time, text: '7.05' }], {
      ...writing,
      pieces,
    }).entries
    expect([...short.values()].map(({ reading }) => reading)).toEqual([{ value: 7.05 }])
  })

  test('that say what is stored are none', () => {
    expect(type(NONE, stored({ time: 401.2 }), time, '6:41,2').entries.size).toBe(0)
    expect(type(NONE, stored({ time: 401.2 }), time, '').entries.size).toBe(1)
  })

  test('out of bounds are kept back and shown', () => {
    const { entries } = type(type(NONE, [], rate, '100').entries, [], time, '6:41')
    expect([...sendable(entries, []).keys()]).toEqual([cellKey(owner, time)])
  })

  test('of a piece that somebody has taken out of the plan are kept back and reported', () => {
    const { entries } = type(
      type(NONE, [], time, '6:41').entries,
      [],
      { ...time, piece: 0 },
      '20:00',
    )
    const laid = {
      planned_distance: null,
      planned_time: null,
      exercise_id: null,
      programme: null,
      planned: true,
      parts: [],
    }
    expect(strandedIn(entries, [{ ...laid, piece: 1 }])).toEqual([])
    const stranded = strandedIn(entries, [{ ...laid, piece: 2 }])
    expect(stranded.map(([key]) => key)).toEqual([cellKey(owner, time)])
    expect([...sendable(entries, [], stranded).keys()]).toEqual([
      cellKey(owner, { ...time, piece: 0 }),
    ])
  })

  test('clash with what somebody else wrote since, and with nothing else', () => {
    const { entries } = type(NONE, stored({ time: 400 }), time, '6:30')
    expect(clashesIn(entries, stored({ time: 400 }, 2))).toEqual([])
    expect(clashesIn(entries, stored({ time: 390 }, 2))).toEqual([])
    expect(clashesIn(entries, stored({ time: 395 }, 2))).toMatchObject([{ theirs: 395 }])
    expect(sendable(entries, clashesIn(entries, stored({ time: 395 }, 2))).size).toBe(0)
  })

  test('clash also with what was written while they were typed', () => {
    const { entries } = put(
      NONE,
      stored({ time: 395 }, 2),
      [{ owner, slot: time, text: '6:30', seen: '6:40.0' }],
      writing,
    )
    expect(clashesIn(entries, stored({ time: 395 }, 2))).toMatchObject([{ theirs: 395 }])
  })

  test('are removed once stored, but for what was typed meanwhile', () => {
    const sent = type(type(NONE, [], time, '6:41').entries, [], rate, '30').entries
    const now = type(sent, [], rate, '31').entries
    const left = afterStoring(now, sent)
    expect([...left.values()].map(({ text, base }) => [text, base])).toEqual([['31', 30]])
  })

  test('that go back to what is stored wait behind what is on its way there', () => {
    const sending = type(NONE, [], time, '6:41').entries
    const emptied = put(sending, [], [{ owner, slot: time, text: '' }], { ...writing, sending })
    const left = afterStoring(emptied.entries, sending)
    expect([...left.values()].map(({ text, base }) => [text, base])).toEqual([['', 401]])
    expect(type(sending, [], time, '').entries.size).toBe(0)
  })

  test('that are about a result as a whole are its note', () => {
    const note: Slot = { piece: 0, part: 'piece', number: 0, field: 'result_note' }
    const noted = type(NONE, [], note, ' headwind ').entries
    const batch = batchOf(type(noted, [], time, '6:41').entries, [])
    expect(batch.results).toEqual([
      {
        user_id: 7,
        version: 0,
        note: 'headwind',
        scores: [{ piece: 1, part: 'piece', number: 0, values: { time: 401 } }],
      },
    ])
    expect([...refusedEntries(batch, { 'results.0.note': ['Closed.'] })]).toEqual([
      [cellKey(owner, note), 'Closed.'],
    ])
    const kept = [{ ...stored({})[0], note: 'headwind' }] as Result[]
    expect(type(NONE, kept, note, 'headwind').entries.size).toBe(0)
    expect(batchOf(type(NONE, kept, note, '').entries, kept).results).toEqual([
      { user_id: 7, version: 1, note: null, scores: [] },
    ])
  })

  test('refused by the server are marked at their cell', () => {
    const { entries } = type(NONE, [], time, '6:41')
    const batch = batchOf(entries, [])
    expect([...refusedEntries(batch, { 'results.0.scores.0.values.time': ['Too fast.'] })]).toEqual(
      [[cellKey(owner, time), 'Too fast.']],
    )
    expect([...refusedEntries(batch, { 'results.0': ['Gone.'] })]).toEqual([['', 'Gone.']])
  })
})
