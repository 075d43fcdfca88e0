import { expect, test } from 'vitest'
import {
  filledProgrammes,
  FIRST_PIECE,
  isUnassigned,
  leftOut,
  placesOf,
  withAthletes,
  withCopy,
} from './programme-drafts.ts'

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

test('a programme whose last athlete goes to another one is not for the others', () => {
  const moved = withAthletes([heavy, circuit], 0, [1, 2, 3])
  expect(moved).toEqual([
    { ...heavy, athletes: [1, 2, 3] },
    { ...circuit, athletes: [], for_nobody: true },
  ])
  expect(leftOut(moved, [4])).toEqual([4])
  expect(withAthletes(moved, 1, [3])).toEqual([
    { ...heavy, athletes: [1, 2] },
    { ...circuit, athletes: [3] },
  ])
})

test.each([
  ['whose athletes train', heavy, [1], false],
  ['whose athletes have left', heavy, [3], true],
  ['that nobody is left of', { ...heavy, athletes: [], for_nobody: true }, [1], true],
  ['for the others', { ...heavy, athletes: [] }, [1], false],
])('nobody has a programme: %s', (_, programme, training, nobody) => {
  expect(isUnassigned(programme, new Set(training))).toBe(nobody)
})

test('a copy stands behind its like and is for nobody', () => {
  const done = { ...heavy, pieces: [{ ...FIRST_PIECE, number: 4 }] }
  expect(withCopy([done], 0, 'Heavy (copy)')).toEqual([
    done,
    { ...heavy, name: 'Heavy (copy)', athletes: [] },
  ])
  expect(withCopy([heavy, circuit], 0, 'Heavy (copy)')).toEqual([
    heavy,
    { ...heavy, name: 'Heavy (copy)', athletes: [] },
    circuit,
  ])
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
