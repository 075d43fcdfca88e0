import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as attendance from '#contract/planning/attendance.ts'
import * as contract from '#contract/insight/reports.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { cr10Of } from '#domain/constants/scales.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { ets } from '#domain/training/ets.ts'
import { fosterLoad } from '#domain/training/foster.ts'
import { edwardsTrimp } from '#domain/training/trimp.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let coach: TestUser, athlete: TestUser, other: TestUser
let asCoach: As, asAthlete: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  asCoach = { token: coach.token, club }
})
afterAll(() => app.close())

const March = { start_date: '2026-03-01', end_date: '2026-03-31' }
const ROWING = SPORTS.find(({ id }) => id === 1)?.ets_weight ?? Number.NaN
const rowOf = async (user: TestUser, query: object = {}, as = asCoach) =>
  (
    await app.ask(contract.trainingSummary, { query: { ...March, ...query } }, as)
  ).data.athletes.find(({ user_id }) => user_id === user.id)

async function fresh(plan: Partial<SessionPlan> = {}): Promise<number> {
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
  return makeSession(app.db, club, { user_id: coach.id }, { athlete_ids: [athlete.id], ...plan })
}
const answer = (session: number, attending: 1 | 2 | null) =>
  app.ask(
    attendance.saveAttendance,
    { body: { event_id: session, users: { [athlete.id]: { attending } } } },
    asAthlete,
  )
const rate = (session: number, rpe: number | null) =>
  app.ask(sessions.rateSession, { params: { id: session }, body: { rpe } }, asAthlete)

describe('the load of a session', () => {
  test('is measured from the file: zones at 50, 75, 84, 89, 94 and 98 % of the maximum', async () => {
    const session = await fresh()
    // 100 beats: zone 1 from 95; 150: zone 2 from 142.5; 165: zone 3 from 159.6. The last record
    // ends the last second.
    const records = [100, 150, 165].flatMap((heart_rate, part) =>
      Array.from({ length: 600 }, (_, t) => ({
        t: part * 600 + t,
        distance: (part * 600 + t) * 4,
        heart_rate,
      })),
    )
    await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z'), { records }),
      {
        hr_zones: null,
        max_hr: 190,
        age_years: null,
      },
    )
    const row = await rowOf(athlete)
    const seconds = row?.total.zone_seconds ?? []
    expect(seconds.map(Math.round)).toEqual([600, 600, 599, 0, 0, 0, 0])
    const minutes = seconds.slice(0, 6).map((value) => value / 60)
    expect(row?.total.ets).toBeCloseTo(ets(minutes, ROWING), 6)
    expect(row?.total.trimp).toBeCloseTo(edwardsTrimp(minutes), 6)
    expect(row?.total).toMatchObject({ sessions: 1, foster: null, time: 1799, distance: 7196 })
  })

  test('counts an outing once that two devices recorded, and what follows it beside', async () => {
    const session = await fresh()
    const row = (start: string, heart_rate: number | undefined) => {
      const records = Array.from({ length: 601 }, (_, t) => ({
        t,
        distance: t * 4,
        ...(heart_rate !== undefined && { heart_rate }),
      }))
      const place = { user_id: athlete.id, session_id: session }
      return storeFile(app.db, club, place, rowingFile(new Date(start), { records }), {
        hr_zones: null,
        max_hr: 190,
        age_years: null,
      })
    }
    await row('2026-03-02T06:00:00Z', 150)
    const once = (await rowOf(athlete))?.total
    expect(once).toMatchObject({ sessions: 1, time: 600, distance: 2400 })
    await row('2026-03-02T06:00:03Z', undefined)
    await row('2026-03-02T05:59:58Z', 150)
    expect((await rowOf(athlete))?.total).toEqual(once)
    await row('2026-03-02T06:30:00Z', 150)
    expect((await rowOf(athlete))?.total).toMatchObject({
      time: 1200,
      distance: 4800,
      ets: 2 * (once?.ets ?? 0),
      trimp: 2 * (once?.trimp ?? 0),
    })
  })

  test('is planned where nothing was measured, once the answer is yes', async () => {
    const session = await fresh({
      planned_time: 3600,
      planned_distance: 12_000,
      intensities: [
        { id: 2, percentage: 75 },
        { id: 4, percentage: 25 },
      ],
    })
    expect(await rowOf(athlete)).toBeUndefined()
    await answer(session, 1)
    const minutes = [0, 45, 0, 15, 0, 0]
    expect(await rowOf(athlete)).toMatchObject({
      total: {
        sessions: 1,
        time: 3600,
        distance: 12_000,
        zone_seconds: [0, 2700, 0, 900, 0, 0, 0],
        foster: null,
        ets: ets(minutes, ROWING),
        trimp: edwardsTrimp(minutes),
      },
    })
    await answer(session, 2)
    expect(await rowOf(athlete)).toBeUndefined()
  })

  test('by Foster is the rating times the minutes, and goes with the rating', async () => {
    const session = await fresh({ planned_time: 5400 })
    await rate(session, 4)
    expect((await rowOf(athlete))?.total).toMatchObject({
      foster: fosterLoad(cr10Of(4), 90),
      sessions: 1,
    })
    await rate(session, null)
    expect(await rowOf(athlete)).toBeUndefined()
  })

  test('counts as unscored where nothing is known but that it was done', async () => {
    const before = (await app.ask(contract.trainingSummary, { query: March }, asCoach)).data
      .unscored
    await answer(await fresh(), 1)
    const { data } = await app.ask(contract.trainingSummary, { query: March }, asCoach)
    expect(data.unscored).toBe(before + 1)
    expect((await rowOf(athlete))?.total).toMatchObject({
      sessions: 1,
      ets: null,
      foster: null,
      trimp: null,
      time: 5400,
    })
  })

  test('follows a change of the plan, and ends with the session', async () => {
    const session = await fresh({ planned_time: 3600, intensities: [{ id: 2, percentage: 100 }] })
    await answer(session, 1)
    await app.ask(sessions.updateSession, { body: { id: session, planned_time: 1800 } }, asCoach)
    expect((await rowOf(athlete))?.total).toMatchObject({ time: 1800, ets: ets([0, 30], ROWING) })
    await app.ask(sessions.deleteSession, { params: { id: session } }, asCoach)
    expect(await rowOf(athlete)).toBeUndefined()
  })
})

