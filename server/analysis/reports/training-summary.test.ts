import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT, SPORTS } from '#domain/constants/sports.ts'
import { figureOf } from '#domain/reports/report.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { ets } from '#domain/training/ets.ts'
import { edwardsTrimp } from '#domain/training/trimp.ts'
import type { TestApp } from '../../../test/support/app.ts'
import {
  makeMember,
  makeSession,
  makeSquad,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { dateNumber, sheetOf } from '../../../test/support/xlsx.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let athlete: TestUser
let other: TestUser
let asCoach: As
let training: TrainingClub
let answer: TrainingClub['answer']
let rowOf: TrainingClub['rowOf']

beforeAll(async () => {
  training = await openTrainingClub()
  ;({ app, club, coach, asCoach, answer, rowOf } = training)
})
afterAll(() => app.close())

const ROWING = SPORTS.find(({ id }) => id === 1)?.ets_weight ?? Number.NaN

/** Plans a session for an athlete who has done nothing yet. */
async function fresh(plan: Partial<SessionPlan> = {}): Promise<number> {
  athlete = await training.newAthlete()
  return training.planFor(athlete, plan)
}

describe('the summary', () => {
  let squad: number

  beforeAll(async () => {
    const session = await fresh({
      planned_time: 3600,
      tags: ['Camp'],
      start_date: '2026-03-02T06:00:00Z',
    })
    await answer(athlete, session, 1)
    const sunday = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], planned_time: 1800, start_date: '2026-03-08T22:30:00Z' },
    )
    await answer(athlete, sunday, 1)
    const monday = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], planned_time: 600, start_date: '2026-03-08T23:30:00Z' },
    )
    await answer(athlete, monday, 1)
    other = await makeMember(app.db, club)
    const theirs = await training.planFor(other, { start_date: '2026-03-03T06:00:00Z' })
    await answer(other, theirs, 1)
    squad = await makeSquad(app.db, club, [athlete.id, other.id])
  })

  test('splits weeks at the club’s Monday', async () => {
    const row = await rowOf(athlete)
    expect(row?.periods.map(({ period, parts }) => [period, parts.sessions, parts.time])).toEqual([
      ['2026-03-02', 2, 5400],
      ['2026-03-09', 1, 600],
    ])
    expect(row?.total).toMatchObject({ sessions: 3, time: 6000 })
  })

  test.each([
    ['squad', () => ({ squads: String(squad) }), 3],
    ['another squad', () => ({ squads: '99999999' }), undefined],
    ['athlete', () => ({ athletes: String(athlete.id) }), 3],
    ['another athlete', () => ({ athletes: String(other.id) }), undefined],
    ['an unknown tag', () => ({ tags: '99999999' }), undefined],
    ['days', () => ({ start_date: '2026-03-08', end_date: '2026-03-08' }), 1],
  ])('is filtered by %s', async (_, query, count) => {
    expect((await rowOf(athlete, query()))?.total.sessions).toBe(count)
  })

  test('is filtered by tag', async () => {
    const [tag] = await app.rows<{ id: number }>(
      `select id from event_tags where club_id = $1 and tag_text = 'Camp'`,
      [club],
    )
    expect((await rowOf(athlete, { tags: String(tag?.id) }))?.total).toMatchObject({
      sessions: 1,
      time: 3600,
    })
  })

  test('shows athletes themselves only, whatever they ask for', async () => {
    for (const query of [{}, { athletes: String(other.id) }, { squads: String(squad) }]) {
      const { data } = await app.ask(
        contract.trainingSummary,
        { query: { ...MARCH, ...query } },
        { token: athlete.token, club },
      )
      expect(data.athletes.filter(({ user_id }) => user_id !== athlete.id)).toEqual([])
    }
    expect((await rowOf(athlete, {}, { token: athlete.token, club }))?.total.sessions).toBe(3)
    expect(await rowOf(athlete, {}, { token: other.token, club })).toBeUndefined()
  })

  test('does not count what is still to come', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const session = await fresh({ start_date: tomorrow })
    await answer(athlete, session, 1)
    const day = tomorrow.slice(0, 10)
    const later = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    expect(await rowOf(athlete, { start_date: day, end_date: later })).toBeUndefined()
  })

  test.each([
    ['backwards', { start_date: '2026-03-02', end_date: '2026-03-01' }],
    ['over years', { start_date: '2020-01-01', end_date: '2026-03-01' }],
  ])('%s is refused', async (_, query) => {
    expect((await app.refused(contract.trainingSummary, { query }, asCoach)).errors).toHaveProperty(
      'end_date',
    )
  })
})

