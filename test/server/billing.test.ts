import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { exportClub, planGate } from '#contract/platform/billing.ts'
import { home } from '#contract/analysis/home.ts'
import { FEATURE, type FeatureId } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  today,
  type TestUser,
} from '../support/factories.ts'
import type { Answer } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'
import { unzip } from '../support/xlsx.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let athlete: TestUser
let hidden: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { plan: 'bronze' })
  manager = await makeMember(app.db, club, [ROLE.manager], {
    first_name: 'Mona',
    last_name: 'Manager',
  })
  athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '1999-01-01' })
  hidden = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '1999-01-01' })
})
afterAll(() => app.close())

const as = (user: TestUser) => ({ token: user.token, club })

describe('the gate of a plan', () => {
  const ask = async (feature?: FeatureId) =>
    (await app.ask(planGate, { query: feature === undefined ? {} : { feature } }, as(athlete))).data

  test('says what is missing, which plans have it and who decides', async () => {
    const answer = await ask(FEATURE.telemetry)
    expect(answer).toMatchObject({
      plan: 'bronze',
      missing: [FEATURE.telemetry],
      deciders: [{ user_id: manager.id, full_name: 'Mona Manager' }],
    })
    expect(answer.plans.map(({ key }) => key)).toEqual(['platinum', 'performance'])
  })

  test('has nothing to say of what the plan has', async () =>
    expect(await ask(FEATURE.imports)).toMatchObject({ missing: [], plans: [] }))
  test('names all that is missing', async () =>
    expect((await ask()).missing).toContain(FEATURE.morning_monitoring))

  test('names nobody whose right was taken', async () => {
    await app.rows(
      `insert into member_permissions select $1, $2, id, false from permissions
        where name = 'manage-licences'`,
      [club, manager.id],
    )
    expect((await ask(FEATURE.telemetry)).deciders).toEqual([])
    await app.rows('delete from member_permissions where club_id = $1', [club])
  })
})

describe('the export of a club whose plan has ended', () => {
  let files: Record<string, Record<string, unknown>[]>
  let answer: Answer
  let squad: number
  let session: number
  let draft: number

  beforeAll(async () => {
    squad = await makeSquad(app.db, club, [athlete.id])
    session = await makeSession(app.db, club, { user_id: manager.id }, {
      name: 'Steady',
      athletes: [athlete.id, hidden.id],
    } as object)
    draft = await makeSession(app.db, club, { user_id: manager.id }, {
      name: 'Idea',
      published: false,
    } as object)
    for (const { id } of [athlete, hidden]) {
      await app.rows(
        `insert into participants (club_id, session_id, user_id, role_id)
          values ($1, $2, $3, 2) on conflict do nothing`,
        [club, session, id],
      )
      await app.ask(
        saveAttendance,
        { body: { event_id: session, users: { [id]: { attending: 2, health_statuses: [3] } } } },
        as(manager),
      )
      await storeFile(
        app.db,
        club,
        { user_id: id, session_id: session },
        rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 30 }),
      )
    }
    await app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, 'only-me')`,
      [club, hidden.id],
    )
    await app.rows('update subscriptions set next_bill_date = $2 where club_id = $1', [
      club,
      addDays(today(), -20),
    ])
    answer = await app.send(exportClub, {}, as(manager))
    files = Object.fromEntries(
      [...unzip(answer.bytes)].map(([name, content]) => [
        name,
        JSON.parse(content.toString('utf8')),
      ]),
    )
  })

  test('comes as a ZIP while all else is shut', async () => {
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/club-\d+-\d{4}-\d\d-\d\d\.zip/)
    expect((await app.refused(home, {}, as(manager))).status).toBe(420)
  })

  test('has a file for each kind', () =>
    expect(Object.keys(files)).toEqual(
      [
        'club',
        'members',
        'squads',
        'sessions',
        'attendance',
        'ratings',
        'results',
        'files',
        'wall',
      ].map((name) => `${name}.json`),
    ))

  test('has everybody and every session', () => {
    expect(files['members.json']?.map(({ user_id }) => user_id)).toEqual([
      manager.id,
      athlete.id,
      hidden.id,
    ])
    expect(files['members.json']?.[0]).toMatchObject({ email: manager.email, roles: ['manager'] })
    expect(files['sessions.json']?.map(({ id }) => id)).toEqual([session, draft])
    expect(files['squads.json']).toMatchObject([{ id: squad, members: [athlete.id] }])
    expect(files['club.json']).toMatchObject([{ id: club, plan: 'bronze' }])
  })

  test('keeps what an athlete shows nobody', () => {
    expect(files['attendance.json']).toMatchObject([
      { user_id: athlete.id, attending: 2, ill: true },
      { user_id: hidden.id, attending: 2, ill: null, injured: null },
    ])
    for (const part of ['results.json', 'files.json'])
      expect(files[part]?.map(({ user_id }) => user_id)).toEqual([athlete.id])
  })

  test('is noted, and for holders of manage-members only', async () => {
    const noted = await app.rows(
      `select user_id, subject from audit_log where action = 'export' and about_club = $1`,
      [club],
    )
    expect(noted).toEqual([{ user_id: manager.id, subject: { report: 'club' } }])
    expect((await app.refused(exportClub, {}, as(athlete))).code).toBe('permission_missing')
  })
})
