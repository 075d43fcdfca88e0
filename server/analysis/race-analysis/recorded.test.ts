import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/race-analysis.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { makeSession } from '../../../test/support/factories.ts'
import { measuredPieces, TWO_PIECES } from '../../../test/support/measured-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const save = async (lines: contract.NewRaceLine[], as = training.asCoach) =>
  (await training.app.ask(contract.saveRaceReport, { body: { name: 'Single', lines } }, as)).data

const shown = async (uuid: string, query: object = {}) =>
  (await training.app.ask(contract.raceReport, { params: { uuid }, query }, training.asCoach)).data

test('a piece planned by time is found by how long it was to take', async () => {
  const { app, club, coach, asCoach } = training
  const athlete = await training.newAthlete()
  const pieces = [
    { planned_distance: null, planned_time: 600, rest: null, split_length: null, segments: [] },
  ]
  const session_id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      start_date: '2026-03-05T06:00:00Z',
      athlete_ids: [athlete.id],
      structure: { piece_structure: 1, repetitions: 1, pieces },
    },
  )
  const values = { time: 600.4, distance: 2650 }
  const scores = [{ piece: 1, part: 'piece' as const, number: 0, values }]
  const body = { results: [{ user_id: athlete.id, scores }] }
  await app.ask(addScores, { params: { id: session_id }, body }, asCoach)
  const ask = async (more: object) => {
    const query = { ...MARCH, athletes: String(athlete.id), ...more }
    return (await app.ask(contract.racePieces, { query }, asCoach)).data
  }
  expect(await ask({})).toMatchObject({ count: 1, times: [600] })
  expect((await ask({ times: '600,1800' })).count).toBe(1)
  expect((await ask({ times: '1800' })).count).toBe(0)
})

describe('a recorded piece', () => {
  const STRETCH = { start: 20, finish: 70 }

  async function recorded(time: number) {
    const { app, club, coach, asCoach } = training
    const athlete = await training.newAthlete()
    const session_id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { start_date: '2026-03-05T06:00:00Z', athlete_ids: [athlete.id], ...TWO_PIECES },
    )
    const { stored, mark } = measuredPieces(() => ({ app, club, athlete, coach }))
    await mark(await stored(session_id), STRETCH.start, STRETCH.finish)
    const scores = [{ piece: 1, part: 'piece' as const, number: 0, values: { time } }]
    const body = { results: [{ user_id: athlete.id, scores }] }
    await app.ask(addScores, { params: { id: session_id }, body }, asCoach)
    const { uuid } = await save([{ session_id, piece: 1, user_id: athlete.id }])
    return { uuid, athlete, line: { session_id, piece: 1, user_id: athlete.id } }
  }

  test('is split by its recording, which shows start and direction', async () => {
    const { uuid } = await recorded(50)
    const { kind, lines } = await shown(uuid, { segment: 100 })
    expect(kind).toBe('single-crew-session')
    expect(lines[0]).toMatchObject({ source: 'recording', rolling: true, timed_by: 'hand' })
    expect(lines[0]?.splits.map(({ at }) => at)).toEqual([50, 100, 150, 200])
    expect(lines[0]?.splits[0]?.time).toBeCloseTo(12.5, 1)
    expect(lines[0]?.total.stroke_rate).toBeCloseTo(24, 6)
    expect(lines[0]?.conditions.heading).toBeCloseTo(0, 3)
    expect(lines[0]?.best).toHaveLength(2)
    expect(lines[0]?.best[0]?.time).toBeCloseTo(25, 1)
  })

  test('is found by how it began', async () => {
    const { app, asCoach } = training
    const { athlete } = await recorded(50)
    const ask = async (how: { start: 'rolling' | 'standing' } | { rollingStart: boolean }) => {
      const query = { ...MARCH, athletes: String(athlete.id), ...how }
      return (await app.ask(contract.racePieces, { query }, asCoach)).data.count
    }
    expect([await ask({ start: 'rolling' }), await ask({ start: 'standing' })]).toEqual([1, 0])
    expect([await ask({ rollingStart: true }), await ask({ rollingStart: false })]).toEqual([1, 0])
  })

  test('is not split by a recording that contradicts its time', async () => {
    const { uuid } = await recorded(45)
    expect((await shown(uuid)).lines[0]).toMatchObject({ source: 'whole', clash: true, best: [] })
  })

  test('of somebody who shows themselves to nobody is in no comparison', async () => {
    const { app } = training
    const { uuid, athlete } = await recorded(50)
    await app.rows(`update users set health_consent = false where id = $1`, [athlete.id])
    expect(await shown(uuid)).toMatchObject({ missing: 1, lines: [] })
  })
})
