import { expect, test } from 'vitest'
import type { WaterBest } from '#contract/analysis/reports-water.ts'
import { rowedBests } from './rowed-bests.ts'

const WHERE = { date: '2026-03-02', source: 'recording', session_id: 1, test: null } as const
const best = (label: string, distance: number, time: number): WaterBest => ({
  user_id: 7,
  class: label,
  distance,
  time,
  pace: (500 * time) / distance,
  date: '2026-03-02',
  session_id: 1,
  session: 'Steady state',
})

test('critical speed is of boats of one class, and of none where the class is not known', () => {
  const bests = [
    best('W1x', 1000, 240),
    best('W1x', 2000, 500),
    best('W2x', 2000, 450),
    best('', 500, 100),
    best('', 2000, 520),
  ]
  expect(rowedBests(bests)).toEqual([
    {
      key: '7 W1x',
      label: 'W1x',
      bests: [
        { seconds: 240, done: 1000, ...WHERE },
        { seconds: 500, done: 2000, ...WHERE },
      ],
    },
    {
      key: '7 W2x',
      label: 'W2x',
      bests: [{ seconds: 450, done: 2000, ...WHERE }],
    },
  ])
})
