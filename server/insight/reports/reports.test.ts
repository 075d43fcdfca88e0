import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/insight/reports.ts'
import * as attendance from '#contract/planning/attendance.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { addUp } from '#domain/reports/parts.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { figureOf } from '#domain/reports/report.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

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

describe('planned and felt effort', () => {
  /** An hour planned as step 5 (CR10 5) and felt as step 6 (CR10 7); half an hour unplanned. */
  async function rated(): Promise<TestUser> {
    const athlete = await training.newAthlete()
    const planned = await training.planFor(athlete, {
      start_date: MONDAY,
      planned_time: 3600,
      planned_rpe: 5,
    })
    await training.rate(athlete, planned, 6)
    const unplanned = await training.planFor(athlete, { start_date: TUESDAY, planned_time: 1800 })
    await training.rate(athlete, unplanned, 2)
    return athlete
  }

  test('compares sessions that have both, and weighs by duration', async () => {
    const athlete = await rated()
    const { data } = await training.app.ask(contract.reportRpe, only(athlete), training.asCoach)
    const total = data.athletes[0]?.total ?? addUp(rpeReport.parts, [])
    expect(total).toMatchObject({ sessions: 2, rated: 2, harder: 1, easier: 0, foster: 480 })
    expect(figureOf(rpeReport, 'planned_rpe', total)).toBe(5)
    expect(figureOf(rpeReport, 'felt_rpe', total)).toBeCloseTo(16 / 3, 12)
    expect(figureOf(rpeReport, 'rpe_difference', total)).toBe(2)
  })

  test('counts no day off, which is nothing to rate', async () => {
    const athlete = await rated()
    const off = await training.planFor(athlete, {
      start_date: NEXT_MONDAY,
      sport_id: SPORT.day_off,
    })
    await training.answer(athlete, off, 1)
    const { data } = await training.app.ask(contract.reportRpe, only(athlete), training.asCoach)
    expect(data.athletes[0]?.total).toMatchObject({ sessions: 2, rated: 2, foster: 480 })
  })

  test('is the same on the page, in the workbook and as CSV', async () => {
    const athlete = await rated()
    const as = { ...training.asCoach, language: 'de' as const }
    const workbook = sheetOf(
      (await training.app.send(contract.exportRpeReport, only(athlete), as)).bytes,
    )
    expect(workbook[0]?.slice(2)).toEqual([
      'Woche',
      'Einheiten',
      'Bewertet',
      'RPE geplant (CR10)',
      'RPE empfunden (CR10)',
      'Empfunden minus geplant',
      'Härter als geplant',
      'Leichter als geplant',
      'Foster',
    ])
    expect(workbook[2]?.slice(3)).toEqual([2, 2, 5, 16 / 3, 2, 1, 0, 480])
    const csv = strFromU8(
      (await training.app.send(contract.rpeReportCsv, only(athlete), as)).bytes,
    ).split('\r\n')
    expect(csv[2]?.split(';').slice(2)).toEqual([
      'Summe',
      '2',
      '2',
      '5',
      '5,333',
      '2',
      '1',
      '0',
      '480',
    ])
  })

  test('stands beside the days before, on the page and in the workbook', async () => {
    const athlete = await rated()
    const days = { start_date: '2026-03-03', end_date: '2026-03-03', against: 'before' } as const
    const { data } = await training.app.ask(
      contract.reportRpe,
      only(athlete, days),
      training.asCoach,
    )
    expect(data.earlier).toEqual({ start_date: '2026-03-02', end_date: '2026-03-02' })
    const { total, earlier } = data.athletes[0] ?? {}
    expect(total).toMatchObject({ sessions: 1, foster: 60 })
    expect(earlier).toMatchObject({ sessions: 1, foster: 420 })
    const file = await training.app.send(
      contract.exportRpeReport,
      only(athlete, days),
      training.asCoach,
    )
    const [head, , sum] = sheetOf(file.bytes)
    expect(head?.slice(3, 5)).toEqual(['Sessions', 'Sessions 2026-03-02 – 2026-03-02'])
    expect(sum?.slice(3, 5)).toEqual([1, 1])
  })

  test('names who only trained in the days compared with', async () => {
    const athlete = await rated()
    const days = { start_date: '2026-03-04', end_date: '2026-03-05', against: 'before' } as const
    const { data } = await training.app.ask(
      contract.reportRpe,
      only(athlete, days),
      training.asCoach,
    )
    expect(data.athletes[0]?.total.sessions).toBeNull()
    expect(data.athletes[0]?.earlier?.sessions).toBe(2)
  })

  test('counts only sessions of the chosen sports', async () => {
    const athlete = await rated()
    const ask = async (sports: string) =>
      (await training.app.ask(contract.reportRpe, only(athlete, { sports }), training.asCoach)).data
        .athletes[0]?.total.sessions
    expect(await ask('1')).toBe(2)
    expect(await ask('2')).toBeUndefined()
  })
})
