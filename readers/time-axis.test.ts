import { expect, test } from 'vitest'
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
