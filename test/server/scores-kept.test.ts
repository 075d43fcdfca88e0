import { beforeEach, describe, expect, test } from 'vitest'
import { exercises } from '#contract/lookups.ts'
import * as contract from '#contract/analysis/result-entry.ts'
import type { NewResult } from '#contract/analysis/result-entry.ts'
import { mergeSessions, undoMerge } from '#contract/planning/session-life.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { kilogramsOf } from '#domain/training/weights.ts'
import { makeCrew, makeSession, makeSquad } from '../support/factories.ts'
import { piece, split } from '../support/scored-pieces.ts'
import { sheetOf } from '../support/xlsx.ts'

import {
  ROWS,
  add,
  app,
  asAthlete,
  asCoach,
  asMate,
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

describe('privacy', () => {
  beforeEach(async () => {
    await add([
      {
        user_id: athlete.id,
        note: 'cold',
        scores: [piece(1, { time: 400, heart_rate: 180, lactate: 8, rpe: 6, note: 'hard' })],
      },
    ])
  })

  test('another athlete reads the boat, not the body', async () => {
    const { results } = await scores(asMate)
    expect(results).toMatchObject([
      {
        seen: false,
        note: null,
        scores: [{ time: 400, heart_rate: null, lactate: null, rpe: null, note: null }],
      },
    ])
    expect(Object.keys(results[0]?.scores[0]?.sources ?? {})).toEqual(['time'])
    expect((await scores(asAthlete)).results).toMatchObject([
      { seen: true, note: 'cold', scores: [{ heart_rate: 180 }] },
    ])
  })

  test('nor does a coach the athlete has shut out, who cannot write over it either', async () => {
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode)
        values ($1, $2, 'only-me') on conflict (club_id, user_id) do update set mode = 'only-me'`,
      [club, athlete.id],
    )
    try {
      expect((await scores()).results[0]?.scores[0]).toMatchObject({ time: 400, heart_rate: null })
      const problem = await refused([
        { user_id: athlete.id, version: 1, scores: [piece(1, { heart_rate: 170 })] },
      ])
      expect(Object.keys(problem.errors ?? {})).toEqual(['results.0.scores.0.values.heart_rate'])
    } finally {
      await app.rows('delete from privacy_settings where club_id = $1 and user_id = $2', [
        club,
        athlete.id,
      ])
    }
  })

  test('restricted results are the coaches’ only', async () => {
    await app.rows('update sessions set restricted_view = true where id = $1', [session])
    expect((await scores(asMate)).results).toEqual([])
    expect((await scores(asAthlete)).results).toEqual([])
    expect((await scores()).results).toHaveLength(1)
  })
})

describe('exports', () => {
  test('hold names as text and times as times', async () => {
    await app.rows(`update users set first_name = '=1+1', last_name = 'Smith' where id = $1`, [
      athlete.id,
    ])
    await add([
      {
        user_id: athlete.id,
        scores: [piece(1, { time: 400, note: '@home' }), split(1, 1, { time: 99 })],
      },
    ])
    const { bytes } = await app.send(contract.scoresSheet, { params: { id: session } }, asCoach)
    const rows = await sheetOf(bytes)
    expect(rows[0]).toEqual(expect.arrayContaining(['Time (min:s)', 'Pace (min:s/500 m)']))
    expect(rows[1]?.[0]).toBe('=1+1 Smith')
    const { text } = await app.send(contract.scoresCsv, { params: { id: session } }, asCoach)
    const lines = text.split('\r\n')
    expect(lines[1]).toContain(`'=1+1 Smith,1,1,Piece,,400,2000,100,5,`)
    expect(lines[1]).toContain(`'@home`)
    expect(lines[2]).toContain(',,1,Split,1,99,500,99,')
  })

  test('hold weights in the unit of who asks, exactly as they were typed in it', async () => {
    const [squat] = (await app.ask(exercises, {}, asCoach)).data
    const plan = {
      exercise_id: squat?.id ?? 0,
      sets_count: 2,
      rest: null,
      segments: [{ reps_count: 5, exercise_weight: null }],
    }
    const gym = {
      sport_id: SPORT.strength,
      athlete_ids: [athlete.id],
      strength_structures: [{ name: null, athlete_ids: [], pieces: [plan] }],
    }
    const id = await makeSession(app.db, club, { user_id: coach.id }, gym)
    const pounds = [132.5, 135.1].map((weight) => kilogramsOf('imperial', weight))
    const sets = pounds.map((exercise_weight, index) => ({
      piece: 1,
      part: 'set' as const,
      number: index + 1,
      values: { exercise_weight },
    }))
    await add([{ user_id: athlete.id, scores: sets }], asCoach, id)
    const exported = async () =>
      (await app.send(contract.scoresCsv, { params: { id } }, asCoach)).text.trim().split('\r\n')
    expect(await exported()).toEqual([
      expect.stringContaining('Weight (kg)'),
      expect.stringMatching(/,Exercise,,2,606.907,10,61.28$/),
      expect.stringMatching(/,60.101$/),
      expect.stringMatching(/,61.28$/),
    ])
    await app.rows(`update users set units = 'imperial' where id = $1`, [coach.id])
    try {
      const lines = await exported()
      expect(lines).toEqual([
        expect.stringContaining('Weight (lb)'),
        expect.stringMatching(/,135.1$/),
        expect.stringMatching(/,132.5$/),
        expect.stringMatching(/,135.1$/),
      ])
      const { bytes } = await app.send(contract.scoresSheet, { params: { id } }, asCoach)
      expect(sheetOf(bytes)[0]).toContain('Total lifted (lb)')
      expect(sheetOf(bytes, 2)[0]).toContain('Weight (lb)')
    } finally {
      await app.rows(`update users set units = 'metric' where id = $1`, [coach.id])
    }
  })
})