describe('the summary', () => {
  let squad: number

  beforeAll(async () => {
    const session = await fresh({
      planned_time: 3600,
      tags: ['Camp'],
      start_date: '2026-03-02T06:00:00Z',
    })
    await answer(session, 1)
    const sunday = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], planned_time: 1800, start_date: '2026-03-08T22:30:00Z' },
    )
    await answer(sunday, 1)
    const monday = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { athlete_ids: [athlete.id], planned_time: 600, start_date: '2026-03-08T23:30:00Z' },
    )
    await answer(monday, 1)
    other = await makeMember(app.db, club)
    squad = await makeSquad(app.db, club, [athlete.id])
  })

  test('splits weeks at the club’s Monday', async () => {
    const row = await rowOf(athlete)
    expect(row?.weeks.map(({ week, sessions: count, time }) => [week, count, time])).toEqual([
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
    for (const query of [{}, { athletes: String(coach.id) }, { squads: String(squad) }]) {
      const { data } = await app.ask(
        contract.trainingSummary,
        { query: { ...March, ...query } },
        asAthlete,
      )
      expect(data.athletes.filter(({ user_id }) => user_id !== athlete.id)).toEqual([])
    }
    expect((await rowOf(athlete, {}, asAthlete))?.total.sessions).toBe(3)
    expect(await rowOf(athlete, {}, { token: other.token, club })).toBeUndefined()
  })

  test('does not count what is still to come', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const session = await fresh({ start_date: tomorrow })
    await answer(session, 1)
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
    await answer(session, 1)
    const query = { ...March, athletes: String(athlete.id) }
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
    expect(week?.slice(0, 9)).toEqual([
      '=HYPERLINK("x")',
      null,
      '2026-03-02',
      1,
      1,
      12,
      ets([0, 60], ROWING),
      null,
      edwardsTrimp([0, 60]),
    ])
    expect(total?.slice(2, 6)).toEqual(['Summe', 1, 1, 12])
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
