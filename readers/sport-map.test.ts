import { expect, test } from 'vitest'
import { rateChannel, sportOfGpx, sportOfPolar, sportOfSuunto, sportOfTcx } from './sport-map.ts'
import { fitSportOf, sportOfFit } from './fit-sports.ts'

test.each([
  [15, 0, 1],
  [15, 14, 2],
  [4, 14, 2],
  [4, 15, 30],
  [1, 0, 4],
  [1, 1, 20],
  [1, 3, 21],
  [2, undefined, 3],
  [2, 5, 16],
  [2, 6, 15],
  [2, 8, 12],
  [2, 12, 14],
  [2, 58, 17],
  [5, 17, 5],
  [10, 20, 7],
  [11, 0, 18],
  [12, 0, 22],
  [13, 0, 23],
  [14, 0, 27],
  [17, 0, 19],
  [18, 0, 6],
  [19, 0, 10],
  [37, 0, 52],
  [41, 0, 10],
  [0, 0, null],
  [0, 18, 5],
  [0, 17, 5],
  [0, 14, 2],
  [0, 99, null],
  [82, 0, null],
  [undefined, undefined, null],
])('FIT sport %s, sub-sport %s is sport %s', (sport, subSport, id) => {
  expect(sportOfFit(sport, subSport)).toBe(id)
})

test.each([
  ['Running', 4],
  ['Biking', 3],
  ['Other', null],
  ['__proto__', null],
])('TCX %s is sport %s', (name, id) => {
  expect(sportOfTcx(name)).toBe(id)
})

test.each([
  ['rowing_v2', 1],
  ['indoor_rowing', 2],
  ['mountain biking', 12],
  ['Stand Up Paddling', 52],
  ['9', 4],
  ['Rudern', 1],
  ['Course à pied', 4],
  ['Vélo', 3],
  ['划船机', 2],
  ['unknown', null],
  ['', null],
])('GPX type "%s" is sport %s', (type, id) => {
  expect(sportOfGpx(type)).toBe(id)
})

test.each([
  [3, 4],
  [14, 10],
  [15, 1],
  [71, 2],
  [1, null],
  [null, null],
])('activity %s of Suunto is sport %s', (activity, id) => {
  expect(sportOfSuunto(activity)).toBe(id)
})

test.each([
  ['1', 4],
  ['8', 1],
  ['95', 10],
  ['117', 2],
  ['16', null],
  ['__proto__', null],
])('sport %s of Polar Flow is sport %s', (sport, id) => {
  expect(sportOfPolar(sport)).toBe(id)
})

test.each([
  [1, 'stroke_rate'],
  [48, 'stroke_rate'],
  [null, 'stroke_rate'],
  [3, 'cadence'],
  [5, 'cadence'],
])('sport %s moves at a %s', (id, channel) => {
  expect(rateChannel(id)).toBe(channel)
})

test.each([
  ['rowing', 1, { sport: 15, sub_sport: 0 }],
  ['a rowing machine', 2, { sport: 4, sub_sport: 14 }],
  ['running', 4, { sport: 1, sub_sport: 0 }],
  ['kayak sprint', 48, { sport: 41, sub_sport: 0 }],
  ['yoga, by its sub-sport', 36, { sport: 4, sub_sport: 43 }],
  ['a sport that devices do not know', 54, { sport: 0, sub_sport: 0 }],
])('%s has a number of devices', (_, id, numbers) => {
  expect(fitSportOf(id)).toEqual(numbers)
})
