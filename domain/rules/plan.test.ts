import { expect, test } from 'vitest'
import { SPORT } from '../constants/sports.ts'
import { isWebAddress, plannedParts } from './plan.ts'

test.each([
  [
    SPORT.rowing,
    { structure: true, strength: false, seat_racing: true, stroke_rate: true, amount: true },
  ],
  [SPORT.ergo, { structure: true, strength: false, seat_racing: false, stroke_rate: true }],
  [SPORT.strength, { structure: false, strength: true, stroke_rate: false, results: true }],
  [SPORT.multisport, { structure: false, strength: false, amount: true, results: false }],
  [
    SPORT.day_off,
    { structure: false, strength: false, amount: false, intensities: false, results: false },
  ],
])('sport %d is planned with %j', (sport, parts) =>
  expect(plannedParts(sport)).toMatchObject(parts),
)

test.each([
  ['https://video.example.org/live?id=1', true],
  ['http://example.org', true],
  ['example.org', false],
  ['javascript:alert(1)', false],
  ['ftp://example.org/a', false],
  ['https://localhost', false],
  ['', false],
])('%s is an address one can open: %s', (text, good) => expect(isWebAddress(text)).toBe(good))
