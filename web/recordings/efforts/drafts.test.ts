import { expect, test } from 'vitest'
import type { Effort, ProposedPiece } from '#contract/recordings/efforts.ts'
import { bandsOf, draftsOf, isAltered, named } from './drafts.ts'

const FIGURES = {
  time: 60,
  distance: 250,
  speed: 4.2,
  stroke_rate: 28,
  heart_rate: 170,
  power: null,
  rolling: true,
}
const piece = (start: number, finish: number, number: number | null = null): ProposedPiece => ({
  ...FIGURES,
  start,
  finish,
  by: 'rate',
  piece: number,
})
const effort = (id: number, start: number, finish: number): Effort => ({
  ...FIGURES,
  id,
  activity_id: 1,
  name: `E${id}`,
  start,
  finish,
  piece: null,
  source: 'hand',
})
const NOTHING = new Map<string, { start: number; finish: number }>()

test('what is marked already is proposed no more, though its ends were moved', () => {
  const drafts = draftsOf([piece(0, 60), piece(100, 160)], [effort(1, 5, 58)], NOTHING, new Set())
  expect(drafts).toMatchObject([{ start: 100, finish: 160, source: 'detected' }])
})

test('a proposal is moved and left out by its key', () => {
  const [first, second] = [piece(0, 60), piece(100, 160)]
  const moved = new Map([['piece-0-60', { start: 2, finish: 61 }]])
  expect(draftsOf([first, second], [], moved, new Set(['piece-100-160']))).toMatchObject([
    { start: 2, finish: 61 },
  ])
})

test('drafts are named by the planned piece, else on from those marked', () => {
  const drafts = draftsOf([piece(100, 160), piece(0, 60, 3)], [], NOTHING, new Set())
  expect(
    named(drafts, [{ piece: 1 }, { piece: 3 }], 2, { name: (number) => `Piece ${number}` }).map(
      ({ name }) => name,
    ),
  ).toEqual(['Piece 2', 'Piece 4'])
})

test('only proposals and the effort that is being changed can be moved', () => {
  const now = { name: 'Last', piece: null, start: 101, finish: 150 }
  const bands = bandsOf(
    [],
    [effort(1, 0, 60), effort(2, 100, 160)],
    { id: 2, ...now, seen: now },
    2,
  )
  expect(bands).toMatchObject([
    { key: 'effort-1', movable: false, chosen: false },
    { key: 'effort-2', movable: true, chosen: true, label: 'Last', start: 101, finish: 150 },
  ])
})

test.each([
  [{}, false],
  [{ finish: 61 }, true],
  [{ name: 'Opener' }, true],
  [{ piece: 1 }, true],
])('an effort with %j is altered: %s', (change, altered) => {
  expect(
    isAltered({ name: 'E1', piece: null, start: 0, finish: 60, ...change }, effort(1, 0, 60)),
  ).toBe(altered)
})
