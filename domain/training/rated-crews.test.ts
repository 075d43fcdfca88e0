import { expect, test } from 'vitest'
import { crewOfRecording, gmtOfRated } from './rated-crews.ts'

const eight = {
  crew_id: 1,
  user_ids: [7, 8],
  gmts: [{ time: 320, distance: 2000, every_length: true }],
}
const four = { crew_id: 2, user_ids: [9], gmts: [] }

test.each([
  ['where its athlete sits', { crew_id: null, user_id: 8, sport_id: 1 }, eight],
  ['the one somebody named', { crew_id: 2, user_id: 8, sport_id: 1 }, four],
  ['none for who sits in none', { crew_id: null, user_id: 5, sport_id: 1 }, undefined],
  ['none in another sport', { crew_id: null, user_id: 8, sport_id: 2 }, undefined],
])('the boat of a recording is %s', (_, recording, crew) =>
  expect(crewOfRecording([eight, four], recording, 1)).toBe(crew),
)

test('a crew is measured by its own gold medal time, if it has one', () => {
  expect(gmtOfRated(eight)(500)).toEqual({ distance_m: 2000, time_s: 320 })
  expect([gmtOfRated(four)(500), gmtOfRated(undefined)(500)]).toEqual([null, null])
})

test('a paddled piece is measured by the time of its class over the nearest distance', () => {
  const gmts = [
    { time: 33.38, distance: 200, every_length: false },
    { time: 95, distance: 500, every_length: false },
    { time: 200.643, distance: 1000, every_length: false },
  ]
  const times = (rows: typeof gmts) =>
    [250, 500, 706, 707, 4000].map((metres) => gmtOfRated({ gmts: rows })(metres)?.time_s)
  expect(times(gmts)).toEqual([33.38, 95, 95, 200.643, 200.643])
  expect(times(gmts.slice(2))).toEqual([undefined, undefined, undefined, 200.643, 200.643])
})
