import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
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

describe('planned and felt effort', () => {
  test('a rating counts without a duration, in its session', async () => {
    const athlete = await training.newAthlete()
    const session = await training.planFor(athlete, {
      start_date: MONDAY,
      end_date: MONDAY,
      planned_rpe: 4,
    })
    await training.rate(athlete, session, 6)
    const { data } = await training.app.ask(
      contract.reportRpe,
      only(athlete, { by: 'session' }),
      training.asCoach,
    )
    const [line] = data.athletes[0]?.periods ?? []
    expect(line).toMatchObject({ period: String(session), parts: { rated: 1, harder: 1 } })
    expect(line && figureOf(rpeReport, 'felt_rpe', line.parts)).toBe(7)
    expect(line && figureOf(rpeReport, 'rpe_difference', line.parts)).toBe(3)
  })

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
    expect(total).toMatchObject({
      sessions: 2,
      rated: 2,
      compared: 1,
      harder: 1,
      easier: 0,
      foster: 480,
    })
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
      'Geplant und bewertet',
      'Empfunden minus geplant',
      'Härter als geplant',
      'Leichter als geplant',
      'Foster',
    ])
    expect(workbook[2]?.slice(3)).toEqual([2, 2, 5, 16 / 3, 1, 2, 1, 0, 480])
    const csv = strFromU8(
      (await training.app.send(contract.rpeReportCsv, only(athlete), as)).bytes,
    ).split('\r\n')
    expect(csv[2]?.split(';').slice(2)).toEqual([
      'Summe',
      '2',
      '2',
      '5',
      '5,333',
      '1',
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
