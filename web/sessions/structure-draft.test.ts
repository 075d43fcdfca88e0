import { expect, test } from 'vitest'
import { readStructure, simpleOf, textOf, textOfSimple } from './structure-draft.ts'

test.each([
  ['3x2000m/6min', '3 × 2000 m / 6:00', { repetitions: 3, measure: 'distance', amount: 2000, rest: 360 }],
  ['2x10min', '2 × 10:00', { repetitions: 2, measure: 'time', amount: 600, rest: null }],
  ['5km', '5 km', { repetitions: 1, measure: 'distance', amount: 5000, rest: null }],
  ['2000m/4min+500m', '2000 m / 4:00 + 500 m', null],
  ['4x((500m+500m)/2min)', '4 × (500 m + 500 m) / 2:00', null],
])('%s is read, has fields, and is written the same', (text, shown, simple) => {
  const reading = readStructure(text)
  if (reading.state !== 'read') throw new Error('not read')
  expect(reading.shown).toBe(shown)
  expect(simpleOf(reading.structure)).toEqual(simple)
  expect(textOf(reading.plan)).toBe(text)
  const fields = simpleOf(reading.structure)
  expect(fields ? textOfSimple(fields) : text).toBe(text)
})

test.each([
  ['', { state: 'empty' }],
  ['3x', { state: 'wrong', error: { code: 'length-expected', position: 2 } }],
  ['3x2000m/6m', { state: 'wrong', error: { code: 'rest-is-time', position: 8 } }],
  ['100x50m', { state: 'wrong', error: { code: 'too-many-pieces', position: 0 } }],
])('"%s" is %j', (text, reading) => {
  expect(readStructure(text)).toEqual(reading)
})
