import { expect, test } from 'vitest'
import { outingsOf, type CountedRecording } from '#domain/training/outings.ts'
import { read } from '../../test/support/read-tables.ts'
import { lines } from '../../test/support/table-rows.ts'

const season = (...rows: string[]) =>
  lines('"Log ID","Date","Work Time (Seconds)","Rest Time (Seconds)","Work Distance"', ...rows)

test('workouts one after the other, dated when they ended, both count', async () => {
  const { activities } = await read(
    season(
      '"1","2026-03-02 07:20:00","1200","","5000"',
      '"2","2026-03-02 07:27:00","240","","1000"',
    ),
  )
  expect(activities.map(({ start_local }) => start_local)).toEqual([
    ['2026-03-02T07:00:00'],
    ['2026-03-02T07:23:00'],
  ])
  const recordings = activities.map(
    ({ start_local: [start = ''], elapsed_time, distance, distance_source }, id) =>
      ({
        id,
        start: Date.parse(`${start}Z`) / 1000,
        seconds: elapsed_time,
        distance,
        distance_source,
        zone_seconds: null,
        own: true,
        chosen: false,
      }) satisfies CountedRecording,
  )
  const counted = outingsOf(recordings).map(([first]) => first?.distance ?? 0)
  expect(counted.reduce((sum, metres) => sum + metres, 0)).toBe(6000)
})

test.each([
  ['"1","2026-03-02 00:10:00","1200","","5000"', ['2026-03-01T23:50:00']],
  ['"1","2026-03-02 07:20:00","1000","200","5000"', ['2026-03-02T07:00:00']],
  ['"1","2026-03-02 07:20:00","","","5000"', ['2026-03-02T07:20:00']],
  ['"1","","1200","","5000"', []],
])('%s began at %j', async (row, start_local) => {
  const [activity] = (await read(season(row))).activities
  expect(activity?.start_local).toEqual(start_local)
})
