import { expect, test } from 'vitest'
import type { SessionResult } from '#contract/analysis/results.ts'
import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { recordingsOf } from './recordings.ts'

const recorded = [
  { activity_id: 1, user_id: 7, outing: 1, seen: true },
  { activity_id: 2, user_id: 8, outing: 5, seen: true },
  { activity_id: 3, user_id: 9, outing: 3, seen: false },
  { activity_id: 4, user_id: 7, outing: 4, seen: true },
  { activity_id: 5, user_id: 8, outing: 5, seen: true },
] as SessionResult[]
const scores = {
  crews: [{ crew_id: 5, user_ids: [8, 9] }],
  squads: [{ squad_id: 6, user_ids: [7, 9] }],
} as SessionScores
const measuredBy = (activity_id: number, piece = 1) => ({
  piece,
  sources: { time: { kind: 'measured', activity_id } },
})
const result = (given: object) =>
  ({ user_id: null, crew_id: null, squad_id: null, scores: [], ...given }) as unknown as Result

test.each<[string, object, number[][]]>([
  ['those of an athlete', { user_id: 7 }, [[1], [4]]],
  ['first the one it was measured by', { user_id: 7, scores: [measuredBy(4)] }, [[4], [1]]],
  ['not one another piece was measured by', { user_id: 8, scores: [measuredBy(4, 2)] }, [[5, 2]]],
  [
    'of an outing first the one it was measured by',
    { user_id: 8, scores: [measuredBy(2)] },
    [[2, 5]],
  ],
  ['those of a crew that are open to the viewer', { crew_id: 5 }, [[5, 2]]],
  [
    'none of somebody who hides them, also when measured by it',
    { user_id: 9, scores: [measuredBy(3)] },
    [],
  ],
  ['those of a squad that are open to the viewer', { squad_id: 6 }, [[1], [4]]],
  ['none of a squad that is not here', { squad_id: 2 }, []],
])('recordings of a result: %s', (_, given, expected) =>
  expect(recordingsOf(result(given), 1, scores, recorded)).toEqual(expected),
)
