import { expect, test } from 'vitest'
import type { RepeatRule } from './repeat-days.ts'
import { changeSeries, type Member } from './series.ts'

/** Tuesdays and Thursdays of March 2027: 2, 4, 9, 11, 16, 18. */
const TWICE: RepeatRule = {
  repeat_frequency_type: 'weekly',
  repeat_on_the_specific_days: [2, 4],
  repeat_numbers: 6,
}
const march = (day: number) => `2027-03-${String(day).padStart(2, '0')}`
const sessionsOn = (days: readonly number[], begun = 0): Member[] =>
  days.map((day) => ({ id: day, day: march(day), over: day <= begun }))
const ON = [2, 4, 9, 11, 16, 18]

type Case = {
  on?: readonly number[]
  begun?: number
  after: Partial<RepeatRule>
  moves?: [number, number][]
  goes: number[]
  days: number[]
}
test.each<[string, Case]>([
  ['longer by number', { after: { repeat_numbers: 8 }, goes: [], days: [23, 25] }],
  [
    'longer by day',
    { after: { repeat_numbers: null, repeat_end_date: march(24) }, goes: [], days: [23] },
  ],
  ['shorter by number', { after: { repeat_numbers: 4 }, goes: [16, 18], days: [] }],
  [
    'shorter by day',
    { after: { repeat_numbers: null, repeat_end_date: march(10) }, goes: [11, 16, 18], days: [] },
  ],
  [
    'another weekday',
    {
      after: { repeat_on_the_specific_days: [2, 5] },
      moves: [
        [4, 5],
        [11, 12],
        [18, 19],
      ],
      goes: [],
      days: [],
    },
  ],
  [
    'two other weekdays, each for its own',
    {
      after: { repeat_on_the_specific_days: [3, 5] },
      moves: [
        [2, 3],
        [4, 5],
        [9, 10],
        [11, 12],
        [16, 17],
        [18, 19],
      ],
      goes: [],
      days: [],
    },
  ],
  [
    'what is on a day of both stays there',
    {
      after: { repeat_on_the_specific_days: [4, 6] },
      moves: [
        [2, 6],
        [9, 13],
        [16, 20],
      ],
      goes: [],
      days: [],
    },
  ],
  [
    'fewer a week: the first moves, the others go',
    {
      after: { repeat_on_the_specific_days: [3], repeat_numbers: 3 },
      moves: [
        [2, 3],
        [9, 10],
        [16, 17],
      ],
      goes: [4, 11, 18],
      days: [],
    },
  ],
  [
    'more a week: what is left over is new',
    {
      on: [2, 9, 16],
      after: { repeat_on_the_specific_days: [3, 5, 6], repeat_numbers: 9 },
      moves: [
        [2, 3],
        [9, 10],
        [16, 17],
      ],
      goes: [],
      days: [5, 6, 12, 13, 19, 20],
    },
  ],
  [
    'the place of one taken out by hand stays free',
    {
      on: [2, 4, 11, 16, 18],
      after: { repeat_on_the_specific_days: [3, 5] },
      moves: [
        [2, 3],
        [4, 5],
        [11, 12],
        [16, 17],
        [18, 19],
      ],
      goes: [],
      days: [],
    },
  ],
  [
    'in the week that has begun, the place of what is over, too',
    {
      begun: 9,
      after: { repeat_on_the_specific_days: [3, 5] },
      moves: [
        [11, 12],
        [16, 17],
        [18, 19],
      ],
      goes: [],
      days: [],
    },
  ],
  [
    'to a day that is past nothing moves',
    {
      begun: 9,
      after: { repeat_on_the_specific_days: [1], repeat_numbers: 3 },
      moves: [[16, 15]],
      goes: [11, 18],
      days: [22],
    },
  ],
  [
    'one weekday more',
    {
      after: { repeat_on_the_specific_days: [2, 4, 6], repeat_numbers: 9 },
      goes: [],
      days: [6, 13, 20],
    },
  ],
  ['every other week', { after: { repeat_every: 2, repeat_numbers: 4 }, goes: [9, 11], days: [] }],
  [
    'what has begun stays',
    {
      begun: 11,
      after: { repeat_on_the_specific_days: [3], repeat_numbers: 3 },
      moves: [[16, 17]],
      goes: [18],
      days: [],
    },
  ],
  [
    'one moved by hand stays',
    { on: [2, 5, 9, 11, 16, 18], after: { repeat_numbers: 8 }, goes: [], days: [23, 25] },
  ],
  [
    'but not beyond the end',
    { on: [2, 4, 9, 11, 16, 19], after: { repeat_numbers: 4 }, goes: [16, 19], days: [] },
  ],
  [
    'one taken out by hand does not come back',
    { on: [2, 4, 11, 16, 18], after: { repeat_numbers: 7 }, goes: [], days: [23] },
  ],
])('%s', (_, { on = ON, begun = 0, after, moves = [], goes, days }) => {
  const today = march(begun === 0 ? 1 : begun)
  const found = changeSeries(sessionsOn(on, begun), {
    before: TWICE,
    after: { ...TWICE, ...after },
    from: march(2),
    today,
  })
  expect(found).toEqual({
    ok: true,
    change: {
      stays: on.filter((day) => !goes.includes(day) && !moves.some(([id]) => id === day)),
      moves: moves.map(([id, to]) => ({ id, to: march(to) })),
      goes,
      days: days.map(march),
    },
  })
})

test('chosen days come and go', () => {
  const before: RepeatRule = {
    repeat_frequency_type: 'specific_dates',
    repeat_dates: [march(4), march(9)],
  }
  const after: RepeatRule = { ...before, repeat_dates: [march(9), march(20)] }
  const found = changeSeries(sessionsOn([2, 4, 9]), {
    before,
    after,
    from: march(2),
    today: march(1),
  })
  expect(found).toEqual({
    ok: true,
    change: { stays: [2, 9], moves: [], goes: [4], days: [march(20)] },
  })
})

test('one of chosen days is exchanged for another of its week', () => {
  const before: RepeatRule = {
    repeat_frequency_type: 'specific_dates',
    repeat_dates: [march(10), march(18)],
  }
  const after: RepeatRule = { ...before, repeat_dates: [march(12), march(18)] }
  const found = changeSeries(sessionsOn([2, 10, 18]), {
    before,
    after,
    from: march(2),
    today: march(11),
  })
  expect(found).toEqual({
    ok: true,
    change: { stays: [2, 18], moves: [{ id: 10, to: march(12) }], goes: [], days: [] },
  })
})

test('a rule that gives no series says why', () => {
  const after = { ...TWICE, repeat_numbers: null }
  expect(
    changeSeries(sessionsOn(ON), { before: TWICE, after, from: march(2), today: march(1) }),
  ).toEqual({
    ok: false,
    fault: { field: 'repeat_end_date', code: 'required' },
  })
})
