import { describe, expect, test } from 'vitest'
import { impersonate, logout, me } from '#contract/people/account.ts'
import { adminEditUser, adminOverview } from '#contract/platform/admin.ts'
import { createCalendarLink } from '#contract/planning/calendar.ts'
import { answerHealthConsent } from '#contract/people/consent.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { home } from '#contract/analysis/home.ts'
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
import { addNote, notes } from '#contract/club/notes.ts'
import { notifications } from '#contract/platform/inbox.ts'
import { createToken, listSignIns, updateNames } from '#contract/people/settings.ts'
import { createSquad } from '#contract/people/squads.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { giveSecondStep, makeMember, makeUser, today, type TestUser } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import {
  admin,
  app,
  body,
  club,
  inNameOf,
  manager,
  open,
  prepareImpersonationClub,
} from './impersonation-club.ts'

prepareImpersonationClub()

const audit = (userId: number) =>
  app.rows<{ action: string; user_id: number; subject: Record<string, unknown> }>(
    `select action, user_id, subject from audit_log where action like 'impersonation%'
      and (subject ->> 'user_id')::bigint = $1 order by id`,
    [userId],
  )

describe('acting in somebody’s name', () => {
  test('begins with a reason, is reported to managers, and ends after half an hour', async () => {
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

  test.each<[string, (by: TestUser) => Promise<unknown>]>([
    ['the administrator signs out', ({ token }) => app.ask(logout, {}, { token })],
    [
      'the administrator is one no longer',
      async ({ id }) => {
        const { token } = await makeUser(app.db, { is_admin: true })
        await app.ask(adminEditUser, { params: { id }, body: { is_admin: false } }, { token })
      },
    ],
  ])('ends when %s', async (_, happens) => {
    const by = await makeUser(app.db, { is_admin: true })
    const as = await inNameOf(await makeMember(app.db, club), by)
    expect((await app.send(me, {}, as)).status).toBe(200)
    await happens(by)
    await expect
      .poll(async () => (await app.send(me, {}, as)).status, { timeout: 1000, interval: 20 })
      .toBe(401)
  })

  test('of an administrator or somebody disabled is refused, and out of an impersonation', async () => {
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
        `begin; select set_config('app.user_id', '${athlete.id}', true), ` +
          `set_config('app.impersonator_id', '${impersonator}', true)`,
      )
      const { rowCount } = await client.query('select from notes')
      await client.query('rollback')
      client.release()
      return rowCount
    }
    expect([await seen(''), await seen(String(admin.id))]).toEqual([1, 0])
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
