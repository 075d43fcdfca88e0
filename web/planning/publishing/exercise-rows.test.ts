import { expect, test } from 'vitest'
import type { SessionPublishing, PublishedProgramme } from '#contract/planning/publishing.ts'
import { programmeRows } from './exercise-rows.ts'

const piece = (exercise_id: number, sets_count: number) => ({
  exercise_id,
  sets_count,
  rest: null,
  segments: [],
})
const programme = (
  name: string | null,
  pieces: PublishedProgramme['pieces'],
): PublishedProgramme => ({
  name,
  athlete_ids: [],
  pieces,
})
const done = (name: string | null, exercise_id: number, nth: number) => ({
  programme: name,
  exercise_id,
  nth,
  people: 1,
  sets: 3,
  reps: 8,
  exercise_weight: null,
})
const rowsOf = (
  plan: PublishedProgramme[] | null,
  notified: PublishedProgramme[] | null,
  lifted: SessionPublishing['lifted'] = [],
) =>
  programmeRows({
    plan: { exercises: plan } as SessionPublishing['plan'],
    notified: { exercises: notified } as SessionPublishing['notified'],
    lifted,
  }).map(({ name, exercises }) => [
    name,
    ...exercises.map((row) => [
      row.exercise_id,
      row.plan?.sets_count ?? 0,
      row.notified?.sets_count ?? 0,
      row.done?.sets ?? 0,
    ]),
  ])

test('a programme stands beside the one of its name, else of its place', () => {
  const [heavy, light] = [programme('Heavy', [piece(1, 5)]), programme('Light', [piece(1, 2)])]
  expect(rowsOf([light, heavy], [heavy, light])).toEqual([
    ['Light', [1, 2, 2, 0]],
    ['Heavy', [1, 5, 5, 0]],
  ])
  expect(rowsOf([programme('Max', [piece(1, 6)]), light], [heavy, light])).toEqual([
    ['Max', [1, 6, 5, 0]],
    ['Light', [1, 2, 2, 0]],
  ])
  expect(rowsOf([light], [heavy, light])).toEqual([
    ['Light', [1, 2, 2, 0]],
    ['Heavy', [1, 0, 5, 0]],
  ])
  expect(rowsOf(null, [heavy])).toEqual([['Heavy', [1, 0, 5, 0]]])
})

test('an exercise stands beside its like, the second of a kind beside the second', () => {
  const now = [programme(null, [piece(2, 3), piece(1, 3), piece(1, 4)])]
  const old = [programme(null, [piece(1, 1), piece(3, 2), piece(1, 2)])]
  expect(rowsOf(now, old, [done(null, 1, 2)])).toEqual([
    [null, [2, 3, 0, 0], [1, 3, 1, 0], [1, 4, 2, 3], [3, 0, 2, 0]],
  ])
})

test('what was done but is no longer planned stands beside what people know, else last', () => {
  expect(
    rowsOf([programme('Heavy', [piece(1, 3)])], null, [done('Heavy', 9, 0), done('Gone', 1, 0)]),
  ).toEqual([
    ['Heavy', [1, 3, 0, 0], [9, 0, 0, 3]],
    ['Gone', [1, 0, 0, 3]],
  ])
  expect(rowsOf(null, [programme('Heavy', [piece(9, 4)])], [done('Heavy', 9, 0)])).toEqual([
    ['Heavy', [9, 0, 4, 3]],
  ])
})
