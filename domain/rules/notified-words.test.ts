import { expect, test } from 'vitest'
import { notifiedWords } from './notified-words.ts'

test.each([
  [[], false, []],
  [[], true, ['crew']],
  [['end_date', 'start_date'], false, ['time']],
  [['all_day'], false, ['time']],
  [['venue'], false, ['place']],
  [['planned_time'], false, ['pieces']],
  [['sport_id', 'exercises', 'location'], true, ['place', 'exercises', 'name', 'crew']],
  [['weather'], false, []],
])('of %j and a new boat %s people are notified as %j', (fields, hasNewCrew, words) => {
  expect(notifiedWords(fields, hasNewCrew)).toEqual(words)
})
