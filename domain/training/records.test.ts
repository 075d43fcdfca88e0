import { expect, test } from 'vitest'
import { brokenRecords } from './records.ts'

const time = (value: number, span = 2000, boat_class: string | null = null) => ({
  sport_id: boat_class === null ? 2 : 1,
  boat_class,
  kind: 'time' as const,
  span,
  value,
})
const power = (value: number) => ({
  sport_id: 3,
  boat_class: null,
  kind: 'power' as const,
  span: 300,
  value,
})

test('a record is the best now where it betters all before', () => {
  expect(brokenRecords([time(400), time(396)], [time(398)])).toEqual([
    { ...time(396), previous: 398 },
  ])
  expect(brokenRecords([power(310), power(290)], [power(300)])).toEqual([
    { ...power(310), previous: 300 },
  ])
})

test('is none where it was as good before, and the first where there was nothing', () => {
  expect(brokenRecords([time(398)], [time(398)])).toEqual([])
  expect(brokenRecords([time(90, 500)], [time(398)])).toEqual([
    { ...time(90, 500), previous: null },
  ])
})

test('a time in an eight hides no record in a single', () => {
  const [eight, single] = [time(360, 2000, 'W8+'), time(480, 2000, 'W1x')]
  expect(brokenRecords([single], [eight, time(490, 2000, 'W1x')])).toEqual([
    { ...single, previous: 490 },
  ])
  expect(brokenRecords([eight, single], [])).toEqual([
    { ...eight, previous: null },
    { ...single, previous: null },
  ])
})
