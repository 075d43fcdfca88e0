import { expect, test } from 'vitest'
import {
  asKind,
  kindOf,
  planWithSplits,
  readStructure,
  splitsOf,
  textOf,
  textOfStructure,
  typedStructure,
  writtenOut,
} from './structure-draft.ts'

const read = (text: string) => {
  const reading = readStructure(text)
  if (reading.state !== 'read') throw new Error('not read')
  return reading
}

test.each([
  ['3x2000m/6min', '3 × 2000 m / 6:00', 'multiple'],
  ['2x10min', '2 × 10:00', 'multiple'],
  ['5km', '5 km', 'single'],
  ['2000m/4min+500m', '2000 m / 4:00 + 500 m', 'variable'],
  ['4x((500m+500m)/2min)', '4 × (500 m + 500 m) / 2:00', 'multiple'],
])('%s is read, is of a kind, and is written the same', (text, shown, kind) => {
  const reading = read(text)
  expect(reading.shown).toBe(shown)
  expect(kindOf(reading.structure)).toBe(kind)
  expect(textOf(reading.plan)).toBe(text)
})

test.each([
  ['3min30sec', '3:30min'],
  ['2x(500m/1min+250m)', '500m/1min+250m+500m/1min+250m'],
])('%s is written out as %s', (text, written) => {
  expect(textOf(read(text).plan)).toBe(written)
})

test.each([
  ['3x2000m/6min', 'single', '2000m/6min'],
  ['3x2000m/6min', 'variable', '2000m/6min+2000m/6min'],
  ['2000m', 'multiple', '2x2000m'],
  ['500m+250m', 'multiple', '2x500m'],
  ['500m+250m', 'single', '500m'],
  ['2x(500m+250m/1min)', 'variable', '500m+250m/1min+500m+250m/1min'],
] as const)('%s as %s is %s', (text, kind, written) => {
  expect(textOfStructure(asKind(read(text).structure, kind))).toBe(written)
})

test('a list that is repeated has all its pieces', () => {
  expect(writtenOut(read('2x(500m/1min+250m)').structure)).toHaveLength(4)
})

test('splits go along with the pieces, one length or one each, in every round', () => {
  const splits = [
    { length: 500, own: null },
    { length: 250, own: [300, 200] },
  ]
  const plan = planWithSplits(read('2x(1000m/1min+500m)'), splits)
  expect(
    plan.pieces.map(({ split_length, type_of_split_length, variable_split_lengths }) => [
      split_length,
      type_of_split_length,
      variable_split_lengths,
    ]),
  ).toEqual([
    [500, 1, null],
    [null, 2, [300, 200]],
    [500, 1, null],
    [null, 2, [300, 200]],
  ])
  expect(splitsOf(plan).slice(0, 2)).toEqual([splits[0], { length: null, own: [300, 200] }])
})

test.each([
  ['', { state: 'empty' }],
  ['3x', { state: 'wrong', error: { code: 'length-expected', position: 2 } }],
  ['3x2000m/6m', { state: 'wrong', error: { code: 'rest-is-time', position: 8 } }],
  ['100x50m', { state: 'wrong', error: { code: 'too-many-pieces', position: 0 } }],
])('"%s" is %j', (text, reading) => {
  expect(readStructure(text)).toEqual(reading)
})

test.each([
  ["90' GA1", { structure: "90' GA1", intensities: [{ id: 2, percentage: 100 }] }],
  ["90'", { structure: "90'" }],
  ["90' GA", { structure: "90' GA" }],
])('typing "%s" changes %j', (text, change) => {
  expect(typedStructure(text)).toEqual(change)
})

test('rates are saved with the pieces and written again', () => {
  const { plan } = read('4x1000/3 r20 24 28 32')
  expect(plan.pieces.map(({ planned_rate }) => planned_rate)).toEqual([20, 24, 28, 32])
  expect(textOf(plan)).toBe('1000m/3min@20+1000m/3min@24+1000m/3min@28+1000m/3min@32')
})
