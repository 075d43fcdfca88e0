import type { DailyAthlete } from '#contract/analysis/monitoring-reports.ts'
import type { RatioAthlete } from '#contract/analysis/monitoring-ratio.ts'
import { provenClub, type Pool } from '../server/db/client.ts'
import { dailyOf, type MorningsCall } from '../server/analysis/monitoring/daily-mornings.ts'
import { ratiosOf } from '../server/analysis/monitoring/ratio.ts'
import { TRAINED_COACH } from './databases.ts'
import { measuredCalls, type ReportCall } from './report-calls.ts'
import { isSame, rivalOf, type RivalRow } from './report-rivals.ts'
import { caller, CLUB, viewer } from './report-statements.ts'
import type { Bench, Measured } from './row.ts'
import { sentBy } from './sent.ts'

const DAY = { day: '2026-09-30' }

const statementsOf = (pool: Pool, work: (asked: MorningsCall) => Promise<unknown>) =>
  sentBy(pool, { club_id: CLUB, user_id: TRAINED_COACH }, (db) =>
    work({ db, clubId: provenClub(CLUB), viewer, timeZone: caller.club.time_zone }),
  )

/** The mornings of a day and the training ratio of two hundred athletes. */
export const mornings = (bench: Bench): Promise<Measured<'mornings'>> =>
  measuredCalls(bench, [
    {
      name: 'daily-mornings',
      path: `morning-monitoring/daily?${new URLSearchParams(DAY)}`,
      statements: (pool) => statementsOf(pool, (asked) => dailyOf(asked, {}, DAY.day)),
      rival: rivalOf('daily-mornings', DAY),
      difference: differenceBy<DailyAthlete>(dailyFigures),
    },
    {
      name: 'training-ratio',
      path: `training-ratio?${new URLSearchParams(DAY)}`,
      statements: (pool) => statementsOf(pool, (asked) => ratiosOf({ ...asked, caller }, DAY)),
      rival: rivalOf('training-ratio', DAY),
      difference: differenceBy<RatioAthlete>(ratioFigures),
    },
  ])

type Figures = Readonly<Record<string, unknown>>

/** What of an athlete is in a row of the rival, by the names of its columns. */
function dailyFigures({ entered, health, readiness, episode, readings }: DailyAthlete): Figures {
  const of = readings.flatMap(({ field, level, mean, difference, count }) => [
    [`${field}_level`, level],
    ...(mean === null
      ? []
      : [
          [`${field}_mean`, mean],
          [`${field}_difference`, difference],
          [`${field}_count`, count],
        ]),
  ])
  const { first = null, last = null, days = null } = episode ?? {}
  return { entered, health, readiness, first, last, days, ...Object.fromEntries(of) }
}

const ratioFigures = ({
  acute,
  chronic,
  ratio,
  status,
  previous,
  days_known,
}: RatioAthlete): Figures => ({ acute, chronic, ratio, status, previous, days_known })

const differenceBy =
  <Athlete extends { user_id: number }>(
    figuresOf: (athlete: Athlete) => Figures,
  ): ReportCall['difference'] =>
  (reply, rows) => {
    const { athletes } = (JSON.parse(reply) as { data: { athletes: readonly Athlete[] } }).data
    const found = new Map(rows.map((row) => [row.user_id, row]))
    if (athletes.length !== rows.length)
      return `${athletes.length} athletes, and ${rows.length} of the rival`
    for (const athlete of athletes) {
      const row = found.get(athlete.user_id)
      const wrong = Object.entries(figuresOf(athlete)).find(([name, value]) =>
        isOther(row, name, value),
      )
      if (wrong) return `${wrong[0]} of ${athlete.user_id} is ${wrong[1]}, not ${row?.[wrong[0]]}`
    }
    return undefined
  }

const isOther = (row: RivalRow | undefined, name: string, value: unknown): boolean =>
  typeof value === 'number' ? !isSame(value, row?.[name]) : value !== row?.[name]
