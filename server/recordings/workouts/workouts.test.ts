import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/workouts.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { plannedErgos } from '../../../test/support/planned-ergos.ts'
import { rowedWorkout, typedPlan } from '../../../test/support/rowed-workouts.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const { as, planned, rowed, tested, shown, file } = plannedErgos(() => training)

describe('a planned session', () => {
  test('has the targets of its athlete, before anything was rowed', async () => {
    const athlete = await training.newAthlete()
    await tested(athlete, 400)
    const session = await planned([athlete])
    const workout = await shown(session, {}, as(athlete))
    expect(workout).toMatchObject({
      person: { user_id: athlete.id },
      people: [{ user_id: athlete.id }],
      steps: 3,
      most_steps: 50,
      by: 'power',
      done: null,
    })
    expect(workout.kinds.map(({ missing }) => missing)).toEqual([null, null, null, null])
    expect(workout.formats.every(({ missing }) => missing === null)).toBe(true)
    expect(workout.pieces).toHaveLength(3)
    expect(workout.pieces[0]).toEqual({
      piece: 1,
      extents: [{ distance_m: null, time_s: 600 }],
      rest_s: 180,
      planned_rate: null,
      // 400 s over 2000 m are 350 W; the threshold zone is 72 to 82 % of them.
      target: { low: 252, high: 287 },
      done: null,
    })
    const byHeart = await shown(session, { by: 'heart_rate' }, as(athlete))
    expect([byHeart.by, byHeart.pieces[0]?.target]).toEqual(['heart_rate', { low: 170, high: 178 }])
  })

  test('says why a kind of target is missing', async () => {
    const athlete = await training.newAthlete()
    const workout = await shown(await planned([athlete]), { by: 'power' }, as(athlete))
    expect(Object.fromEntries(workout.kinds.map(({ kind, missing }) => [kind, missing]))).toEqual({
      power: 'no_test',
      heart_rate: null,
      pace: 'no_test',
      rate: null,
    })
    expect(workout.by).toBe('heart_rate')
    expect(workout.formats.find(({ format }) => format === 'erg')?.missing).toBe('no_test')
  })

  test('takes what a machine recorded where nobody was tested', async () => {
    const athlete = await training.newAthlete()
    const before = await training.planFor(athlete, { sport_id: 2 })
    const bytes = rowedWorkout(new Date('2026-03-02T06:05:00Z'), typedPlan('2500m'))
    await storeFile(
      training.app.db,
      training.club,
      { user_id: athlete.id, session_id: before, sport_id: 2 },
      bytes,
    )
    const { by, pieces } = await shown(await planned([athlete]), {}, as(athlete))
    expect(by).toBe('power')
    expect(pieces[0]?.target?.low).toBe(Math.round(0.72 * 2.8 * 4.5 ** 3))
  })
})

