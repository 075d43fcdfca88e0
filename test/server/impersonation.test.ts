import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { impersonate, logout, me } from '#contract/people/account.ts'
import { adminEditUser, adminOverview } from '#contract/platform/admin.ts'
import { sessionAttendance } from '#contract/planning/attendance.ts'
import { agenda, createCalendarLink } from '#contract/planning/calendar.ts'
import { answerHealthConsent } from '#contract/people/consent.ts'
import { exportClub } from '#contract/platform/billing.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { home } from '#contract/insight/home.ts'
import { listImports } from '#contract/recordings/imports.ts'
import {
  answerProviderActivities,
  backfill,
  changeIntegration,
  disconnect,
  finishConnecting,
  listIntegrations,
  listProviderActivities,
  startConnecting,
} from '#contract/recordings/integrations.ts'
import { clubUsers } from '#contract/people/members.ts'
import { addNote, notes } from '#contract/world/notes.ts'
import { notifications } from '#contract/world/notifications.ts'
import { profile, profileAthletes } from '#contract/people/profiles.ts'
import { profileTraining, trainingSummary } from '#contract/insight/reports.ts'
import { sessionResults } from '#contract/insight/results.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { createToken, listSignIns, updateNames } from '#contract/people/settings.ts'
import { createSquad } from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  giveSecondStep,
  makeClub,
  makeMember,
  makeSession,
  makeUser,
  today,
  type TestUser,
} from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'

let app: TestApp
let admin: TestUser
let club: ClubId
let manager: TestUser

beforeAll(async () => {
  app = await startTestApp()
  admin = await makeUser(app.db, { is_admin: true, first_name: 'Ada', last_name: 'Admin' })
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
})
afterAll(() => app.close())

const body = { reason: 'Cannot find the calendar' }
const open = (id: number, as: As = { token: admin.token }) =>
  app.ask(impersonate, { params: { id }, body }, as)
const inNameOf = async ({ id }: TestUser): Promise<As> => ({
  token: (await open(id)).data.accessToken,
  club,
})
const audit = (userId: number) =>
  app.rows<{ action: string; user_id: number; subject: Record<string, unknown> }>(
    `select action, user_id, subject from audit_log where action like 'impersonation%'
      and (subject ->> 'user_id')::bigint = $1 order by id`,
    [userId],
  )