test('results of an athlete come along in a merge, and go back when it is undone', async () => {
  const other = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    { ...ROWS, start_date: '2026-03-02T16:00:00Z', athlete_ids: [mate.id] },
  )
  await add([{ user_id: mate.id, scores: [piece(1, { time: 400 })] }], asCoach, other)
  const { data } = await app.ask(
    mergeSessions,
    { body: { into: session, session_ids: [other] } },
    asCoach,
  )
  expect((await scores()).results.map(({ user_id }) => user_id)).toEqual([mate.id])
  await app.ask(undoMerge, { params: { id: data.merge_id } }, asCoach)
  expect((await scores()).results).toEqual([])
  expect((await scores(asCoach, other)).results).toHaveLength(1)
})

test('those of crews, squads and alternatives do so too, and a crew with its seats', async () => {
  const squad = await makeSquad(app.db, club, [athlete.id, mate.id])
  const plan = { ...ROWS, start_date: '2026-03-03T16:00:00Z', athlete_ids: [athlete.id, mate.id] }
  const other = await makeSession(app.db, club, { user_id: coach.id }, plan)
  const [boat, unscored] = [
    await makeCrew(app.db, club, { session_id: other, user_ids: [athlete.id, mate.id] }),
    await makeCrew(app.db, club, { session_id: other, user_ids: [mate.id, athlete.id] }),
  ]
  const given: NewResult[] = [
    { crew_id: boat, scores: [piece(1, { time: 390 })] },
    { squad_id: squad, scores: [piece(1, { time: 410 })] },
    { user_id: mate.id, alternative: true, sport_id: 13, scores: [piece(0, { distance: 20_000 })] },
  ]
  await add(given, asCoach, other)
  await add([{ squad_id: squad, scores: [piece(1, { time: 405 })] }])
  const valuesOf = async (id: number) =>
    (await scores(asCoach, id)).results.map(
      ({ crew_id, squad_id, user_id, alternative, scores: [first] }) => [
        crew_id ?? squad_id ?? user_id,
        alternative,
        first?.time ?? first?.distance,
      ],
    )
  const before = await valuesOf(other)
  const { data } = await app.ask(
    mergeSessions,
    { body: { into: session, session_ids: [other] } },
    asCoach,
  )
  const merged = await scores()
  expect(merged.crews.map(({ crew_id, user_ids }) => [crew_id, user_ids])).toEqual([
    [boat, [athlete.id, mate.id]],
  ])
  expect((await valuesOf(session)).toSorted()).toEqual(
    [
      [boat, false, 390],
      [mate.id, true, 20_000],
      [squad, false, 405],
    ].toSorted(),
  )
  await app.ask(undoMerge, { params: { id: data.merge_id } }, asCoach)
  expect(await valuesOf(session)).toEqual([[squad, false, 405]])
  expect(await valuesOf(other)).toEqual(before)
  expect((await scores(asCoach, other)).crews.map(({ crew_id }) => crew_id)).toEqual([
    boat,
    unscored,
  ])
})