describe('what was planned', () => {
  const plan = { planned_time: 3600, planned_distance: 12_000 }
  const at = (day: number) => ({ ...plan, start_date: `2026-03-${10 + day}T06:00:00Z` })

  test('counts with what was missed of it', async () => {
    athlete = await training.newAthlete()
    for (const day of [0, 1, 2, 3, 4]) {
      const session = await training.planFor(athlete, at(day))
      if (day < 2) await answer(athlete, session, day === 0 ? 1 : 2)
    }
    const row = await rowOf(athlete)
    expect(row?.total).toMatchObject({
      sessions: 1,
      planned_sessions: 5,
      missed: 4,
      planned_time: 18_000,
      planned_distance: 60_000,
      compared_time: 3600,
    })
    expect(row && figureOf(trainingSummaryReport, 'compliance', row.total)).toBe(20)
  })

  test('is nothing done of it where all of it was missed', async () => {
    athlete = await training.newAthlete()
    await training.planFor(athlete, at(0))
    const row = await rowOf(athlete)
    expect(row?.total).toMatchObject({ sessions: 0, missed: 1, cut_weeks: null, foster: null })
    expect(row && figureOf(trainingSummaryReport, 'compliance', row.total)).toBe(0)
  })

  test('is neither a draft, nor a day off, nor what somebody did without a plan', async () => {
    athlete = await training.newAthlete()
    const off = await training.planFor(athlete, { ...at(0), sport_id: SPORT.day_off })
    await answer(athlete, off, 1)
    const draft = await training.planFor(athlete, at(1))
    await app.rows('update sessions set published_at = null where id = $1', [draft])
    const by = { user_id: athlete.id, role_id: ROLE.athlete }
    const own = await makeSession(app.db, club, by, {
      athlete_ids: [athlete.id],
      start_date: '2026-03-12T06:00:00Z',
    })
    await answer(athlete, own, 1)
    expect((await rowOf(athlete))?.total).toMatchObject({
      sessions: 1,
      planned_sessions: 0,
      missed: 0,
      planned_time: null,
    })
    await makeSession(app.db, club, by, { athlete_ids: [athlete.id], ...at(3) })
    expect((await rowOf(athlete))?.total).toMatchObject({ planned_sessions: 1, missed: 1 })
  })
})

describe('the workbook', () => {
  test('opens, holds the numbers of the report, and text stays text', async () => {
    const session = await fresh({
      planned_time: 3600,
      planned_distance: 12_000,
      intensities: [{ id: 2, percentage: 100 }],
    })
    await app.rows(
      `update users set last_name = '=HYPERLINK("x")', first_name = '' where id = $1`,
      [athlete.id],
    )
    await answer(athlete, session, 1)
    const query = { ...MARCH, athletes: String(athlete.id) }
    const answered = await app.send(
      contract.exportTrainingSummary,
      { query },
      { ...asCoach, language: 'de' },
    )
    expect(answered.status).toBe(200)
    expect(answered.headers.get('content-disposition')).toContain(
      'training-summary-2026-03-01-2026-03-31.xlsx',
    )
    const [header, week, total] = sheetOf(answered.bytes)
    expect(header?.slice(0, 4)).toEqual(['Athlet:in', 'Trainingsgruppen', 'Woche', 'Einheiten'])
    expect(week?.slice(0, 13)).toEqual([
      '=HYPERLINK("x")',
      null,
      dateNumber('2026-03-02'),
      1,
      1 / 24,
      12,
      1 / 24,
      1,
      0,
      1,
      12,
      ets([0, 60], ROWING),
      null,
    ])
    expect(week?.[13]).toBe(edwardsTrimp([0, 60]))
    expect(total?.slice(2, 6)).toEqual(['Summe', 1, 1 / 24, 12])
    expect(
      await app.rows(
        `select user_id, about_club, subject from audit_log where action = 'export'
          order by id desc limit 1`,
      ),
    ).toEqual([
      { user_id: coach.id, about_club: club, subject: { report: 'training-summary', athletes: 1 } },
    ])
  })
})