describe('acting in somebody’s name', () => {
  test('begins with a reason, is told to the managers, noted from end to end and over after half an hour', async () => {
    const athlete = await makeMember(app.db, club)
    const { data } = await open(athlete.id)
    expect(Date.parse(data.ends_at) - Date.now()).toBeGreaterThan(29 * 60_000)
    expect(Date.parse(data.ends_at) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    const as = { token: data.accessToken, club }
    expect((await app.ask(me, {}, as)).data).toMatchObject({
      id: athlete.id,
      impersonation_ends: data.ends_at,
    })
    expect((await app.ask(me, {}, { token: athlete.token })).data.impersonation_ends).toBeNull()

    const notices = (await app.ask(notifications, {}, { token: manager.token })).data.filter(
      ({ kind }) => kind === 'impersonated',
    )
    expect(notices).toMatchObject([{ club: { id: club }, level: 3 }])
    expect((await app.ask(notifications, {}, { token: athlete.token })).data).toEqual([])

    await app.ask(logout, {}, as)
    expect((await app.refused(me, {}, as)).status).toBe(401)
    expect((await app.ask(me, {}, { token: athlete.token })).data.id).toBe(athlete.id)
    expect(await audit(athlete.id)).toMatchObject([
      { action: 'impersonation-start', user_id: admin.id, subject: { reason: body.reason } },
      { action: 'impersonation-end', user_id: admin.id },
    ])
  })

  test('writes are noted with who did them', async () => {
    const coach = await makeMember(app.db, club, [ROLE.head_coach])
    const as = await inNameOf(coach)
    await app.ask(createSquad, { body: { name: 'Made for them', user_ids: [] } }, as)
    await app.ask(clubUsers, {}, as)
    expect((await audit(coach.id)).slice(1)).toMatchObject([
      {
        action: 'impersonation-write',
        user_id: admin.id,
        subject: { call: 'POST squads', user_id: coach.id },
      },
    ])
  })

  test('one that ran out is noted too', async () => {
    const athlete = await makeMember(app.db, club)
    await open(athlete.id)
    await app.rows(
      `update tokens set expires_at = now() - interval '1 hour'
        where user_id = $1 and impersonator_id is not null`,
      [athlete.id],
    )
    await app.database.worker.query('select app.forget_what_ran_out()')
    expect((await audit(athlete.id)).map(({ action }) => action)).toEqual([
      'impersonation-start',
      'impersonation-end',
    ])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['the administrator signs out', () => app.ask(logout, {}, { token: admin.token })],
    [
      'the administrator is one no longer',
      async () => {
        const other = await makeUser(app.db, { is_admin: true })
        const { email, id } = admin
        const account = {
          email,
          first_name: 'Ada',
          last_name: 'Admin',
          preferred_language: 'en',
        } as const
        await app.ask(
          adminEditUser,
          { params: { id }, body: { ...account, is_admin: false, disabled: false } },
          { token: other.token },
        )
      },
    ],
  ])('ends when %s', async (_, happens) => {
    admin = await makeUser(app.db, { is_admin: true })
    const as = await inNameOf(await makeMember(app.db, club))
    expect((await app.send(me, {}, as)).status).toBe(200)
    await happens()
    await expect
      .poll(async () => (await app.send(me, {}, as)).status, { timeout: 1000, interval: 20 })
      .toBe(401)
    admin = await makeUser(app.db, { is_admin: true, first_name: 'Ada' })
  })

  test('of an administrator, somebody disabled or nobody is refused, and so is doing it out of an impersonation', async () => {
    const other = await makeUser(app.db, { is_admin: true })
    const disabled = await makeUser(app.db)
    await app.rows('update users set disabled_at = now() where id = $1', [disabled.id])
    for (const id of [admin.id, other.id, disabled.id, 999_999])
      expect(
        (await app.refused(impersonate, { params: { id }, body }, { token: admin.token })).status,
      ).toBe(404)
    const as = await inNameOf(await makeMember(app.db, club))
    expect((await app.refused(impersonate, { params: { id: other.id }, body }, as)).code).toBe(
      'admin_only',
    )
  })

  test('leaves the account alone', async () => {
    const as = await inNameOf(await makeMember(app.db, club, [ROLE.manager]))
    const closed: [Endpoint, Parts][] = [
      [listSignIns, {}],
      [updateNames, { body: { first_name: 'No', last_name: 'One', preferred_language: 'en' } }],
      [
        createToken,
        { body: { name: 'Stays', only_club: null, scope: 'write', days: 30, password: 'x' } },
      ],
      [notes, {}],
      [addNote, { body: { text: 'In another hand' } }],
      [createCalendarLink, { body: { kind: 'feed', scope: 'mine' } }],
      [listIntegrations, {}],
      [startConnecting, { params: { provider: 'strava' } }],
      [finishConnecting, { params: { provider: 'strava' }, body: { state: 'x' } }],
      [changeIntegration, { params: { provider: 'strava' }, body: { import_mode: 'off' } }],
      [backfill, { params: { provider: 'strava' }, body: { from: today() } }],
      [listProviderActivities, { params: { provider: 'strava' } }],
      [
        answerProviderActivities,
        { params: { provider: 'strava' }, body: { ids: [1], answer: 'fetch' } },
      ],
      [disconnect, { params: { provider: 'strava' } }],
      [answerHealthConsent, { body: { answer: 'given', text_version: 'any' } }],
    ]
    for (const [endpoint, parts] of closed)
      expect([endpoint.path, (await app.refused(endpoint, parts, as)).code]).toEqual([
        endpoint.path,
        'impersonating',
      ])
  })

  test('the database keeps notes shut as well', async () => {
    const athlete = await makeMember(app.db, club)
    await app.ask(addNote, { body: { text: 'Mine alone' } }, { token: athlete.token })
    const seen = async (impersonator: string) => {
      const client = await app.database.app.connect()
      await client.query(
        `begin; select set_config('app.user_id', '${athlete.id}', true), set_config('app.impersonator_id', '${impersonator}', true)`,
      )
      const { rowCount } = await client.query('select from notes')
      await client.query('rollback')
      client.release()
      return rowCount
    }
    expect([await seen(''), await seen(String(admin.id))]).toEqual([1, 0])
  })
})

describe('health and training data', () => {
  const span = { start_date: today(), end_date: today() }

  /**
   * Somebody who rowed, was ill and has a rating, a file and a load; a coach would see all of it.
   */
  async function unwell(person: TestUser): Promise<number> {
    const session = await makeSession(
      app.db,
      club,
      { user_id: person.id, role_id: ROLE.athlete },
      { start_date: new Date().toISOString() },
    )
    const ids = [club, session, person.id]
    await app.rows(
      'insert into attendance (club_id, session_id, user_id, attending, ill) values ($1, $2, $3, 2, true)',
      ids,
    )
    await app.rows(
      'insert into session_ratings (club_id, session_id, user_id, rpe) values ($1, $2, $3, 5)',
      ids,
    )
    await app.rows(
      `insert into training_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds,
        ets, ets_basis)
       values ($1, $2, $3, (now() at time zone 'Europe/Berlin')::date, 3600, '{0,3600,0,0,0,0,0}',
         60, 'measured')`,
      ids,
    )
    await app.rows(
      `with listed as (insert into stored_files (sha256, size)
        values (md5($3::bigint::text) || md5($2::bigint::text), 1) returning sha256, size),
       f as (insert into files (club_id, sha256, size, name) select $1, sha256, size, 'row.fit'
         from listed returning id, sha256)
       insert into imports (club_id, user_id, uploaded_by, file_id, sha256, session_id, state)
         select $1, $3::bigint, $3::bigint, id, sha256, $2::bigint, 'failed' from f`,
      ids,
    )
    return session
  }

  test.each([
    ['an athlete', [ROLE.athlete]],
    ['a coach', [ROLE.athlete, ROLE.head_coach]],
  ])('of %s stay hidden from who acts in their name, and only from them', async (_, roles) => {
    const person = await makeMember(app.db, club, roles, { date_of_birth: '1990-05-05' })
    const session = await unwell(person)
    const day = today()
    const look = async (as: As) => {
      const { data: overview } = await app.ask(home, {}, as)
      const results = (await app.ask(sessionResults, { params: { id: session } }, as)).data
      const week = { start_date: day, end_date: day }
      const items = (await app.ask(agenda, { body: week }, as)).data
      const people = (await app.ask(getSession, { params: { id: session } }, as)).data.participants
      const marks = (await app.ask(sessionAttendance, { params: { id: session } }, as)).data
      const members = (await app.ask(clubUsers, { query: { include: 'last_user_stat' } }, as)).data
      return {
        home: [...overview.sessions, ...items].some(({ id, mine }) => id === session && mine?.ill),
        unwell:
          people?.some(({ ill }) => ill) ||
          marks.some(({ health_statuses }) => health_statuses.length > 0),
        member: members.some(
          ({ id, last_user_stat, date_of_birth }) =>
            id === person.id && (last_user_stat?.ill || date_of_birth !== null),
        ),
        rating: results.my_rpe !== null,
        files:
          (await app.ask(listImports, {}, as)).data.length > 0 ||
          overview.files.some(({ session_id }) => session_id === session),
        athletes: (await app.ask(profileAthletes, {}, as)).data.some(
          ({ user_id }) => user_id === person.id,
        ),
        load: (await app.ask(trainingSummary, { query: span }, as)).data.athletes.length > 0,
      }
    }
    const own = await look({ token: person.token, club })
    expect(new Set(Object.values(own))).toEqual(new Set([true]))
    const as = await inNameOf(person)
    const acted = await look(as)
    expect(new Set(Object.values(acted))).toEqual(new Set([false]))
    for (const endpoint of [profile, profileTraining])
      expect((await app.refused(endpoint, { params: { id: person.id } }, as)).code).toBe(
        'impersonating',
      )
  })

  test('are not in the export of the club', async () => {
    const boss = await makeMember(app.db, club, [ROLE.manager, ROLE.head_coach])
    await unwell(await makeMember(app.db, club))
    const size = async (as: As) => (await app.send(exportClub, {}, as)).bytes.length
    expect(await size(await inNameOf(boss))).toBeLessThan(await size({ token: boss.token, club }))
  })
})

describe('an administrator without a second step', () => {
  test('gets no further than the own account, until it is set up', async () => {
    const fresh = await makeUser(app.db, { is_admin: true, second_step: false })
    const as = { token: fresh.token }
    expect((await app.refused(adminOverview, {}, as)).code).toBe('second_step_missing')
    expect((await app.refused(home, {}, { ...as, club })).code).toBe('second_step_missing')
    expect((await app.ask(me, {}, as)).data.lacks_second_step).toBe(true)
    await giveSecondStep(app.db, fresh.id)
    await expect
      .poll(async () => (await app.send(adminOverview, {}, as)).status, {
        timeout: 1000,
        interval: 20,
      })
      .toBe(200)
    expect((await app.ask(me, {}, as)).data.lacks_second_step).toBe(false)
  })
})
