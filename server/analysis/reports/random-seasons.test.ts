import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import type { reportCalls } from '#contract/report.ts'
import { attendanceReport } from '#domain/reports/attendance.ts'
import { seasonsFrom } from '#domain/reports/context.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { figureOf, type Period, type Report } from '#domain/reports/report.ts'
import { rpeReport } from '#domain/reports/rpe.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { seasonStart } from '#domain/reports/seasons.ts'
import type { Days } from '#domain/reports/spans.ts'
import { WEEK_LOAD_SUMS } from '#domain/reports/week-loads.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import {
  countedOf,
  RANDOM_ATHLETES,
  SEASONS,
  seasonOf,
  type Planned,
} from '../../../test/support/random-season.ts'
import { makeSession, type TestUser } from '../../../test/support/factories.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'
import { WRITTEN } from './sheet-columns.ts'

type Calls = ReturnType<typeof reportCalls<string>>
const REPORTS: readonly { report: Report; calls: Calls }[] = [
  {
    report: trainingSummaryReport,
    calls: {
      show: contract.trainingSummary,
      workbook: contract.exportTrainingSummary,
      csv: contract.trainingSummaryCsv,
    },
  },
  {
    report: rpeReport,
    calls: {
      show: contract.reportRpe,
      workbook: contract.exportRpeReport,
      csv: contract.rpeReportCsv,
    },
  },
  {
    report: attendanceReport,
    calls: {
      show: contract.reportAttendance,
      workbook: contract.exportAttendanceReport,
      csv: contract.attendanceReportCsv,
    },
  },
]

