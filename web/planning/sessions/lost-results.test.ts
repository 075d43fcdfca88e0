import { expect, test } from 'vitest'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { lostPieces } from './lost-results.ts'
import { newDraft, type SessionDraft } from './session-draft.ts'

const DRAFT = newDraft('2026-11-21', { date: null, time: null, sport_id: 1 }, 'Europe/Berlin')
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
  [
    { alternative: false, scores: pieces.map((piece) => ({ piece })) },
  ] as unknown as SessionScores['results']
const exercises = (...list: [number | undefined, number][]): SessionDraft => ({
  ...DRAFT,
  programmes: [
    {
      name: '',
      athletes: [],
      pieces: list.map(([number, exercise_id]) => ({
        ...(number !== undefined && { number }),
        exercise_id,
        sets_count: 3,
        segments: [],
      })),
    },
  ],
})

const STRENGTH = [
  laid(1, { exercise_id: 10 }),
  laid(2, { exercise_id: 11 }),
  laid(3, { exercise_id: 12, planned: false }),
]
test.each<[string, SessionDraft, number[]]>([
  ['nothing by another order', exercises([2, 11], [1, 10]), []],
  ['what is removed', exercises([1, 10]), [2]],
  ['what is another exercise', exercises([1, 10], [2, 12]), [2]],
  ['everything', exercises(), [1, 2]],
])('of exercises with results loses %s', (_, draft, expected) => {
  expect(
    lostPieces({ pieces: STRENGTH, results: entered(1, 2, 3) }, null, draft).gone.pieces,
  ).toEqual(expected)
  expect(lostPieces({ pieces: STRENGTH, results: [] }, null, draft).gone).toEqual({
    pieces: [],
    results: 0,
  })
})

const METRES = [2000, 1500, 1000]
const ROWED = METRES.map((planned_distance, index) => laid(index + 1, { planned_distance }))
const PLANNED: PlanStructure = {
  piece_structure: 3,
  repetitions: 1,
  pieces: METRES.map((planned_distance) => ({
    planned_distance,
    planned_time: null,
    rest: null,
    split_length: null,
    segments: [],
  })),
  numbers: [1, 2, 3],
}
const numbered = { structure: '2000m+1500m+1000m', numbers: [1, 2, 3] }
test.each<[string, Partial<SessionDraft>, number[], number[]]>([
  ['nothing by another rest', { structure: '2000m/3min+1500m/2min+1000m' }, [], []],
  ['nothing by what is taken out before it', { structure: '1500m+1000m' }, [1], []],
  ['nothing by another place', { structure: '1000m+2000m+1500m' }, [], []],
  ['nothing by what is added', { structure: '2000m+500m+1500m+1000m' }, [], []],
  ['what is taken out', { structure: '2000m+1500m' }, [3], []],
  [
    'what is put back as it was nothing',
    { structure: '2000m+1500m+1000m', numbered: { ...numbered, numbers: [1, 2, null] } },
    [],
    [],
  ],
  [
    'what is taken out and another put in its place',
    {
      structure: '2000m+1500m+900m',
      numbered: { structure: '2000m+1500m+900m', numbers: [1, 2, null] },
    },
    [3],
    [],
  ],
  ['nothing of what is changed, but reports it', { structure: '2000m+1500m+900m' }, [], [3]],
  ['everything', { structure: '' }, [1, 3], []],
  ['nothing while it cannot be read', { structure: '2000m+' }, [], []],
])('of pieces with results loses %s', (_, part, lostPlaces, changed) => {
  const lost = lostPieces({ pieces: ROWED, results: entered(1, 3) }, PLANNED, {
    ...DRAFT,
    numbered,
    ...part,
  })
  expect([lost.gone.pieces, lost.changed.pieces]).toEqual([lostPlaces, changed])
  expect(lost.gone.results).toBe(lostPlaces.length > 0 ? 1 : 0)
})
