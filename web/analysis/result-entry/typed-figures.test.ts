import { expect, test } from 'vitest'
import { owner, put, time, writing } from '../../../test/support/score-entry.ts'
import { typedFigures } from './typed-figures.ts'

const other = { ...owner, key: '8.0.0.0', user_id: 8, name: 'Birs' }
const piece = {
  piece: 1,
  planned_distance: 2000,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
}
const scores = {
  results: [],
  pieces: [piece],
  crews: [],
  squads: [],
  programmes: [],
  ranked: 'all' as const,
  sport_id: owner.sport_id,
}

test('a line has its pace and place from what is typed, before it is stored', () => {
  const typed = (texts: readonly string[]) =>
    put(
      new Map(),
      [],
      texts.map((text, at) => ({ owner: [owner, other][at] ?? owner, slot: time, text })),
      { ...writing, pieces: scores.pieces },
    ).entries
  const both = typedFigures(scores, [owner, other], typed(['7:00.0', '64410']))
  expect(both.get(owner.key)).toMatchObject({ speed: 2000 / 420, place: 2 })
  expect(both.get(other.key)).toMatchObject({ speed: 2000 / 404.1, place: 1 })
  const faulty = typedFigures(scores, [owner, other], typed(['7:00.0', '6:72']))
  expect(faulty.get(owner.key)?.place).toBe(1)
  expect(faulty.get(other.key)).toEqual({ speed: null, prognostic: null, place: null })
})