describe.each(SEASONS)('a random season in $time_zone, from month $season_month', (given) => {
  const { time_zone, season_month } = given
  let training: TrainingClub
  let athletes: TestUser[]
  const season = seasonOf(1 + SEASONS.indexOf(given), given.from)
  beforeAll(async () => {
    training = await openTrainingClub({ time_zone })
    const { app, club } = training
    await app.rows('update clubs set season_month = $2 where id = $1', [club, season_month])
    athletes = await Promise.all(
      Array.from({ length: RANDOM_ATHLETES }, () => training.newAthlete()),
    )
    for (const session of season) await happen(session)
  })
  afterAll(() => training.app.close())

  async function happen({ starts, seconds, metres, planned_rpe, answers }: Planned) {
    const { app, club, coach } = training
    const id = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      {
        start_date: new Date(starts).toISOString(),
        end_date: new Date(starts + 1000 * seconds).toISOString(),
        planned_time: seconds,
        planned_distance: metres,
        planned_rpe,
        athlete_ids: athletes.map((athlete) => athlete.id),
      },
    )
    for (const [place, { attending, rpe }] of answers.entries()) {
      const athlete = athletes[place]
      if (!athlete || attending === null) continue
      await training.answer(athlete, id, attending)
      if (attending === 1 && rpe !== null) await training.rate(athlete, id, rpe)
    }
  }

  const everybody = () => athletes.map(({ id }) => id).join(',')
  const ask = async (show: Calls['show'], days: Days, by: Period) => {
    const query = { ...days, by, athletes: everybody() }
    return (await training.app.ask(show, { query }, training.asCoach)).data.athletes
  }

  /** What the sessions of some days add up to, by weeks or seasons of the club's calendar. */
  function expectedOf(
    { report }: { report: Report },
    place: number,
    days: Days,
    periodOf: (day: string) => string = isoWeekStart,
  ) {
    const counted = season
      .map((session) => ({ session, day: dayIn(time_zone, new Date(session.starts)) }))
      .filter(({ day }) => day >= days.start_date && day <= days.end_date)
      .map(({ session, day }) => ({
        period: periodOf(day),
        parts: countedOf(session, place)[report.key] ?? {},
      }))
      // Who did not come is in no report of how hard it was.
      .filter(({ parts }) => report.key !== 'rpe' || parts['sessions'] !== 0)
    const names = Object.keys(counted[0]?.parts ?? {})
    const sums = Object.fromEntries(names.map((name) => [name, 'sum' as const]))
    const sumOf = (lines: typeof counted) =>
      addUp(
        sums,
        lines.map(({ parts }) => parts),
      )
    const periods = [...Map.groupBy(counted, ({ period }) => period)].toSorted(([one], [other]) =>
      one.localeCompare(other),
    )
    return {
      total: sumOf(counted),
      periods: periods.map(([period, lines]) => ({ period, parts: sumOf(lines) })),
    }
  }

  const rounded = (parts: Parts, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, Math.round(1e6 * (parts[name] ?? 0)) / 1e6 || 0]))

  describe.each(REPORTS.map((one) => [one.report.key, one] as const))('%s', (_, one) => {
    const { report, calls } = one
    const summed = Object.keys(report.parts).filter((name) => report.parts[name] === 'sum')

    test.each([
      ['three weeks', given.days],
      ['one week of them', given.week],
    ])('adds up to the sessions of %s', async (_days, days) => {
      const shown = await ask(calls.show, days, 'week')
      for (const [place, { id }] of athletes.entries()) {
        const found = shown.find(({ user_id }) => user_id === id)
        const { total, periods } = expectedOf(one, place, days)
        const names = Object.keys(total)
        expect(names.length > 0, 'has sessions').toBe(true)
        expect(rounded(found?.total ?? {}, names)).toEqual(rounded(total, names))
        expect(found?.periods.map(({ period, parts }) => [period, rounded(parts, names)])).toEqual(
          periods.map(({ period, parts }) => [period, rounded(parts, names)]),
        )
      }
    })

    test.each(report.periods.filter((by) => by === 'year'))(
      'counts each session in its season, by %s',
      async (by) => {
        const shown = await ask(calls.show, given.days, by)
        for (const [place, { id }] of athletes.entries()) {
          const found = shown.find(({ user_id }) => user_id === id)
          const seasonOfDay = (day: string) => seasonStart(day, seasonsFrom(season_month))
          const { total, periods } = expectedOf(one, place, given.days, seasonOfDay)
          const names = Object.keys(total)
          expect(rounded(found?.total ?? {}, names)).toEqual(rounded(total, names))
          expect(
            found?.periods.map(({ period, parts }) => [period, rounded(parts, names)]),
          ).toEqual(periods.map(({ period, parts }) => [period, rounded(parts, names)]))
        }
      },
    )

    test('is the same sum by session, day, week and month', async () => {
      const byWeek = await ask(calls.show, given.days, 'week')
      for (const by of ['session', 'day', 'month'] as const) {
        const others = await ask(calls.show, given.days, by)
        for (const { user_id, total } of byWeek) {
          const other = others.find((athlete) => athlete.user_id === user_id)
          // Loads of whole weeks belong to weeks alone.
          const names = summed.filter((name) => !Object.hasOwn(WEEK_LOAD_SUMS, name))
          expect(rounded(other?.total ?? {}, names), by).toEqual(rounded(total, names))
        }
      }
    })

    test('has the same sums in the workbook and as CSV', async () => {
      const shown = await ask(calls.show, given.days, 'week')
      const parts = { query: { ...given.days, by: 'week' as const, athletes: everybody() } }
      const as = training.asCoach
      const rows = sheetOf((await training.app.send(calls.workbook, parts, as)).bytes)
      const lines = strFromU8((await training.app.send(calls.csv, parts, as)).bytes)
      const totals = rows.filter(([, , period]) => period === 'Total')
      const sums = [...shown.map(({ total }) => total), allOf(report, shown)]
      expect(totals).toHaveLength(RANDOM_ATHLETES + 1)
      for (const [place, sum] of sums.entries()) {
        const expected = Object.entries(report.figures).map(([name, { kind }]) => {
          const value = figureOf(report, name, sum)
          return value === null ? null : value / (WRITTEN[kind].per ?? 1)
        })
        const found = expected.map((_value, column) => totals[place]?.[3 + column] ?? null)
        for (const [column, value] of expected.entries())
          if (value === null) expect(found[column]).toBeNull()
          else expect(found[column]).toBeCloseTo(value, 9)
      }
      const [first] = Object.entries(report.figures).filter(([, { kind }]) => kind === 'count')
      const all = lines.split('\r\n').find((line) => line.startsWith('All,'))
      expect(all?.split(',')[3]).toBe(String(figureOf(report, first?.[0] ?? '', sums.at(-1) ?? {})))
    })
  })
})

const allOf = ({ parts }: Report, athletes: readonly { total: Parts }[]) =>
  addUp(
    parts,
    athletes.map(({ total }) => total),
  )
