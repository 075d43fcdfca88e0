import { expect, test } from 'vitest'
import { NO_TOTALS, type DeviceTotals, type Warning } from './activity.ts'
import { believableTotals, isCounterBroken, type Evidence } from './plausible-totals.ts'

const TEN_DAYS = 864_000
const evidence: Evidence = { trust: 'trusted', counter: null, span: null }

test.each<[string, Partial<DeviceTotals>, Partial<Evidence>, Partial<DeviceTotals>, Warning[]]>([
  [
    'an elapsed time of ten days leaves the timer',
    { timer: 600, elapsed: TEN_DAYS },
    {},
    { timer: 600 },
    ['time_implausible'],
  ],
  ['a timer of ten days goes', { timer: TEN_DAYS }, {}, {}, ['time_implausible']],
  [
    'work beyond the timer goes, and its rest',
    { timer: 2760, elapsed: 6060, work: 3000, rest: 3300 },
    {},
    { timer: 2760, elapsed: 6060 },
    ['laps_implausible'],
  ],
  [
    'work and rest beyond the whole go',
    { timer: 2760, elapsed: 5000, work: 2700, rest: 3300 },
    {},
    { timer: 2760, elapsed: 5000 },
    ['laps_implausible'],
  ],
  [
    'work and rest that make the whole stay',
    { timer: 2760, elapsed: 6060, work: 2760, rest: 3300 },
    {},
    { timer: 2760, elapsed: 6060, work: 2760, rest: 3300 },
    [],
  ],
  ['work in laps that are rounded stays', { timer: 60, work: 61 }, {}, { timer: 60, work: 61 }, []],
  [
    'a file cut off has no totals',
    { distance: 2000 },
    { trust: 'ignored' },
    {},
    ['totals_from_records'],
  ],
  [
    'a distance the records do not know goes where the checksum fails',
    { distance: 2000 },
    { trust: 'checked', counter: 1000 },
    {},
    ['totals_from_records'],
  ],
])('%s', (_, given, known, left, expected) => {
  const warnings = new Set<Warning>()
  const totals = believableTotals({ ...NO_TOTALS, ...given }, { ...evidence, ...known }, warnings)
  expect(totals).toEqual({ ...NO_TOTALS, ...left })
  expect([...warnings]).toEqual(expected)
})

test.each([
  [1, 100, false],
  [50, 100, false],
  [99, 100, true],
])('a counter that lost %i of %i values is broken: %s', (dropped, known, broken) =>
  expect(isCounterBroken(dropped, known)).toBe(broken),
)
