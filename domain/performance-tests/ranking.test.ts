import { expect, test } from 'vitest'
import { rankTests } from './ranking.ts'

const race = (user_id: number, day: string, time: number | null) => ({
  user_id,
  day,
  figures: { time },
})

test('the fastest is first, and who is equal as written shares a rank', () => {
  const ranked = rankTests(
    [
      race(1, '2026-03-01', 400.04),
      race(2, '2026-03-01', 395),
      race(3, '2026-03-01', 400.01),
      race(4, '2026-03-01', 410),
    ],
    'time',
    'all',
  )
  expect(ranked.map(({ user_id, rank }) => [user_id, rank])).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [4, 4],
  ])
})

test('of one person the latest or the best counts', () => {
  const own = [race(1, '2026-03-01', 395), race(1, '2026-04-01', 400)]
  expect(rankTests(own, 'time', 'latest').map(({ day }) => day)).toEqual(['2026-04-01'])
  expect(rankTests(own, 'time', 'best').map(({ day }) => day)).toEqual(['2026-03-01'])
})

test('who has no value comes last and has no rank', () => {
  const [first, last] = rankTests(
    [race(1, '2026-03-01', null), race(2, '2026-03-01', 400)],
    'time',
    'all',
  )
  expect(first).toMatchObject({ user_id: 2, rank: 1 })
  expect(last).toMatchObject({ user_id: 1, rank: null })
})
