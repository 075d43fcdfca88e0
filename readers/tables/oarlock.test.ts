import { expect, test } from 'vitest'
import { only } from '../../test/support/read-tables.ts'

test('an oarlock of one seat is timed by its clock of twelve hours, also over noon', async () => {
  const activity = await only('oarlock')
  expect(activity).toMatchObject({
    sport_id: 1,
    start_time: null,
    start_local: [],
    records: 20,
    duration: 38,
    distance_source: 'speed',
    power_avg: 200,
    stroke_rate_avg: 30,
    seats: [],
    warnings: expect.arrayContaining(['seat_unknown']),
  })
  expect(activity.distance).toBeCloseTo(171)
  const first = (name: 'catch_angle' | 'finish_angle' | 'peak_force_angle' | 'peak_force') =>
    activity.channels.get(name)?.[0]
  expect([first('catch_angle'), first('finish_angle')]).toEqual([-53.2, 28.1])
  expect([first('peak_force'), first('peak_force_angle')]).toEqual([750, -11.9])
})