describe('what comes back', () => {
  test('COMP-1: is laid on the plan by the steps of the file', async () => {
    const athlete = await training.newAthlete()
    const session = await planned([athlete])
    const { activity_id } = await rowed(athlete, session, [1, 0.8, 1.2])
    const { done, pieces } = await shown(session, { by: 'heart_rate' }, as(athlete))
    expect(done).toMatchObject({ activity_id, by: 'steps', done_s: 1680, planned_s: 1800 })
    expect(done?.share).toBeCloseTo(28 / 30, 9)
    expect(pieces.map((piece) => piece.done?.done)).toEqual([600, 480, 720])
    expect(pieces[0]?.done).toMatchObject({ unit: 'time', planned: 600, share: 1, in_target: 1 })
    expect(pieces[0]?.done?.mean).toBeCloseTo(172, 0)
  })

  test('says nothing of the heart where the plan of the club does not show it', async () => {
    const small = await openTrainingClub({ plan: 'bronze' })
    const ergos = plannedErgos(() => small)
    const athlete = await small.newAthlete()
    const session = await ergos.planned([athlete])
    await ergos.rowed(athlete, session, [1, 1, 1])
    const byHeart = await ergos.shown(session, { by: 'heart_rate' }, ergos.as(athlete))
    expect(byHeart.done?.share).toBe(1)
    expect(byHeart.pieces[0]?.done).toMatchObject({ mean: null, in_target: null })
    const byRate = await ergos.shown(session, { by: 'rate' }, ergos.as(athlete))
    expect(byRate.pieces[0]?.done?.mean).toBeCloseTo(26, 0)
    await small.app.close()
  })

  test('goes by the recording in which most was done', async () => {
    const athlete = await training.newAthlete()
    const session = await planned([athlete])
    await rowed(athlete, session, [0.5, 0, 0])
    const { activity_id } = await rowed(athlete, session, [1, 1, 0.5])
    expect((await shown(session)).done?.activity_id).toBe(activity_id)
  })

  test('shows a coach first somebody who has a recording', async () => {
    const athletes = [await training.newAthlete(), await training.newAthlete()]
    const session = await planned(athletes)
    const [, last] = (await shown(session)).people
    const second = athletes.find(({ id }) => id === last?.user_id)
    if (!second) throw new Error('two athletes')
    await rowed(second, session, [1, 1, 1])
    expect((await shown(session)).person?.user_id).toBe(second.id)
  })

  test('of everybody is for coaches, by name, with those who have no file', async () => {
    const [one, other] = [await training.newAthlete(), await training.newAthlete()]
    const session = await planned([one, other])
    await rowed(one, session, [1, 1, 0.5])
    const parts = { params: { id: session } }
    const { athletes } = (await training.app.ask(contract.sessionWorkouts, parts, training.asCoach))
      .data
    const of = ({ id }: TestUser) => athletes.find(({ user_id }) => user_id === id)
    expect(athletes).toHaveLength(2)
    expect(of(other)?.done).toBeNull()
    expect(of(one)?.done?.by).toBe('steps')
    expect(of(one)?.done?.share).toBeCloseTo(2.5 / 3, 9)
    expect(of(one)?.done?.pieces.map(({ share }) => share)).toEqual([1, 1, 0.5])
    const refused = await training.app.refused(contract.sessionWorkouts, parts, as(one))
    expect(refused).toMatchObject({ status: 403, code: 'role_missing' })
  })
})

describe('who sees whose', () => {
  test('an athlete only their own, and a mate is not there', async () => {
    const [one, mate] = [await training.newAthlete(), await training.newAthlete()]
    const session = await planned([one, mate])
    const { people } = await shown(session, {}, as(one))
    expect(people.map(({ user_id }) => user_id)).toEqual([one.id])
    const parts = { params: { id: session }, query: { user_id: mate.id } }
    const refused = await training.app.refused(contract.sessionWorkout, parts, as(one))
    expect(refused).toMatchObject({ status: 404 })
    expect((await file(session, { format: 'fit', user_id: mate.id }, as(one))).status).toBe(404)
  })

  test('a coach nobody who has taken back their consent, in no list and no file', async () => {
    const [one, other] = [await training.newAthlete(), await training.newAthlete()]
    const session = await planned([one, other])
    await rowed(one, session, [1, 1, 1])
    await training.app.rows('update users set health_consent = false where id = $1', [one.id])
    expect((await shown(session)).people.map(({ user_id }) => user_id)).toEqual([other.id])
    const parts = { params: { id: session } }
    const { athletes } = (await training.app.ask(contract.sessionWorkouts, parts, training.asCoach))
      .data
    expect(athletes.map(({ user_id }) => user_id)).toEqual([other.id])
    const zip = await training.app.send(
      contract.workoutFiles,
      { params: { id: session }, query: { format: 'fit' } },
      training.asCoach,
    )
    expect(Object.keys(unzipSync(zip.bytes))).toHaveLength(1)
  })

  test('that a coach looked at somebody is noted', async () => {
    const athlete = await training.newAthlete()
    await shown(await planned([athlete]))
    const noted = await training.app.rows(
      `select 1 from audit_log where user_id = $1 and action = 'read-health'
         and subject ->> 'read' = 'workouts' and subject -> 'user_ids' @> to_jsonb($2::bigint)`,
      [training.coach.id, athlete.id],
    )
    expect(noted).toHaveLength(1)
  })

  test('who takes no part sees the plan without targets of anybody', async () => {
    const [athlete, guest] = [await training.newAthlete(), await training.newAthlete()]
    const session = await planned([athlete])
    await tested(guest, 400)
    expect(await shown(session, {}, as(guest))).toMatchObject({
      person: null,
      people: [],
      by: 'rate',
      done: null,
    })
  })
})
