import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import { addUp } from '#domain/reports/parts.ts'
import { figureOf } from '#domain/reports/report.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { addDays, eachDay, isoWeekStart } from '#domain/time/week.ts'
import { weekLoad } from '#domain/training/foster.ts'
import { today, type TestUser } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

/** Monday, 2 March to Sunday, 5 April. */
const FIVE_WEEKS = { start_date: '2026-03-02', end_date: '2026-04-05' }
const HARD = 5

async function trained(athlete: TestUser, day: string, minutes: number, rpe: number | null = HARD) {
  const plan = { start_date: `${day}T06:00:00Z`, planned_time: 60 * minutes }
  const session = await training.planFor(athlete, plan)
  await training.answer(athlete, session, 1)
  if (rpe !== null) await training.rate(athlete, session, rpe)
}

const rowOf = async (athlete: TestUser, query: object = {}) =>
  training.rowOf(athlete, { ...FIVE_WEEKS, ...query })
const figuresOf = (parts: Parameters<typeof figureOf>[2]) =>
  ['monotony', 'strain'].map((name) => figureOf(trainingSummaryReport, name, parts))

/** FOS-2: 300, 450, 0, 600, 240, 720, 0 as minutes of a session that felt hard. */
const FOS_2 = [60, 90, 0, 120, 48, 144, 0]
async function trainedFos2(athlete: TestUser, monday: string) {
  for (const [place, minutes] of FOS_2.entries())
    if (minutes > 0) await trained(athlete, addDays(monday, place), minutes)
}

test('FOS-2: a week of a report has its monotony and strain', async () => {
  const athlete = await training.newAthlete()
  await trainedFos2(athlete, '2026-03-02')
  const row = await rowOf(athlete)
  expect(row?.total).toMatchObject({ foster: 2310, load_weeks: 1, unrated: 0 })
  const [monotony, strain] = figuresOf(row?.total ?? {})
  expect(monotony).toBeCloseTo(1.1839, 4)
  expect(strain).toBeCloseTo(2734.74, 2)
})

test('a week that was cut off has neither, nor one that is not over', async () => {
  const athlete = await training.newAthlete()
  await trainedFos2(athlete, '2026-03-02')
  const cut = await rowOf(athlete, { start_date: '2026-03-03' })
  expect(figuresOf(cut?.total ?? {})).toEqual([null, null])
  expect(cut?.total).toMatchObject({ cut_weeks: 1, even_weeks: 0 })
  const session = await training.planFor(athlete, { start_date: new Date().toISOString() })
  await training.answer(athlete, session, 1)
  await training.rate(athlete, session, HARD)
  const monday = isoWeekStart(today())
  const running = await rowOf(athlete, { start_date: monday, end_date: addDays(monday, 6) })
  expect(running?.total).toMatchObject({ cut_weeks: 1, load_weeks: 0, unrated: 0 })
})

test('FOS-3: a week of equal days has neither', async () => {
  const athlete = await training.newAthlete()
  for (const day of eachDay('2026-03-02', '2026-03-08')) await trained(athlete, day, 80)
  const row = await rowOf(athlete)
  expect(row?.total).toMatchObject({ foster: 2800, even_weeks: 1, load_weeks: 0 })
  expect(figuresOf(row?.total ?? {})).toEqual([null, null])
})

test('what was not rated is no load, and is counted', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, '2026-03-02', 60)
  await trained(athlete, '2026-03-04', 60, null)
  expect((await rowOf(athlete))?.total).toMatchObject({ unrated: 1, foster: 300, load_weeks: 1 })
})

test('weeks agree with the days behind them, and add up to the same by week, month and year', async () => {
  const athlete = await training.newAthlete()
  // Minutes that repeat with their day, a third of them none.
  const days = eachDay(FIVE_WEEKS.start_date, FIVE_WEEKS.end_date)
  for (const [place, day] of days.entries())
    if (place % 3 !== 1) await trained(athlete, day, 30 + ((place * 37) % 90))
  const byDay = await rowOf(athlete, { by: 'day' })
  const loadOf = (day: string) =>
    byDay?.periods.find(({ period }) => period === day)?.parts.foster ?? 0
  const byWeek = await rowOf(athlete, { by: 'week' })
  expect(byWeek?.periods).toHaveLength(5)
  for (const { period, parts } of byWeek?.periods ?? []) {
    const week = weekLoad(eachDay(period, addDays(period, 6)).map(loadOf))
    const [monotony, strain] = figuresOf(parts)
    expect(monotony).toBeCloseTo(week?.monotony ?? Number.NaN, 5)
    expect(strain).toBeCloseTo(week?.strain ?? Number.NaN, 3)
    expect(parts.foster).toBeCloseTo(week?.total ?? Number.NaN, 5)
  }
  for (const by of ['month', 'year'] as const)
    expect((await rowOf(athlete, { by }))?.total).toEqual(byWeek?.total)
  expect(
    addUp(trainingSummaryReport.parts, byWeek?.periods.map(({ parts }) => parts) ?? []),
  ).toEqual(byWeek?.total)
  expect(figuresOf(byDay?.total ?? {})).toEqual([null, null])
})

test('a file has them as numbers', async () => {
  const athlete = await training.newAthlete()
  await trainedFos2(athlete, '2026-03-02')
  const { bytes } = await training.app.send(
    contract.exportTrainingSummary,
    { query: { ...FIVE_WEEKS, athletes: String(athlete.id) } },
    { ...training.asCoach, language: 'en' },
  )
  const [head = [], week = []] = sheetOf(bytes)
  const at = (name: string) => week[head.indexOf(name)]
  expect(at('Monotony')).toBeCloseTo(1.1839, 4)
  expect(at('Strain')).toBeCloseTo(2734.74, 2)
})
