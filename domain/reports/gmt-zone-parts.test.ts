import { describe, expect, test } from 'vitest'
import { DEFAULT_GMT_ZONES } from '../constants/gmt.ts'
import { gmtPercent, gmtZoneRows } from '../training/gmt.ts'
import {
  GMT_METRES_PARTS,
  GMT_SLOTS,
  GMT_TIME_PARTS,
  gmtSlotOf,
  gmtSpeedParts,
  gmtZoneParts,
} from './gmt-zone-parts.ts'
import { rollingSpeeds } from '../training/rolling-speeds.ts'
import { gmtReport } from './gmt.ts'
import { addUp } from './parts.ts'

const ROWS = gmtZoneRows()

describe('a piece counts in the zone of its speed', () => {
  test.each([
    ['GMT-1', gmtPercent(2000, 353, { distance_m: 2000, time_s: 319 }), '4'],
    ['GMT-2', gmtPercent(2000, 420, { distance_m: 2000, time_s: 390.74 }), '5'],
    ['GMT-3', gmtPercent(500, 100, { distance_m: 2000, time_s: 352.99 }), '4'],
    ['GMT-4', gmtPercent(16_000, 4160, { distance_m: 2000, time_s: 359.72 }), '1'],
    ['GMT-7', gmtPercent(1000, 220, { distance_m: 1000, time_s: 200.643 }), '5'],
    ['ZON-1', 67.99, 'below'],
    ['ZON-1', 71, '1_5'],
    ['ZON-1', 77, '2_5'],
    ['ZON-2', 85.99, '3_5'],
    ['ZON-2', 120, '6'],
  ] as const)('%s: %d %% is in %s', (_, percent, slot) =>
    expect(gmtSlotOf(percent ?? Number.NaN, ROWS)).toBe(slot),
  )

  test('also where a club has zones of its own, more than six of them', () => {
    const zones = Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      name: `Z${index + 1}`,
      start: 60 + 5 * index,
      end: 64 + 5 * index,
    }))
    const rows = gmtZoneRows(zones)
    expect([61, 63, 86, 99].map((percent) => gmtSlotOf(percent, rows))).toEqual([
      '1',
      '1_5',
      '6',
      '6',
    ])
  })
})

test('a zone counts by its number and half, whatever the club calls it', () => {
  const zones = DEFAULT_GMT_ZONES.map((zone) => ({ ...zone, name: 'U-5' }))
  const rows = gmtZoneRows(zones)
  for (let percent = 60; percent < 120; percent += 0.5)
    expect(gmtSlotOf(percent, rows), `${percent} %`).toBe(gmtSlotOf(percent, ROWS))
})

test.each(Array.from({ length: 20 }, (_, seed) => seed + 1))(
  'time and metres in zones sum to those of the pieces: season %i',
  (seed) => {
    const pieces = Array.from({ length: 30 }, (_, place) => ({
      percent: 60 + ((seed * 31 + place * 17) % 550) / 10,
      time: 60 + ((seed * 7 + place * 13) % 600),
      distance: 250 * (1 + ((seed + place) % 12)),
    }))
    const nothing = addUp(gmtReport.parts, [])
    const total = addUp(
      gmtReport.parts,
      pieces.map((piece) => ({ ...nothing, ...gmtZoneParts(piece, ROWS) })),
    )
    const sum = (parts: readonly (keyof typeof total)[]) =>
      parts.reduce((all, part) => all + (total[part] ?? 0), 0)
    expect(sum(GMT_TIME_PARTS)).toBe(pieces.reduce((all, { time }) => all + time, 0))
    expect(sum(GMT_METRES_PARTS)).toBe(pieces.reduce((all, { distance }) => all + distance, 0))
    expect(GMT_TIME_PARTS).toHaveLength(GMT_SLOTS.length)
  },
)

test('a recording stands in the zones of its rolling speed, slower ones below', () => {
  // Ten minutes each at 3, 4 and 5 m/s, of 5.1185 m/s for gold.
  const t = Array.from({ length: 1801 }, (_, second) => second)
  const distance = t.map((s) =>
    s <= 600 ? 3 * s : s <= 1200 ? 1800 + 4 * (s - 600) : 4200 + 5 * (s - 1200),
  )
  const speeds = rollingSpeeds(new Map(Object.entries({ t, distance })))
  const parts = gmtSpeedParts(speeds, { distance_m: 2000, time_s: 390.74 }, ROWS)
  for (const part of ['gmt_time_below', 'gmt_time_2_5', 'gmt_time_5'] as const)
    expect(Math.abs(parts[part] - 600)).toBeLessThanOrEqual(30)
  expect(GMT_TIME_PARTS.reduce((all, part) => all + parts[part], 0)).toBeCloseTo(1800, 3)
  expect(GMT_METRES_PARTS.reduce((all, part) => all + parts[part], 0)).toBeCloseTo(7200, 0)
})
