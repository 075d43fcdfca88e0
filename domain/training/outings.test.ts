import { describe, expect, test } from 'vitest'
import { countingOf, doneBy, outingsOf, sameOuting, type CountedRecording } from './outings.ts'

const HEART = [0, 600, 600, 0, 0, 0]
const BASE = {
  id: 1,
  start: 0,
  seconds: 1200,
  distance: 4800,
  distance_source: 'gps',
  zone_seconds: null,
  own: true,
  chosen: false,
}
const recording = (is: Partial<CountedRecording> = {}): CountedRecording => ({ ...BASE, ...is })

describe('two recordings', () => {
  test.each<[string, Partial<CountedRecording>, boolean]>([
    ['at the same time are one outing', {}, true],
    ['of which one lies within the other are one outing', { start: 300, seconds: 60 }, true],
    ['that share more than half of the shorter are one outing', { start: 899, seconds: 600 }, true],
    ['that share half of the shorter are two', { start: 900, seconds: 600 }, false],
    ['one after the other are two', { start: 1200 }, false],
    ['of which one has no clock are two', { start: null }, false],
    ['of which one has no length are two', { seconds: null }, false],
    ['of which one lasts nothing are two', { start: 100, seconds: 0 }, false],
  ])('%s', (_, is, same) => {
    const other = recording({ id: 2, ...is })
    expect(sameOuting(recording(), other)).toBe(same)
    expect(sameOuting(other, recording())).toBe(same)
    expect(outingsOf([recording(), other])).toHaveLength(same ? 1 : 2)
  })
})

describe('what somebody did', () => {
  test('is nothing known without recordings', () => {
    expect(doneBy([])).toEqual({ seconds: null, distance: null, zone_seconds: null })
  })
  test('adds up over outings, in whatever order they come', () => {
    const recordings = [
      recording({ zone_seconds: HEART }),
      recording({ id: 2, start: 2000, zone_seconds: HEART }),
      recording({ id: 3, start: null }),
    ]
    const done = { seconds: 3600, distance: 14_400, zone_seconds: [0, 1200, 1200, 0, 0, 0] }
    expect(doneBy(recordings)).toEqual(done)
    expect(doneBy(recordings.toReversed())).toEqual(done)
  })
  test.each<[string, Partial<CountedRecording>[], object]>([
    [
      'counts a copy by a second device once',
      [{ zone_seconds: HEART }, { zone_seconds: HEART, start: 20 }],
      { seconds: 1200, distance: 4800 },
    ],
    [
      'is that of the recording with heart rate',
      [{ seconds: 1250, distance: 5000 }, { zone_seconds: HEART }],
      { seconds: 1200, distance: 4800, zone_seconds: HEART },
    ],
    [
      'takes the distance of the boat where the watch knows none',
      [
        { zone_seconds: HEART, distance: null, distance_source: null },
        { distance: 4850, distance_source: 'device' },
      ],
      { distance: 4850, zone_seconds: HEART },
    ],
    [
      'prefers the distance the device counted',
      [{}, { distance: 4850, distance_source: 'device' }],
      { distance: 4850 },
    ],
    [
      'is that of the longer one of equals',
      [{}, { seconds: 1300, distance: 5200 }],
      { seconds: 1300, distance: 5200 },
    ],
    [
      'is that of the whole outing where heart rate was recorded for a part only',
      [{}, { seconds: 600, distance: 2400, zone_seconds: HEART }],
      { seconds: 1200, distance: 4800, zone_seconds: HEART },
    ],
    [
      'leaves pieces recorded beside the whole row out',
      [{}, { start: 100, seconds: 200 }, { start: 500, seconds: 200 }],
      { seconds: 1200, distance: 4800 },
    ],
    [
      'is that of an own recording before the boat’s',
      [{ seconds: 1190 }, { own: false, distance: 4900, distance_source: 'device' }],
      { seconds: 1190, distance: 4800 },
    ],
    [
      'is that of the recording somebody chose',
      [{ zone_seconds: HEART }, { seconds: 700, distance: 2900, chosen: true }],
      { seconds: 700, distance: 2900, zone_seconds: HEART },
    ],
    [
      'is that of the boat where the own one is a part',
      [{ seconds: 300, distance: 1200 }, { own: false }],
      { seconds: 1200, distance: 4800 },
    ],
  ])('%s', (_, list, done) => {
    const recordings = list.map((is, index) => recording({ id: index + 1, ...is }))
    expect(doneBy(recordings)).toMatchObject(done)
    expect(doneBy(recordings.toReversed())).toMatchObject(done)
  })
})

describe('of the recordings of a session', () => {
  const owned = (id: number, is: Partial<Parameters<typeof countingOf>[0][number]> = {}) => ({
    ...recording({ id }),
    user_id: 1,
    crew_id: null,
    owner_only: false,
    ...is,
  })
  test.each<[string, ReturnType<typeof owned>[], [number, number][]]>([
    [
      'the better of two devices of a person counts for both',
      [owned(1), owned(2, { zone_seconds: HEART })],
      [
        [1, 2],
        [2, 2],
      ],
    ],
    [
      'those of two people count each',
      [owned(1), owned(2, { user_id: 2 })],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'two of a boat that nobody of it wore are one outing of it',
      [
        owned(1, { own: false, crew_id: 5 }),
        owned(2, { own: false, crew_id: 5, user_id: 3, seconds: 1300 }),
      ],
      [
        [1, 2],
        [2, 2],
      ],
    ],
    [
      'one of the boat is not the outing of the person who brought it in',
      [owned(1, { own: false, crew_id: 5 }), owned(2)],
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'one for its owner alone stands behind one that all see',
      [owned(1), owned(2, { owner_only: true, zone_seconds: HEART, seconds: 1300 })],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'one for its owner alone counts for itself where nothing else is',
      [owned(1, { start: 5000 }), owned(2, { owner_only: true })],
      [
        [1, 1],
        [2, 2],
      ],
    ],
  ])('%s', (_, recordings, expected) => {
    const byId = ([one]: [number, number], [other]: [number, number]) => one - other
    expect([...countingOf(recordings)].toSorted(byId)).toEqual(expected.toSorted(byId))
  })
})
