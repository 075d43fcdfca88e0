import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordedBests } from '#domain/training/recorded-bests.ts'
import { repairTimes } from './time-axis.ts'

const none = Number.NaN

test.each([
  { name: 'a good clock', recorded: [10, 11, 13], t: [10, 11, 13], warnings: [] },
  { name: 'equal times', recorded: [10, 10, 11], t: [10, 10, 11], warnings: [] },
  {
    name: 'missing in the middle',
    recorded: [10, none, none, 13],
    t: [10, 11, 12, 13],
    warnings: ['time_missing'],
  },
  {
    name: 'missing at both ends',
    recorded: [none, 10, 12, none],
    t: [10, 10, 12, 12],
    warnings: ['time_missing'],
  },
  {
    name: 'a step back',
    recorded: [10, 12, 11, 13],
    t: [10, 12, 12, 13],
    warnings: ['time_disorder'],
  },
  {
    name: 'a clock put back by a minute',
    recorded: [100, 101, 102, 43, 44, 45],
    t: [100, 101, 102, 103, 104, 105],
    warnings: ['time_disorder'],
  },
  {
    name: 'rows out of order',
    recorded: [10, 11, 12, 13, 14, 15, 16, 11, 12, 17, 18],
    t: [10, 11, 12, 13, 14, 15, 16, 16, 16, 17, 18],
    warnings: ['time_disorder'],
  },
  {
    name: 'a clock put back twice',
    recorded: [100, 101, 50, 51, 20, 21, 22],
    t: [100, 101, 102, 103, 104, 105, 106],
    warnings: ['time_disorder'],
  },
  {
    name: 'a lone row far ahead',
    recorded: [10, 11, 100, 13, 14],
    t: [10, 11, 12, 13, 14],
    warnings: ['time_disorder'],
  },
  {
    name: 'a last row out of order',
    recorded: [10, 11, 12, 3],
    t: [10, 11, 12, 12],
    warnings: ['time_disorder'],
  },
  {
    name: 'a clock that only runs back',
    recorded: [13, 12, 11, 10],
    t: [13, 13, 13, 13],
    warnings: ['time_disorder'],
  },
  {
    name: 'a stray time',
    recorded: [10, 11, 2e9, 13],
    t: [10, 11, 12, 13],
    warnings: ['time_implausible'],
  },
  { name: 'no time at all', recorded: [none, none], t: [none, none], warnings: ['time_unknown'] },
  { name: 'nothing', recorded: [], t: [], warnings: [] },
])('$name', ({ recorded, t, warnings }) => {
  const repaired = repairTimes(Float64Array.from(recorded))
  expect([...repaired.t]).toEqual(t)
  expect(repaired.warnings).toEqual(warnings)
})

test('a steady row is as fast when its clock is put back anywhere', () => {
  const seconds = 600
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: seconds - 20 }),
      fc.integer({ min: 2, max: 7200 }),
      fc.constantFrom(1, 2, 4),
      (at, back, every) => {
        const rows = Array.from({ length: seconds / every }, (_, row) => row * every)
        const put = Math.max(back, 2 * every)
        const recorded = rows.map((time) => 1e9 + (time < at ? time : time - put))
        const { t } = repairTimes(Float64Array.from(recorded))
        const distance = Float64Array.from(rows, (time) => 4 * time)
        const bests = recordedBests(
          new Map([
            ['t', t],
            ['distance', distance],
          ]),
        )
        const best = bests.find(({ kind, span }) => kind === 'time' && span === 500)?.value ?? 0
        expect(Math.abs(best / 125 - 1)).toBeLessThan(0.01)
      },
    ),
  )
})
