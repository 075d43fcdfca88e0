import { expect, test } from 'vitest'
import { SPORT } from '#domain/constants/sports.ts'
import { sumSessions } from '#domain/training/week-summary.ts'
import { someItem } from '../../../test/support/agenda-item.ts'
import { summed } from './summed.ts'

test('a day off adds nothing to what was done, even when people came to it', () => {
  const done = { people: 1, time: 86_340, distance: null, load: 0, zone_seconds: null }
  const timesOf = (sport_id: number) => {
    const sums = sumSessions([summed(someItem({ sport_id, done }))], 'ets')
    return [sums.planned.time, sums.done.time]
  }
  expect(timesOf(SPORT.rowing)).toEqual([5400, 86_340])
  expect(timesOf(SPORT.day_off)).toEqual([0, null])
})
