import { describe, expect, test } from 'vitest'
import { changedSince, clashesOf, markedSince, ownChange } from './effort-clashes.ts'

const SEEN = { name: 'Piece 1', start: 10, finish: 70, piece: 1 }

describe('a change of an effort', () => {
  test.each<[string, object, object, object[]]>([
    ['is fine where nobody was faster', {}, { start: 12 }, []],
    ['is fine beside another field', { name: 'First' }, { start: 12 }, []],
    ['is fine beside another field sent as it was', { name: 'First' }, { ...SEEN, start: 12 }, []],
    ['is fine where both say the same', { start: 12 }, { start: 12.0004 }, []],
    [
      'clashes at the field both changed',
      { start: 11, name: 'First' },
      { ...SEEN, start: 12 },
      [{ field: 'start', theirs: 11, mine: 12 }],
    ],
    [
      'clashes where one took the piece away',
      { piece: null },
      { piece: 2 },
      [{ field: 'piece', theirs: null, mine: 2 }],
    ],
    [
      'clashes where a piece is to be taken away',
      { piece: 2 },
      { piece: null },
      [{ field: 'piece', theirs: 2, mine: null }],
    ],
  ])('%s', (_, now, change, clashes) =>
    expect(clashesOf({ ...SEEN, ...now }, SEEN, change)).toEqual(clashes),
  )

  test('is only of what the writer has touched', () => {
    expect(ownChange(SEEN, { ...SEEN, finish: 71 })).toEqual({
      name: undefined,
      start: undefined,
      piece: undefined,
      finish: 71,
    })
    expect(ownChange({ ...SEEN, piece: null }, { piece: null })).toEqual({ piece: undefined })
  })
})

describe('the deletion of an effort', () => {
  test.each<[string, object, object, object[]]>([
    ['is fine where nobody changed it', {}, SEEN, []],
    ['is fine where it moved by less than is written', { start: 10.0004 }, SEEN, []],
    ['is fine where nothing of it was looked at', { start: 12 }, {}, []],
    [
      'clashes with all that was changed',
      { start: 12, name: 'First' },
      SEEN,
      [
        { field: 'name', theirs: 'First', mine: 'Piece 1' },
        { field: 'start', theirs: 12, mine: 10 },
      ],
    ],
    [
      'clashes where it became a piece',
      { piece: 2 },
      { piece: null },
      [{ field: 'piece', theirs: 2, mine: null }],
    ],
  ])('%s', (_, now, seen, clashes) =>
    expect(changedSince({ ...SEEN, ...now }, seen)).toEqual(clashes),
  )
})

describe('new efforts', () => {
  const kept = [
    { id: 1, start: 10, finish: 70, piece: 1 },
    { id: 2, start: 100, finish: 160, piece: null },
  ]
  test.each<[string, { start: number; finish: number; piece?: number | null }, number[], number[]]>(
    [
      ['clash with the same piece', { start: 300, finish: 360, piece: 1 }, [2], [1]],
      ['clash with the same stretch', { start: 101, finish: 161 }, [1], [2]],
      ['stand beside what touches them a little', { start: 150, finish: 210 }, [], []],
      ['may take the piece of what was seen', { start: 300, finish: 360, piece: 1 }, [1, 2], []],
    ],
  )('%s', (_, draft, seen, ids) =>
    expect(markedSince([draft], kept, seen).map(({ theirs }) => theirs.id)).toEqual(ids),
  )
})
