import { describe, expect, test } from 'vitest'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { enteredFields, fieldsOf, gridOf, type GridChoice } from './grid-model.ts'
import { hasPlace, isClosed, slotOf, storedValue } from './slots.ts'
import { ownersOf, type Owner } from './owners.ts'

const ownerOf = (user_id: number, seen = true): Owner => ({
  key: `${user_id}.0.0.0`,
  user_id,
  crew_id: null,
  squad_id: null,
  alternative: false,
  sport_id: 1,
  name: `Rower ${user_id}`,
  detail: '',
  seen,
  pieces: null,
})
const OWNERS = [ownerOf(1), ownerOf(2, false)]
const laid = (piece: number) => ({
  piece,
  planned_distance: 2000,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
})
const PIECES: SessionScores['pieces'] = [laid(1), laid(2)]
const CHOICE: GridChoice = {
  piece: null,
  owner: null,
  fields: ['time', 'result_note'],
  splits: 'none',
  order: 'person',
}

describe('pieces of programmes', () => {
  const first = { ...ownerOf(1), pieces: [1] }
  const second = { ...ownerOf(2), pieces: [2] }

  test.each<[GridChoice['order'], [number, number | null][]]>([
    [
      'person',
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'piece',
      [
        [1, 1],
        [2, 2],
      ],
    ],
    [
      'wide',
      [
        [1, null],
        [2, null],
      ],
    ],
  ])('are lines of whose they are, in order %s', (order, expected) => {
    const { rows, columns } = gridOf([first, second], PIECES, { ...CHOICE, order })
    expect(rows.map(({ owner, piece }) => [owner.user_id, piece])).toEqual(expected)
    const open = rows.map((row) =>
      columns
        .filter((column) => hasPlace(PIECES, row, column))
        .map((column) => slotOf(row, column).piece),
    )
    expect(open).toEqual([
      [1, 0],
      [2, 0],
    ])
  })
})

test.each<['crew' | 'squad', (number[] | null)[]]>([
  ['crew', [[1], [1, 2], [1, 2]]],
  ['squad', [[2], []]],
])('of a %s are those some of its people do, and all where nobody is known', (tab, expected) => {
  const scores = {
    sport_id: 7,
    pieces: [
      { ...laid(1), programme: 1 },
      { ...laid(2), programme: 2 },
    ],
    programmes: [
      { number: 1, name: 'Heavy', user_ids: [1] },
      { number: 2, name: 'Circuit', user_ids: [2] },
    ],
    crews: [[1, 9], [1, 2], []].map((user_ids, crew_id) => ({
      crew_id,
      name: '',
      class: '',
      user_ids,
      seen: true,
    })),
    squads: [[2], [9]].map((user_ids, squad_id) => ({ squad_id, name: '', user_ids, seen: true })),
    results: [],
  } as unknown as SessionScores
  expect(ownersOf(tab, scores, 1).map(({ pieces }) => pieces)).toEqual(expected)
})

describe('the note on a whole result', () => {
  test.each<[GridChoice['order'], boolean[]]>([
    ['person', [true, false, true, false]],
    ['piece', [true, true, false, false]],
    ['wide', [true, true]],
  ])('stands once for everybody, pieces in order %s', (order, expected) => {
    const { rows, columns } = gridOf(OWNERS, PIECES, { ...CHOICE, order })
    const notes = columns.filter(({ field }) => field === 'result_note')
    expect(notes).toHaveLength(1)
    expect(rows.map((row) => notes.every((column) => hasPlace(PIECES, row, column)))).toEqual(
      expected,
    )
    expect(rows.flatMap((row) => notes.map((column) => slotOf(row, column).piece))).toEqual(
      expected.map(() => 0),
    )
  })

  test('can be asked for, is read from the result, and is closed with the person', () => {
    expect(fieldsOf(OWNERS).piece).toContain('result_note')
    expect(fieldsOf(OWNERS).usual).not.toContain('result_note')
    const result = { note: 'headwind', scores: [] } as unknown as SessionScores['results'][number]
    expect(storedValue(result, { piece: 0, part: 'piece', number: 0, field: 'result_note' })).toBe(
      'headwind',
    )
    expect(OWNERS.map((one) => isClosed(one, 'result_note'))).toEqual([false, true])
  })
})

test('columns are shown of what was entered', () => {
  const score = { wind_speed: 3, lactate: null, exercise_id: 4 }
  const results = [
    { note: null, scores: [score] },
    { note: 'cold', scores: [] },
  ] as unknown as SessionScores['results']
  const found = enteredFields(results)
  expect([found.has('wind_speed'), found.has('lactate'), found.has('result_note')]).toEqual([
    true,
    false,
    true,
  ])
})
