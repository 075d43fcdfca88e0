import { expect, test } from 'vitest'
import { zoneBands, zoneRows } from './zone-rows.ts'

const ENDS = { ut2: 277.3, ut1: 304.1, at: 340.9 }
const proposed = { bounds: [95, 143, 160, 168, 178, 187], heart_rate: ENDS, watts: ENDS }

test('zones end a beat below the next, the last is open, and a test speaks of three', () => {
  const rows = zoneRows([95, 143, 160, 170, 179, 187], proposed)
  expect(rows[2]).toEqual({
    zone: 3,
    now: { from: 160, to: 169 },
    next: { from: 160, to: 167 },
    watts: 304.1,
  })
  expect(rows[5]).toEqual({
    zone: 6,
    now: { from: 187, to: null },
    next: { from: 187, to: null },
    watts: null,
  })
})

test('nobody has zones before somebody says so', () =>
  expect(zoneRows(null, proposed)[0]?.now).toEqual({ from: null, to: null }))

test('zones are stretches of what was rowed, and none begins beyond it', () => {
  const watts = { ut2: 180, ut1: 205, at: 234 }
  const spans = (to: number) =>
    zoneBands({ ...proposed, watts }, { from: 130, to }).map((band) => [
      band.label,
      band.from,
      band.to,
    ])
  expect(spans(300)).toEqual([
    ['UT2', 130, 180],
    ['UT1', 180, 205],
    ['AT', 205, 234],
    ['TR', 234, 300],
  ])
  expect(spans(200)).toEqual([
    ['UT2', 130, 180],
    ['UT1', 180, 200],
  ])
})
