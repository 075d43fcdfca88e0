import { expect, test } from 'vitest'
import { filledProgrammes, FIRST_PIECE, leftOut, placesOf, withAthletes, withCopy } from './programme-drafts.ts'

const heavy = { name: 'Heavy', athletes: [1, 2], pieces: [FIRST_PIECE] }
const circuit = { name: '', athletes: [3], pieces: [] }
const empty = { name: ' ', athletes: [], pieces: [] }

test('somebody is in one programme at a time', () => {
  const moved = withAthletes([heavy, circuit], 1, [3, 2])
  expect(moved.map(({ athletes }) => athletes)).toEqual([[1], [3, 2]])
  expect([...placesOf(moved)]).toEqual([
    [1, 0],
    [3, 1],
    [2, 1],
  ])
})

test('a copy stands behind its like and is for nobody', () => {
  const done = { ...heavy, pieces: [{ ...FIRST_PIECE, number: 4 }] }
  expect(withCopy([done], 0, 'Heavy (copy)')).toEqual([done, { ...heavy, name: 'Heavy (copy)', athletes: [] }])
  expect(withCopy([heavy, circuit], 0, 'Heavy (copy)')).toEqual([heavy, { ...heavy, name: 'Heavy (copy)', athletes: [] }, circuit])
})

test('what is left empty is not there', () => {
  expect(filledProgrammes([empty, heavy, circuit])).toEqual([heavy, circuit])
})

test.each([
  ['nobody where nothing is planned', [empty], []],
  ['who has no programme', [heavy, circuit], [4]],
  ['nobody where one is for the rest', [heavy, { ...circuit, athletes: [], name: 'Rest' }], []],
])('is left out: %s', (_, programmes, people) => {
  expect(leftOut(programmes, [1, 2, 3, 4])).toEqual(people)
})
