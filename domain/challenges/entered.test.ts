import { describe, expect, test } from 'vitest'
import type { LaidPiece } from '../training/score-layout.ts'
import type { ScoreAt } from '../training/score-pieces.ts'
import { enteredBy, extentOfResult, type EnteredResult } from './entered.ts'

const laid = (piece: number, planned: Partial<LaidPiece> = {}): LaidPiece => ({
  piece,
  planned_distance: 2000,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
  ...planned,
})
const PLAN = [laid(1), laid(2), laid(3)]
const score = (piece: number, values: Partial<ScoreAt>): ScoreAt => ({
  piece,
  part: 'piece',
  number: 0,
  ...values,
})
const extent = (scores: readonly ScoreAt[], plan: readonly LaidPiece[] = PLAN) =>
  extentOfResult({ scores, sport_id: 1 }, plan)

describe('a result', () => {
  test('gives the planned metres of a piece for which only a time was entered', () => {
    const scores = [score(1, { time: 420 }), score(2, { time: 430, distance: 1900 })]
    expect(extent(scores)).toEqual({ seconds: 850, distance: 3900, strokes: null })
    expect(extent([score(1, { start: 60, finish: 480 })])).toMatchObject({ distance: 2000 })
  })

  test('gives the planned time of a piece for which only metres were entered', () => {
    const plan = [laid(1, { planned_distance: null, planned_time: 1200 })]
    expect(extent([score(1, { distance: 5100, stroke_rate: 20 })], plan)).toEqual({
      seconds: 1200,
      distance: 5100,
      strokes: 400,
    })
  })

  test('gives nothing of a piece that was only planned, or has no plan', () => {
    expect(extent([score(1, { stroke_rate: 24 })]).distance).toBeNull()
    expect(extent([score(9, { time: 420 })]).distance).toBeNull()
  })

  test('gives a piece of which all splits have a time', () => {
    const parts = [1, 2].map((number) => ({
      part: 'split' as const,
      number,
      planned_distance: 1000,
      planned_time: null,
      reps: null,
      exercise_weight: null,
    }))
    const splits = [1, 2].map((number) => score(1, { part: 'split', number, time: 200 }))
    const plan = [laid(1, { parts })]
    expect(extent(splits, plan)).toMatchObject({ seconds: 400, distance: 2000 })
    expect(extent(splits.slice(1), plan).distance).toBeNull()
  })

  test('goes by the values of the whole session before the sum of its pieces', () => {
    const scores = [score(0, { time: 3600 }), score(1, { time: 420 }), score(2, { time: 420 })]
    expect(extent(scores)).toMatchObject({ seconds: 3600, distance: 4000 })
    expect(extent([...scores, score(0, {})].slice(1))).toMatchObject({ seconds: 840 })
  })
})

describe('what was entered for somebody', () => {
  const result = (given: Partial<EnteredResult>): EnteredResult => ({
    session_id: 5,
    user_ids: [3],
    own: true,
    alternative: false,
    sport_id: 1,
    scores: [],
    ...given,
  })
  const plans = new Map([[5, PLAN]])

  test('is their own before that of their boat, and that where they have none', () => {
    const boat = result({
      own: false,
      user_ids: [3, 4],
      scores: [score(1, { time: 400, stroke_rate: 30 })],
    })
    const own = result({ scores: [score(2, { time: 500, distance: 1500 })] })
    expect(enteredBy([boat, own], plans, new Set([3, 4]))).toEqual([
      { session_id: 5, user_id: 3, sport_id: 1, seconds: 500, distance: 1500, strokes: 200 },
      { session_id: 5, user_id: 4, sport_id: 1, seconds: 400, distance: 2000, strokes: 200 },
    ])
    expect(enteredBy([boat], plans, new Set([9]))).toEqual([])
  })

  test('of two sports is one of either, which takes nothing from the other or another boat', () => {
    const rowed = result({ scores: [score(0, { time: 3600 })] })
    const ran = result({ alternative: true, sport_id: 4, scores: [score(0, { distance: 8000 })] })
    const boat = result({ own: false, scores: [score(0, { distance: 14_000 })] })
    expect(enteredBy([ran, boat, rowed], plans, new Set([3]))).toMatchObject([
      { sport_id: 1, seconds: 3600, distance: 14_000 },
      { sport_id: 4, seconds: null, distance: 8000 },
    ])
    expect(enteredBy([ran, boat], plans, new Set([3]))).toMatchObject([
      { sport_id: 4, distance: 8000 },
    ])
  })

  test('of something else instead knows no plan', () => {
    const instead = result({ alternative: true, sport_id: 4, scores: [score(1, { time: 900 })] })
    expect(enteredBy([instead], plans, new Set([3]))).toMatchObject([
      { sport_id: 4, seconds: 900, distance: null },
    ])
  })
})
