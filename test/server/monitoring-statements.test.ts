import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as noted from '#contract/analysis/monitoring-noted.ts'
import * as ratio from '#contract/analysis/monitoring-ratio.ts'
import * as reports from '#contract/analysis/monitoring-reports.ts'
import * as mornings from '#contract/analysis/monitoring.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'
import { nameOf } from './matrix-world.ts'
import { MOST } from './statement-limits.ts'

const ZONE = 'Europe/Berlin'
const TODAY = dayIn(ZONE, new Date())
const YEARS = 3

type World = { as: As; athletes: number[] }
let app: TestApp
const worlds: World[] = []
beforeAll(async () => {
  app = await startTestApp()
  worlds.push(
    await worldOf({ people: 1, days: 1 }),
    await worldOf({ people: 40, days: 60 }),
    await worldOf({ people: 40, days: 60, history: YEARS * 365 }),
  )
}, 60_000)
afterAll(() => app.close())

type Size = { people: number; days: number; history?: number }

/** Athletes who said how they are on every day, trained on it, and were ill now and then. */
async function worldOf({ people, days, history = 0 }: Size): Promise<World> {
  const club = await makeClub(app.db, { time_zone: ZONE })
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const athletes: number[] = []
  while (athletes.length < people) athletes.push((await makeMember(app.db, club)).id)
  const span = [club, athletes, addDays(TODAY, 1 - days), TODAY]
  await app.rows(
    `insert into mornings (club_id, user_id, day, waking_hr, mood, training_quality, health, reasons)
     select $1, a, d::date, 50 + a % 9, 1, 3, case when a % 4 = 0 then 'ill' end,
       case when a % 4 = 0 then array['virus'] else '{}' end
     from unnest($2::bigint[]) a, generate_series($3::date, $4::date, '1 day') d`,
    span,
  )
  await trained(club, { coach: coach.id, athletes, first: addDays(TODAY, 1 - days), days })
  if (history > 0) {
    const first = addDays(TODAY, 1 - days - history)
    await trained(club, { coach: coach.id, athletes, first, days: history })
    await app.rows(
      `insert into mornings (club_id, user_id, day, waking_hr)
       select $1, a, d::date, 50
       from unnest($2::bigint[]) a, generate_series($3::date, $4::date, '1 day') d`,
      [club, athletes, first, addDays(TODAY, -days)],
    )
  }
  return { as: { token: coach.token, club }, athletes }
}

type Trained = { coach: number; athletes: readonly number[]; first: string; days: number }

/** A session in the first hour of each day, with a load of every athlete. */
async function trained(club: number, { coach, athletes, first, days }: Trained): Promise<void> {
  await app.rows(
    `with made as (
       insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
         creator_id)
       select $1, 'session', 'Row', 1, at, at + interval '1 hour', now(), $2
       from generate_series($3::date, $3::date + $4::int - 1, '1 day') d,
         lateral (select d::date::timestamp at time zone '${ZONE}' as at) t
       returning id, starts_at
     )
     insert into kept_loads (club_id, session_id, user_id, local_date, zone_seconds, ets, ets_basis)
     select $1, id, a, (starts_at at time zone '${ZONE}')::date, '{0,0,0,0,0,0,0}', 60, 'measured'
     from made, unnest($5::bigint[]) a`,
    [club, coach, first, days, athletes],
  )
}

const day = { day: TODAY }
const span = { start_date: addDays(TODAY, -27), end_date: TODAY }
const range = { from: addDays(TODAY, -27), to: TODAY }
const oneOf = ({ athletes: [id = 0] }: World) => ({ id })

const CALLS: readonly (readonly [Endpoint, (world: World) => Parts])[] = [
  ...[reports.dailyMornings, reports.exportDailyMornings, reports.dailyMorningsCsv].map(
    (endpoint) => [endpoint, () => ({ query: day })] as const,
  ),
  ...[reports.healthReport, reports.exportHealthReport, reports.healthReportCsv].map(
    (endpoint) => [endpoint, () => ({ query: span })] as const,
  ),
  ...[reports.trainingQuality, reports.exportTrainingQuality, reports.trainingQualityCsv].map(
    (endpoint) => [endpoint, () => ({ query: span })] as const,
  ),
  ...[ratio.trainingRatios, ratio.exportTrainingRatios, ratio.trainingRatiosCsv].map(
    (endpoint) => [endpoint, () => ({ query: day })] as const,
  ),
  [reports.courseWithBands, (world) => ({ params: oneOf(world), query: day })],
  [ratio.trainingRatioCourse, (world) => ({ params: oneOf(world), query: range })],
  [mornings.morningCourse, (world) => ({ params: oneOf(world), query: range })],
  [mornings.morning, (world) => ({ params: oneOf(world), query: day })],
  [
    mornings.morningRange,
    ({ athletes }) => ({
      body: { date_from: range.from, date_to: range.to, athlete_ids: athletes },
    }),
  ],
  [noted.notedMornings, () => ({})],
]

test.each(CALLS.map(([endpoint, parts]) => [nameOf(endpoint), endpoint, parts] as const))(
  '%s takes at most ten statements, however many athletes and days, and whatever was before',
  async (_, endpoint, parts) => {
    const counts: number[] = []
    for (const world of worlds) {
      // The first reader of a day is noted in the audit log.
      for (const isFirst of [true, false]) {
        const statements = await app.statements(async () => {
          const { status, text } = await app.send(endpoint, parts(world), world.as)
          expect([endpoint.status ?? 200], text.slice(0, 200)).toContain(status)
        })
        expect(statements.length, statements.join('\n\n')).toBeLessThanOrEqual(MOST)
        if (!isFirst) counts.push(statements.filter((text) => !text.includes('app.viewer(')).length)
      }
    }
    expect(new Set(counts).size, counts.join()).toBe(1)
  },
)
