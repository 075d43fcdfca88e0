import { expect, test } from 'vitest'
import { notesOf, type Noted } from './file-notes.ts'

const fine: Noted = { warnings: [], distance_source: 'device' }

test.each<[string, Noted[], unknown]>([
  ['nothing to say', [fine, { ...fine, distance_source: null }], { notes: [], dropped: 0 }],
  ['a fault', [{ ...fine, warnings: ['truncated'] }], { notes: ['truncated'], dropped: 0 }],
  [
    'the same fault twice',
    [
      { ...fine, warnings: ['checksum'] },
      { ...fine, warnings: ['checksum'] },
    ],
    { notes: ['checksum'], dropped: 0 },
  ],
  [
    'a distance worked out',
    [{ ...fine, distance_source: 'speed' }],
    { notes: ['distance_from_speed'], dropped: 0 },
  ],
  [
    'an impossible distance that another took the place of',
    [{ warnings: ['distance_implausible'], distance_source: 'gps' }],
    { notes: ['distance_implausible', 'distance_from_gps'], dropped: 0 },
  ],
  [
    'an impossible distance that nothing took the place of',
    [{ warnings: ['distance_implausible'], distance_source: null }],
    { notes: ['distance_left_out'], dropped: 0 },
  ],
  [
    'a fault of tomorrow',
    [{ ...fine, warnings: ['upside_down'] }],
    { notes: ['other'], dropped: 0 },
  ],
  [
    'a seat that nobody has said yet',
    [{ ...fine, warnings: ['seat_unknown'], seat: null }],
    { notes: ['seat_unknown'], dropped: 0 },
  ],
  [
    'a seat that was said since',
    [{ ...fine, warnings: ['seat_unknown'], seat: 3 }],
    { notes: [], dropped: 0 },
  ],
  [
    'samples left out',
    [
      { ...fine, dropped: { heart_rate: 3, speed: 1 } },
      { ...fine, dropped: { power: 2 } },
    ],
    { notes: [], dropped: 6 },
  ],
])('%s', (_name, activities, expected) => expect(notesOf(activities)).toEqual(expected))
