import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { seasonsFrom } from '#domain/reports/context.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'
import { curvesOfPeople } from './power-curves.ts'

let training: TrainingClub
let athlete: TestUser, manager: TestUser
beforeAll(async () => {
  training = await openTrainingClub({ time_zone: 'Europe/Berlin' })
  const { app, club } = training
  athlete = await training.newAthlete()
  manager = await makeMember(app.db, club, [ROLE.manager])
  // The last evening of a season, and the first minutes of the next on the clock of the club.
  for (const [starts, planned_time] of [
    ['2025-08-31T21:30:00Z', 600],
    ['2025-08-31T22:10:00Z', 1200],
    ['2025-12-31T22:30:00Z', 1800],
    ['2026-01-01T08:00:00Z', 2400],
  ] as const) {
    const session = await training.planFor(athlete, {
      start_date: starts,
      end_date: new Date(Date.parse(starts) + 1000 * planned_time).toISOString(),
      planned_time,
    })
    await training.answer(athlete, session, 1)
  }
})
afterAll(() => training.app.close())

const DAYS = { start_date: '2025-08-01', end_date: '2026-01-31' }
const query = { ...DAYS, by: 'year' } as const
const planned = async () => {
  const row = await training.rowOf(athlete, query)
  return {
    total: row?.total['planned_time'],
    periods: row?.periods.map(({ period, parts }) => [period, parts['planned_time']]),
  }
}

/** What is changed reaches reports a moment later. */
async function beginIn(season_month: number, first: string) {
  const as = { token: manager.token, club: training.club }
  const params = { id: training.club }
  await training.app.ask(updateClub, { params, body: { season_month } }, as)
  await expect.poll(async () => (await planned()).periods?.[0]?.[0]).toBe(first)
}

describe('a report by year', () => {
  test('counts 31 August and 1 September in two seasons when they begin in September', async () => {
    await beginIn(9, '2024-09-01')
    expect(await planned()).toEqual({
      total: 6000,
      periods: [
        ['2024-09-01', 600],
        ['2025-09-01', 5400],
      ],
    })
  })

  test('counts years of the calendar from January', async () => {
    await beginIn(1, '2025-01-01')
    expect(await planned()).toEqual({
      total: 6000,
      periods: [
        ['2025-01-01', 3600],
        ['2026-01-01', 2400],
      ],
    })
  })

  const fileOf = async (call: typeof contract.trainingSummaryCsv, language = 'en') =>
    (await training.app.send(call, { query }, { ...training.asCoach, language })).bytes

  test('names seasons in the workbook and as CSV', async () => {
    await beginIn(9, '2024-09-01')
    const rows = sheetOf(await fileOf(contract.exportTrainingSummary as never))
    expect(rows.map((row) => row[2])).toEqual(['Season', '2024/25', '2025/26', 'Total'])
    const lines = strFromU8(await fileOf(contract.trainingSummaryCsv, 'zh-cn'))
    expect(lines).toContain('2024–25赛季')
  })

  test('writes years as dates in the workbook when they begin in January', async () => {
    await beginIn(1, '2025-01-01')
    const rows = sheetOf(await fileOf(contract.exportTrainingSummary as never))
    expect(rows[0]?.[2]).toBe('Year')
    expect(rows.flat()).not.toContain('2025/26')
  })
})

test('power is held in the season of its day', () => {
  const person = { user_id: 1, full_name: 'Anna', squads: [], gender: null, date_of_birth: null }
  const held = ['2026-08-31', '2026-09-01'].map((day) => ({
    user_id: 1,
    sport_id: SPORT.ergo,
    source: 'recording' as const,
    day,
    session_id: 1,
    session: 'Test',
    test: null,
    seconds: 60,
    watts: 300,
  }))
  const yearsFrom = (season_month: number) =>
    curvesOfPeople([person], held, { weights: new Map(), context: seasonsFrom(season_month) }).map(
      ({ year }) => year,
    )
  expect([yearsFrom(1), yearsFrom(9)]).toEqual([[2026], [2025, 2026]])
})
