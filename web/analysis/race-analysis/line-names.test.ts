import { expect, test } from 'vitest'
import { lineNames } from './line-names.ts'
import { endsOf, splitAt } from './split-ends.ts'

const WORDS = { piece: (number: number) => `Piece ${number}`, day: (date: string) => date }
const line = (name: string, part: object = {}) => ({
  name,
  class: 'M2x',
  session_id: 1,
  session: 'Trial',
  date: '2026-03-04',
  piece: 1,
  place: 1,
  crew_id: 1,
  user_id: null,
  ...part,
})

test('lines are named by what differs', () => {
  expect(lineNames([line('Rigi'), line('Titlis')], WORDS)).toEqual(['Rigi', 'Titlis'])
  expect(lineNames([line('Rigi'), line('Rigi', { piece: 7, place: 2 })], WORDS)).toEqual([
    'Piece 1',
    'Piece 2',
  ])
  const other = line('Rigi', { session_id: 2, date: '2026-03-11' })
  expect(lineNames([line('Rigi'), other], WORDS)).toEqual(['2026-03-04', '2026-03-11'])
})

test('a boat without a name goes by its class, and equals are counted', () => {
  expect(lineNames([line('')], WORDS)).toEqual(['M2x'])
  expect(lineNames([line(''), line('')], WORDS)).toEqual(['M2x', 'M2x (2)'])
})

test('places that lines share stand once', () => {
  const splits = (...places: number[]) => ({
    splits: places.map((at) => ({ at })) as Parameters<typeof splitAt>[0]['splits'],
  })
  expect(endsOf([splits(50, 100, 500), splits(500.2)])).toEqual([50, 100, 500])
  expect(splitAt(splits(500.2), 500)?.at).toBe(500.2)
  expect(splitAt(splits(500.2), 100)).toBeUndefined()
})
