import { expect, test } from 'vitest'
import { medianShare, orderedBy, unfinished, type Done } from './everybody.ts'

const athlete = (user_id: number, ...dones: number[]): Done => ({
  user_id,
  full_name: `Athlete ${user_id}`,
  done: {
    by: 'steps',
    share: dones.reduce((sum, done) => sum + Math.min(done, 600), 0) / (600 * dones.length),
    pieces: dones.map((done, index) => ({
      piece: index + 1,
      unit: 'time',
      planned: 600,
      done,
      share: Math.min(done, 600) / 600,
    })),
  },
})
const idle = { user_id: 9, full_name: 'Nobody', done: null }

test('who did least comes first, and who has no recording not at all', () => {
  const all = [athlete(1, 600), idle, athlete(2, 300), athlete(3, 450)]
  expect(orderedBy('least', all).map(({ user_id }) => user_id)).toEqual([2, 3, 1])
  expect(orderedBy('name', all).map(({ user_id }) => user_id)).toEqual([1, 2, 3])
})

test.each([
  [[600], 1],
  [[300, 600], 0.75],
  [[300, 600, 450], 0.75],
])('the middle of %j is %d', (dones, share) => {
  expect(medianShare(dones.map((done, index) => athlete(index, done)))).toBe(share)
})

test('names the first two that are too short and counts the rest; a second is nothing', () => {
  const { short, more } = unfinished(athlete(1, 598, 300, 0, 720, 500))
  expect(short).toEqual([
    { place: 2, unit: 'time', done: 300, planned: 600 },
    { place: 3, unit: 'time', done: 0, planned: 600 },
  ])
  expect(more).toBe(1)
  expect(unfinished(athlete(1, 600, 700))).toEqual({ short: [], more: 0 })
})
