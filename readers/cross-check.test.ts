import { expect, test } from 'vitest'
import { seededRandom } from '../fuzz/mutate.ts'
import { findDistance } from './cross-check.ts'

const nothing = { total: null, laps: null, counter: null, gps: null, speed: null }
type Totals = Record<keyof typeof nothing, number | null>
const found = ({ total, laps, ...measured }: Totals) =>
  findDistance({ distance: total, lap_distance: laps }, measured, true)

test.each([
  ['the total', { total: 1000, laps: 990, counter: 985 }, 1000, 'device', false],
  ['the laps without it', { laps: 990, counter: 985 }, 990, 'laps', false],
  ['the counter without both', { counter: 980 }, 980, 'device', false],
  ['the track without a counter', { total: 0, counter: 0, gps: 970 }, 970, 'gps', false],
  ['the speed alone', { speed: 960 }, 960, 'speed', false],
  ['the speed beside a zero of the device', { total: 0, speed: 960 }, 960, 'speed', false],
  ['a counter that goes on after the laps', { laps: 2400, counter: 3600 }, 3600, 'device', true],
  ['laps and counter against it', { total: 900, laps: 600, counter: 601 }, 601, 'device', true],
  ['a counter beyond the total', { total: 2400, counter: 3600 }, 3600, 'device', true],
  ['the total its laps confirm', { total: 2400, laps: 2400, counter: 3600 }, 2400, 'device', true],
  ['the total its track confirms', { total: 2400, counter: 3600, gps: 2390 }, 2400, 'device', true],
  ['the total beside a short counter', { total: 2400, counter: 2000 }, 2400, 'device', true],
  ['laps beside a short counter', { laps: 2400, counter: 2000 }, 2400, 'laps', true],
  ['a counter against laps twice as long', { laps: 5000, counter: 2000 }, 2000, 'device', true],
  ['a counter the track confirms', { laps: 2400, counter: 2000, gps: 2010 }, 2000, 'device', true],
  ['the track under a lap far beyond it', { laps: 18_700, gps: 601 }, 601, 'gps', true],
  ['a machine whose track stands still', { total: 2000, gps: 30 }, 2000, 'device', false],
  ['the total beside a scattered track', { total: 668, gps: 899 }, 668, 'device', false],
] as const)('%s counts', (_, said, metres, source, contradicts) =>
  expect(found({ ...nothing, ...said })).toEqual({ found: { metres, source }, contradicts }),
)

test('laps count where the records end before them', () => {
  const measured = { counter: 29.5, gps: null, speed: null }
  const said = findDistance({ distance: null, lap_distance: 250.36 }, measured, false)
  expect(said.found).toEqual({ metres: 250.36, source: 'laps' })
})

test('a zero is none unless a track says it', () => {
  expect(found({ ...nothing, total: 0, gps: 0 }).found).toEqual({ metres: 0, source: 'gps' })
  expect(found({ ...nothing, total: 0, laps: 0, counter: 0 }).found).toBeNull()
})

test.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'laps and total agree within 2 %, or it is said that they do not (%i)',
  (seed) => {
    const random = seededRandom(seed)
    const metres = (): number | null => [null, 0, 1000, 1010, 1500, 9000][random(6)] ?? null
    const said = { total: metres(), laps: metres(), counter: metres(), gps: metres(), speed: null }
    const { found: best, contradicts } = found(said)
    for (const other of [said.total, said.laps, said.counter]) {
      if (best === null || !other || contradicts) continue
      expect(Math.abs(best.metres - other)).toBeLessThanOrEqual(0.02 * Math.max(best.metres, other))
    }
  },
)
