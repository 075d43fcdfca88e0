import { expect, test } from 'vitest'
import { subjectOf } from '../planning/attendance/queries.ts'
import { raceSubject } from '../analysis/seat-racing/queries.ts'
import { placeOf } from './entry-place.ts'

test.each([
  [subjectOf(17), '/session/17/attendance'],
  [raceSubject(17), '/session/17/seat-racing'],
  ['wall-post/3', '/wall?post=3'],
  ['nothing/3', null],
  ['session/', null],
  ['session/x', null],
])('what is about %s was entered at %s', (subject, place) => {
  expect(placeOf(subject)).toBe(place)
})
