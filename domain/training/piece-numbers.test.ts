import { describe, expect, test } from 'vitest'
import { MOST_PIECES } from '../constants/scores.ts'
import {
  followed,
  numberedBack,
  renumbered,
  rowedPieces,
  settledNumbers,
  taskOf,
  type PieceNumbers,
} from './piece-numbers.ts'

const words = (list: string) => list.split(' ').filter(Boolean)
const times = (count: number, task: string) => Array.from({ length: count }, () => task).join(' ')
const line = (places: PieceNumbers) => places.map((place) => place ?? '-').join(' ')

test.each([
  ['all that stay', 'a b c', 'a b c', '0 1 2'],
  ['those behind one that is taken out', 'a b c', 'a c', '0 2'],
  ['those behind one that comes in between', 'a b c', 'a x b c', '0 - 1 2'],
  ['one that comes first', 'a b', 'x a b', '- 0 1'],
  ['one that was moved to the front', 'a b c', 'c a b', '2 0 1'],
  ['two that have changed places', 'a b', 'b a', '1 0'],
  ['one that was changed where it is', 'a b c', 'a x c', '0 1 2'],
  ['all of them changed', 'a a a', 'b b b', '0 1 2'],
  ['one changed and the next taken out', 'a b c d', 'a x d', '0 1 3'],
  ['the first of many alike', times(8, 'a'), times(6, 'a'), '0 1 2 3 4 5'],
  ['all of many alike, with new ones behind', times(3, 'a'), times(5, 'a'), '0 1 2 - -'],
  ['the first half, and the second as it was changed', times(4, 'a'), 'a a b b', '0 1 2 3'],
  ['nothing of nothing', '', 'a b', '- -'],
  ['nothing when all is taken out', 'a b', '', ''],
])('a new plan follows the one before: %s', (_, before, after, expected) => {
  expect(line(followed(words(before), words(after)))).toBe(expected)
})

const pieces = (list: string) =>
  words(list).map((entry) => {
    const [number = '', task = ''] = entry.split(':')
    return { number: Number(number), task }
  })

describe('numbers', () => {
  test.each([
    ['those of the pieces that stay', '1:a 2:b 3:c', '', 'a c', '1 3'],
    ['a new one for what is new, never one that was in use', '1:a 3:c', '2:b', 'a x c', '1 4 3'],
    ['that of the piece taken out, planned again', '1:a 3:c', '2:b', 'a b c', '1 2 3'],
    ['those taken out last come back in order', '1:a 2:a', '3:a 4:a', 'a a a a', '1 2 3 4'],
    ['those of a structure that was taken away', '', '1:a 2:b', 'b a', '2 1'],
    ['none for no pieces', '1:a', '', '', ''],
  ])('of a plan as text: %s', (_, planned, dropped, wanted, expected) => {
    expect(
      line(
        settledNumbers(
          { planned: pieces(planned), dropped: pieces(dropped), used: [] },
          words(wanted),
        ),
      ),
    ).toBe(expected)
  })

  test.each<[string, string, PieceNumbers, string]>([
    ['as they are said to be', 'c a', [3, 1], '3 1'],
    ['of a piece that was changed and moved', 'x a', [3, 1], '3 1'],
    ['of one taken out before', 'a b x', [1, 2, 5], '1 2 5'],
    ['for a new one the next', 'a b x c', [1, 2, null, 3], '1 2 6 3'],
    ['for one put back', 'a c b', [1, 3, null], '1 3 2'],
    ['no other when it was never one of them', 'a b c', [1, 2, 77], '1 2 3'],
    ['matched where they are too few', 'a c', [1], '1 3'],
  ])('of a plan by pieces: %s', (_, wanted, given, expected) => {
    const known = { planned: pieces('1:a 2:b 3:c'), dropped: pieces('5:d'), used: [1, 4] }
    expect(line(settledNumbers(known, words(wanted), given))).toBe(expected)
  })

  test('go on from below when the highest is taken, and then to those nobody plans', () => {
    const known = { planned: [], dropped: [], used: [1, 3, MOST_PIECES] }
    expect(settledNumbers(known, ['a', 'b'])).toEqual([2, 4])
    const all = Array.from({ length: MOST_PIECES }, (_, index) => index + 1)
    expect(
      settledNumbers(
        { planned: [{ number: 1, task: 'a' }], dropped: [], used: all },
        ['a', 'b'],
        [1, null],
      ),
    ).toEqual([1, 2])
  })
})

describe('results that go into another session', () => {
  test.each<[string, number[], number[], number[], number[], [number, number][]]>([
    ['keep numbers that are the same there', [1, 2], [1, 2], [1, 2, 3], [1], []],
    ['have those of the same place', [1, 3], [1, 3], [1, 2], [1, 2], [[3, 2]]],
    [
      'have those of the same place though they were moved',
      [2, 1],
      [1, 2],
      [1, 2],
      [],
      [
        [2, 1],
        [1, 2],
      ],
    ],
    ['stay apart where nothing is planned for them', [1, 2, 3], [3], [1, 3], [2], [[3, 4]]],
    ['stay apart when they were of no plan any more', [1, 3], [2], [1, 2], [5], [[2, 6]]],
    ['are left out where there are none', [2, 1], [], [1, 2], [], []],
    ['of a whole session stay its own', [2], [0, 2], [1], [0], [[2, 1]]],
  ])('%s', (_, planned, used, there, usedThere, expected) => {
    expect(renumbered({ planned, used }, { planned: there, used: usedThere })).toEqual(expected)
  })

  test.each<[[number, number][], [number, number][]]>([
    [
      [[3, 2]],
      [
        [2, 3],
        [3, 2],
      ],
    ],
    [
      [
        [1, 2],
        [2, 1],
      ],
      [
        [2, 1],
        [1, 2],
      ],
    ],
    [
      [
        [1, 2],
        [2, 5],
      ],
      [
        [2, 1],
        [5, 2],
        [1, 5],
      ],
    ],
  ])('come back from %j, each number once', (pairs, expected) => {
    const back = numberedBack(pairs)
    expect(back).toEqual(expected)
    expect(new Set(back.map(([, number]) => number)).size).toBe(back.length)
  })
})

const piece = {
  planned_distance: 500,
  planned_time: null,
  rest: 60,
  split_length: null,
  segments: [],
}

test('a piece is rowed as often as it is repeated', () => {
  expect(rowedPieces({ piece_structure: 2, repetitions: 3, pieces: [piece] })).toHaveLength(3)
  expect(rowedPieces({ piece_structure: 3, repetitions: 3, pieces: [piece, piece] })).toHaveLength(
    2,
  )
})

test('a task is recognized by length and time, not by rest and splits', () => {
  expect(taskOf({ ...piece, rest: null, split_length: 100 })).toBe(taskOf(piece))
  expect(taskOf({ ...piece, planned_distance: null, planned_time: 500 })).not.toBe(taskOf(piece))
  const segments = [{ planned_distance: 250, planned_time: null }]
  expect(taskOf({ ...piece, segments })).not.toBe(taskOf({ ...piece, planned_distance: 250 }))
})
