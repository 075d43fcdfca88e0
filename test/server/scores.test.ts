import { describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/result-entry.ts'
import type { NewResult, Result } from '#contract/analysis/result-entry.ts'
import { writeScores } from '../../server/analysis/result-entry/store.ts'
import { makeCrew, makeSession, rowingFile } from '../support/factories.ts'
import { piece, piecesOf, split } from '../support/scored-pieces.ts'
import { storeFile } from '../support/stored-activity.ts'
import {
  ROWS,
  add,
  app,
  asCoach,
  athlete,
  club,
  coach,
  mate,
  refused,
  scores,
  session,
  prepareScoreSession,
} from './score-session.ts'

prepareScoreSession()

const valueOf = (
  result: Result | undefined,
  at: number,
  field: 'time' | 'distance' | 'heart_rate' | 'start' | 'rpe',
  part = 'piece',
  number = 0,
) =>
  result?.scores.find(
    (score) => score.piece === at && score.part === part && score.number === number,
  )?.[field]

describe('entered results', () => {
  test('of two crews over eight pieces with four splits are kept with who entered them', async () => {
    const crews = [
      await makeCrew(app.db, club, { session_id: session, user_ids: [athlete.id] }),
      await makeCrew(app.db, club, { session_id: session, user_ids: [mate.id] }),
    ]
    const rows = Array.from({ length: 8 }, (_, index) => [
      piece(index + 1, { time: 400 + index, stroke_rate: 30 }),
      ...Array.from({ length: 4 }, (_unused, place) =>
        split(index + 1, place + 1, { time: 100 + place }),
      ),
    ]).flat()
    const replies = await add(crews.map((crew_id) => ({ crew_id, version: 0, scores: rows })))
    expect(replies).toEqual(
      crews.map((crew_id) => expect.objectContaining({ crew_id, version: 1 }) as unknown),
    )
    const { results, pieces: laid, people } = await scores()
    expect(laid).toHaveLength(8)
    expect(laid[0]?.parts.map(({ planned_distance }) => planned_distance)).toEqual([
      500, 500, 500, 500,
    ])
    expect(results).toHaveLength(2)
    expect(results[0]?.scores).toHaveLength(40)
    expect(valueOf(results[0], 8, 'time')).toBe(407)
    expect(valueOf(results[1], 8, 'time', 'split', 4)).toBe(103)
    expect(results[0]?.scores[0]?.sources.time).toMatchObject({ kind: 'entered', by: coach.id })
    expect(people.map(({ user_id }) => user_id)).toContain(coach.id)
  })

  test('take as many statements for one value as for four hundred', async () => {
    const structure = piecesOf(8, { split_length: 40 })
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { ...ROWS, structure, athlete_ids: [athlete.id] },
    )
    const crew_id = await makeCrew(app.db, club, { session_id: id, user_ids: [athlete.id] })
    const count = async (rows: NewResult['scores']) =>
      (await app.statements(() => add([{ crew_id, scores: rows }], asCoach, id))).length
    await scores(asCoach, id)
    const one = await count([piece(1, { time: 401 })])
    const many = await count(
      Array.from({ length: 8 }, (_, at) =>
        Array.from({ length: 50 }, (_unused, place) =>
          split(at + 1, place + 1, { time: 50 + place }),
        ),
      ).flat(),
    )
    expect(many).toBe(one)
    expect(many).toBeLessThanOrEqual(12)
  })

  test('are written all or not at all', async () => {
    const problem = await refused([
      { user_id: athlete.id, scores: [piece(1, { time: 400 })] },
      { user_id: mate.id, scores: [piece(1, { heart_rate: 251 })] },
    ])
    expect(problem).toMatchObject({
      status: 400,
      errors: { 'results.1.scores.0.values.heart_rate': ['Value must be between 30 and 250.'] },
    })
    expect((await scores()).results).toEqual([])
  })

  test('come once with an Idempotency-Key', async () => {
    const send = () =>
      app.send(
        contract.addScores,
        {
          params: { id: session },
          body: { results: [{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }] },
        },
        asCoach,
        { 'idempotency-key': 'one-tap' },
      )
    const [first, second] = [await send(), await send()]
    expect(second.json).toEqual(first.json)
    expect((await scores()).results[0]?.version).toBe(1)
  })

  test('follow from start and end, and go with a null', async () => {
    await add([{ user_id: athlete.id, scores: [piece(1, { start: 60, finish: 463.4 })] }])
    expect(valueOf((await scores()).results[0], 1, 'time')).toBe(403.4)
    await add([
      {
        user_id: athlete.id,
        version: 1,
        scores: [piece(1, { start: null, finish: null, time: null })],
      },
    ])
    expect((await scores()).results[0]?.scores).toEqual([])
  })

  test('keep their history', async () => {
    await add([{ user_id: athlete.id, scores: [piece(1, { time: 400 })] }])
    await add([{ user_id: athlete.id, version: 1, scores: [piece(1, { time: 399 })] }])
    const { data } = await app.ask(
      contract.sessionScores,
      { params: { id: session }, query: { include: 'history' } },
      asCoach,
    )
    expect(data.results[0]?.history).toMatchObject([
      { field: 'time', before: '400', after: '399', changed_by: expect.any(String) as string },
      { field: 'time', before: null, after: '400' },
    ])
  })
})

