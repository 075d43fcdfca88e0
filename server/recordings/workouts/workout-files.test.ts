import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/workouts.ts'
import { makeSquad } from '../../../test/support/factories.ts'
import { plannedErgos } from '../../../test/support/planned-ergos.ts'
import { typedPlan } from '../../../test/support/rowed-workouts.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { FIT_MESSAGE } from '../../../readers/fit-fields.ts'
import { fieldNumber } from '../../../readers/fit-part.ts'
import { readFitParts } from '../../../readers/fit.ts'
import { DEFAULT_LIMITS } from '../../../readers/limits.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const { as, planned, tested, file } = plannedErgos(() => training)
const stepsIn = (bytes: Uint8Array) =>
  readFitParts(bytes, DEFAULT_LIMITS).parts[0]?.messages.get(FIT_MESSAGE.workoutStep) ?? []

describe('files', () => {
  test('WKT-1: a watch gets the steps of the plan with the targets of its athlete', async () => {
    const athlete = await training.newAthlete()
    await training.app.rows(
      `update users set hr_zones = '{95,120,140,155,162,172}' where id = $1`,
      [athlete.id],
    )
    const session = await training.planFor(athlete, {
      name: 'Threshold',
      structure: typedPlan('3x2000m/6min'),
      heart_rate_intensities: [5],
    })
    const { status, bytes, headers } = await file(session, {
      format: 'fit',
      by: 'heart_rate',
      user_id: athlete.id,
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('2026-03-02-Threshold.fit')
    const cells = stepsIn(bytes).map((step) =>
      [1, 2, 3, 4, 5, 6, 7].map((at) => fieldNumber(step, at)),
    )
    expect(cells).toEqual([
      [1, 200_000, 1, 0, 262, 271, 0],
      [0, 360_000, 2, 0, 0, 0, 1],
      [6, 0, undefined, 3, undefined, undefined, undefined],
    ])
  })

  test('a plan longer than a watch takes is refused with the number, never cut', async () => {
    const athlete = await training.newAthlete()
    const pieces = Array.from({ length: 51 }, (_, index) => ({
      planned_distance: 100 + index,
      planned_time: null,
      rest: null,
      split_length: null,
      segments: [],
    }))
    const session = await planned([athlete], {
      structure: { piece_structure: 3, repetitions: 1, pieces },
    })
    const parts = { params: { id: session }, query: { format: 'fit' } } as never
    const refused = await training.app.refused(contract.workoutFile, parts, as(athlete))
    expect(refused).toMatchObject({ status: 409, code: 'too_many_steps' })
    expect(refused.message).toContain('51')
    expect((await file(session, { format: 'text' }, as(athlete))).status).toBe(200)
  })

  test.each([
    ['zwo', '<IntervalsT Repeat="3" OnDuration="600"'],
    ['erg', 'FTP = 287'],
    ['mrc', 'MINUTES PERCENT'],
    ['text', '3x\n- 10m 252-287w\n- 3m rest'],
    ['json', '"type": "VirtualRow"'],
  ])('of %s are written', async (format, line) => {
    const athlete = await training.newAthlete()
    await tested(athlete, 400)
    const { status, bytes } = await file(await planned([athlete]), { format }, as(athlete))
    expect(status).toBe(200)
    expect(bytes.toString()).toContain(line)
  })

  test.each([
    ['erg', {}, {}, 'workout_without_test'],
    ['zwo', { intensities: [] }, {}, 'workout_without_zone'],
    ['mrc', { structure: typedPlan('3x2000m/6min') }, {}, 'workout_without_times'],
    ['fit', { structure: null }, {}, 'workout_without_pieces'],
    ['fit', {}, { by: 'power' }, 'invalid'],
  ])('of %s are refused for what they cannot hold: %o %o', async (format, plan, query, code) => {
    const athlete = await training.newAthlete()
    const session = await planned([athlete], plan)
    const parts = { params: { id: session }, query: { format, ...query } } as never
    const refused = await training.app.refused(contract.workoutFile, parts, as(athlete))
    expect(refused.code).toBe(code)
  })

  test('of all athletes come as ZIP, each with their own targets', async () => {
    const [one, other] = [await training.newAthlete(), await training.newAthlete()]
    await tested(one, 400)
    await tested(other, 420)
    // Tests are for the coaches of one's own squads.
    await makeSquad(training.app.db, training.club, [training.coach.id, one.id, other.id])
    const session = await planned([one, other])
    const { bytes } = await training.app.send(
      contract.workoutFiles,
      { params: { id: session }, query: { format: 'text', by: 'power' } },
      training.asCoach,
    )
    const texts = Object.values(unzipSync(bytes)).map((content) => strFromU8(content))
    expect(texts).toHaveLength(2)
    expect(new Set(texts).size).toBe(2)
  })

  test('of one’s own week come as ZIP, without sessions of others', async () => {
    const [athlete, mate] = [await training.newAthlete(), await training.newAthlete()]
    await planned([athlete], { name: 'Monday', start_date: '2026-03-09T06:00:00Z' })
    await planned([athlete], { name: 'Sunday', start_date: '2026-03-15T06:00:00Z' })
    await planned([athlete], { name: 'Next week', start_date: '2026-03-16T06:00:00Z' })
    await planned([mate], { name: 'Not mine', start_date: '2026-03-10T06:00:00Z' })
    const { bytes } = await training.app.send(
      contract.weekWorkouts,
      { query: { start_date: '2026-03-09', format: 'fit' } },
      as(athlete),
    )
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual([
      '2026-03-09-Monday.fit',
      '2026-03-15-Sunday.fit',
    ])
  })
})
