import { expect, test } from 'vitest'
import type { SessionScores } from '#contract/scores.ts'
import { lostPieces } from './lost-results.ts'
import { newDraft, type SessionDraft } from './session-draft.ts'

const DRAFT = newDraft('2026-11-21', { date: null, time: null, sport_id: 1 })
const laid = (piece: number, more: Partial<SessionScores['pieces'][number]>) => ({
  piece,
  planned_distance: null,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
  ...more,
})
const entered = (...pieces: number[]) =>
  [{ alternative: false, scores: pieces.map((piece) => ({ piece })) }] as unknown as SessionScores['results']
const exercises = (...list: [number | undefined, number][]): SessionDraft => ({
  ...DRAFT,
  programmes: [
    {
      name: '',
      athletes: [],
      pieces: list.map(([number, exercise_id]) => ({ ...(number !== undefined && { number }), exercise_id, sets_count: 3, segments: [] })),
    },
  ],
})

const STRENGTH = [laid(1, { exercise_id: 10 }), laid(2, { exercise_id: 11 }), laid(3, { exercise_id: 12, planned: false })]
test.each<[string, SessionDraft, number[]]>([
  ['nothing by another order', exercises([2, 11], [1, 10]), []],
  ['what is removed', exercises([1, 10]), [2]],
  ['what is another exercise', exercises([1, 10], [2, 12]), [2]],
  ['everything', exercises(), [1, 2]],
])('of exercises with results loses %s', (_, draft, expected) => {
  expect(lostPieces({ pieces: STRENGTH, results: entered(1, 2, 3) }, draft)).toEqual(expected)
  expect(lostPieces({ pieces: STRENGTH, results: [] }, draft)).toEqual([])
})

const ROWED = [2000, 1500, 1000].map((planned_distance, index) => laid(index + 1, { planned_distance }))
test.each<[string, string, number[]]>([
  ['nothing by another rest', '2000m/3min+1500m/2min+1000m', []],
  ['what stands elsewhere', '2000m+1000m', [3]],
  ['nothing while it cannot be read', '2000m+', []],
])('of pieces with results loses %s', (_, structure, expected) => {
  expect(lostPieces({ pieces: ROWED, results: entered(1, 3) }, { ...DRAFT, structure })).toEqual(expected)
})
