import { expect, test } from 'vitest'
import { zoneRows } from './zone-rows.ts'

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
