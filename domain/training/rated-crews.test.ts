import { expect, test } from 'vitest'
import { crewOfRecording, gmtOfRated } from './rated-crews.ts'

const eight = { crew_id: 1, user_ids: [7, 8], gmt: { time: 320, distance: 2000 } }
const four = { crew_id: 2, user_ids: [9], gmt: null }

test.each([
  ['where its athlete sits', { crew_id: null, user_id: 8, sport_id: 1 }, eight],
  ['the one somebody named', { crew_id: 2, user_id: 8, sport_id: 1 }, four],
  ['none for who sits in none', { crew_id: null, user_id: 5, sport_id: 1 }, undefined],
  ['none in another sport', { crew_id: null, user_id: 8, sport_id: 2 }, undefined],
])('the boat of a recording is %s', (_, recording, crew) =>
  expect(crewOfRecording([eight, four], recording, 1)).toBe(crew),
)

test('a crew is measured by its own gold medal time, if it has one', () => {
  expect(gmtOfRated(eight)).toEqual({ distance_m: 2000, time_s: 320 })
  expect([gmtOfRated(four), gmtOfRated(undefined)]).toEqual([null, null])
})
