import { describe, expect, test } from 'vitest'
import { outingRows } from './outing-rows.ts'

const row = (activity_id: number, outing: number, is: object = {}) => ({
  activity_id,
  outing,
  owner_only: false,
  elapsed_time: 1200,
  timer_time: 1150,
  moving_time: 1100,
  distance: 4800,
  distance_source: 'gps',
  heart_rate_avg: null as number | null,
  heart_rate_max: null as number | null,
  stroke_rate_avg: null as number | null,
  power_avg: null as number | null,
  ets: null as number | null,
  trimp: null as number | null,
  zone_seconds: [] as number[],
  ...is,
})
const HEART = {
  heart_rate_avg: 150,
  heart_rate_max: 170,
  trimp: 40,
  ets: 12,
  zone_seconds: [0, 1200, 0, 0, 0, 0],
}

describe('one row an outing', () => {
  test('with the other devices behind it, in the order of those that count', () => {
    const [first, second, ...more] = outingRows([row(1, 2), row(2, 2), row(3, 3)])
    expect([first?.row.activity_id, first?.beside.map(({ activity_id }) => activity_id)]).toEqual([
      2,
      [1],
    ])
    expect([second?.row.activity_id, second?.beside, more]).toEqual([3, [], []])
  })
  test.each<[string, object, object, object]>([
    [
      'takes the heart rate of the watch',
      { stroke_rate_avg: 24 },
      HEART,
      { ...HEART, stroke_rate_avg: 24, distance: 4800 },
    ],
    [
      'keeps what it has',
      { heart_rate_avg: 140 },
      HEART,
      { heart_rate_avg: 140, heart_rate_max: null, trimp: 40 },
    ],
    [
      'takes time and distance of one clock',
      { distance: null, distance_source: null },
      { elapsed_time: 1300, moving_time: 1290, distance: 5000, distance_source: 'device' },
      { elapsed_time: 1300, moving_time: 1290, distance: 5000, distance_source: 'device' },
    ],
    [
      'keeps its time where nobody knows a distance',
      { distance: null },
      { distance: null, elapsed_time: 1300 },
      { elapsed_time: 1200 },
    ],
    [
      'takes nothing of a quarter of it',
      {},
      { elapsed_time: 300, power_avg: 180 },
      { power_avg: null },
    ],
    ['takes what most of it gives', {}, { elapsed_time: 900, power_avg: 180 }, { power_avg: 180 }],
    [
      'takes nothing of what only its owner sees',
      {},
      { ...HEART, owner_only: true },
      { heart_rate_avg: null, trimp: null },
    ],
  ])('that %s', (_, own, other, expected) => {
    expect(outingRows([row(1, 1, own), row(2, 1, other)])).toMatchObject([
      { row: { activity_id: 1, ...expected }, beside: [{}] },
    ])
  })
  test('stands for itself where the one that counts is closed to the viewer', () => {
    expect(outingRows([row(1, 2)])).toMatchObject([{ row: { activity_id: 1 }, beside: [] }])
  })
})