describe('two coaches at once', () => {
  test('get both values where one would overwrite the other', async () => {
    await add([{ user_id: athlete.id, version: 0, scores: [piece(1, { time: 400 })] }])
    const problem = await refused([
      { user_id: athlete.id, version: 0, scores: [piece(1, { time: 390, stroke_rate: 30 })] },
    ])
    expect(problem).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      current: [
        {
          user_id: athlete.id,
          result_version: 1,
          piece: 1,
          part: 'piece',
          number: 0,
          field: 'time',
          yours: 390,
          theirs: 400,
        },
      ],
    })
    expect(valueOf((await scores()).results[0], 1, 'time')).toBe(400)
  })

  test('do not hinder each other in different cells, nor with the same value', async () => {
    await add([{ user_id: athlete.id, version: 0, scores: [piece(1, { time: 400 })] }])
    await add([
      {
        user_id: athlete.id,
        version: 0,
        scores: [piece(1, { time: 400, stroke_rate: 30 }), piece(2, { time: 401 })],
      },
    ])
    const { results } = await scores()
    expect([valueOf(results[0], 1, 'time'), valueOf(results[0], 2, 'time')]).toEqual([400, 401])
  })

  test('lose nothing when they write at the same moment', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => index + 1)
    await Promise.all(
      ids.map((at) =>
        add([{ user_id: athlete.id, version: 0, scores: [piece(at, { time: 400 + at })] }]),
      ),
    )
    const { results } = await scores()
    expect(ids.map((at) => valueOf(results[0], at, 'time'))).toEqual(ids.map((at) => 400 + at))
    expect(results[0]?.version).toBe(8)
  })
})

describe('a measured value', () => {
  test('stays beside the one a person corrects it with, and does not overwrite a person’s', async () => {
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z')),
    )
    const measured = (time: number) =>
      writeScores(app.db, club, coach.id, session, [
        {
          user_id: athlete.id,
          alternative: false,
          sport_id: 1,
          activity_id,
          scores: [piece(1, { time })],
        },
      ])
    await measured(400.2)
    const [first] = (await scores()).results
    expect(first?.scores[0]).toMatchObject({
      time: 400.2,
      sources: { time: { kind: 'measured', activity_id } },
    })
    await add([
      { user_id: athlete.id, version: first?.version ?? 0, scores: [piece(1, { time: 399 })] },
    ])
    await measured(400.6)
    expect((await scores()).results[0]?.scores[0]).toMatchObject({
      time: 399,
      sources: { time: { kind: 'corrected', measured: 400.6, activity_id, by: coach.id } },
    })
  })
})
