import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import * as attendance from '#contract/planning/attendance.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const MONDAY = '2026-03-02T06:00:00Z'
const TUESDAY = '2026-03-03T06:00:00Z'
const NEXT_MONDAY = '2026-03-09T06:00:00Z'

const only = ({ id }: TestUser, query: object = {}) => ({
  query: { ...MARCH, athletes: String(id), ...query },
})

describe('attendance', () => {
  const mark = (session: number, { id }: TestUser, answer: object) =>
    training.app.ask(
      attendance.saveAttendance,
      { body: { event_id: session, users: { [id]: answer } } },
      training.asCoach,
    )
  const rowOf = async (athlete: TestUser, query: object = {}, as = training.asCoach) =>
    (await training.app.ask(contract.reportAttendance, only(athlete, query), as)).data.athletes[0]

  test('counts who came, declined, was late, did not show up and never answered', async () => {
    const athlete = await training.newAthlete()
    const plan = () => training.planFor(athlete, { start_date: MONDAY })
    await training.answer(athlete, await plan(), 1)
    await training.answer(athlete, await plan(), 2)
    await mark(await plan(), athlete, { attending: 1, presence: 'late' })
    await mark(await plan(), athlete, { attending: 1, presence: 'no-show' })
    await plan()
    await mark(await plan(), athlete, { attending: 2, reason: 'school' })
    expect((await rowOf(athlete))?.total).toMatchObject({
      asked: 6,
      came: 2,
      late: 1,
      no_show: 1,
      declined: 2,
      unanswered: 1,
      reason_school: 1,
      reason_work: 0,
    })
  })

  test.each([
    ['of all sessions', {}],
    ['of the sessions of a sport', { sports: '1' }],
  ])('takes the days of the club’s clock at both ends, %s', async (_, query) => {
    const athlete = await training.newAthlete()
    for (const start_date of [
      '2026-02-28T22:30:00Z',
      '2026-02-28T23:30:00Z', // half past midnight on 1 March
      '2026-03-31T21:30:00Z', // in summer time: half an hour to midnight on 31 March
      '2026-03-31T22:30:00Z',
    ])
      await training.answer(athlete, await training.planFor(athlete, { start_date }), 1)
    const { periods } = (await rowOf(athlete, { by: 'day', ...query })) ?? { periods: [] }
    expect(periods.map(({ period }) => period)).toEqual(['2026-03-01', '2026-03-31'])
  })

  test('is cut into weekdays of the club', async () => {
    const athlete = await training.newAthlete()
    for (const start_date of [MONDAY, NEXT_MONDAY, TUESDAY])
      await training.answer(athlete, await training.planFor(athlete, { start_date }), 1)
    const { periods } = (await rowOf(athlete, { by: 'weekday' })) ?? { periods: [] }
    expect(periods.map(({ period, parts }) => [period, parts.came])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
  })

  test('names the sessions behind it, which add up to it', async () => {
    const athlete = await training.newAthlete()
    const sessions = [
      await training.planFor(athlete, { start_date: MONDAY, name: 'First' }),
      await training.planFor(athlete, { start_date: TUESDAY, name: 'Second' }),
    ]
    for (const session of sessions) await training.answer(athlete, session, 1)
    const { data } = await training.app.ask(
      contract.reportAttendance,
      only(athlete, { by: 'session' }),
      training.asCoach,
    )
    expect(data.sessions.map(({ id, name }) => [id, name])).toEqual([
      [sessions[0], 'First'],
      [sessions[1], 'Second'],
    ])
    expect(data.athletes[0]?.periods.map(({ period }) => Number(period)).toSorted()).toEqual(
      sessions.toSorted(),
    )
    expect(data.athletes[0]?.total).toEqual((await rowOf(athlete))?.total)
  })

  test('an athlete finds only themselves', async () => {
    const [one, other] = [await training.newAthlete(), await training.newAthlete()]
    for (const athlete of [one, other])
      await training.answer(athlete, await training.planFor(athlete, { start_date: MONDAY }), 1)
    const as = { token: one.token, club: training.club }
    expect((await rowOf(one, {}, as))?.total.came).toBe(1)
    expect(await rowOf(other, {}, as)).toBeUndefined()
  })

  test.each([
    ['by session of everybody', { query: { ...MARCH, by: 'session' } }, 'athletes'],
    ['by a period it does not have', { query: { ...MARCH, by: 'year' } }, 'by'],
  ] as const)('refuses to be asked %s', async (_, parts, field) =>
    expect(
      (await training.app.refused(contract.reportAttendance, parts, training.asCoach)).errors,
    ).toHaveProperty(field),
  )
})
