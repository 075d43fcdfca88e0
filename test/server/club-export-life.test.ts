import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifications } from '#contract/platform/inbox.ts'
import { clubDataLog } from '#contract/people/club-data-imports.ts'
import * as contract from '#contract/people/club-data.ts'
import { deleteAccount, exportedFile } from '#contract/people/own-data.ts'
import { beginSecondStep, confirmSecondStep } from '#contract/people/settings.ts'
import { home } from '#contract/analysis/home.ts'
import { addDays } from '#domain/time/week.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, PASSWORD, type TestUser } from '../support/factories.ts'
import { grantTo } from '../support/grant.ts'
import type { As } from '../support/http.ts'
import { codeOf, madeExport, openExport } from './club-export.ts'

let app: TestApp
let club: ClubId
let manager: TestUser
let as: As
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  club = await makeClub(app.db)
  manager = await makeMember(app.db, club, [ROLE.manager])
  as = { token: manager.token, club }
})

const fetched = (code: string, headers: Record<string, string> = {}) =>
  app.send(exportedFile, { params: { code }, headers }, {})

describe('an export', () => {
  test('is made in a job, which says what is in it and notifies who asked', async () => {
    const made = await madeExport(app, as)
    expect(made).toMatchObject({ progress: 1, by: { user_id: manager.id } })
    expect(made.parts.map(({ part, state }) => [part, state])).toEqual(
      [
        'people',
        'planning',
        'results',
        'health',
        'boats',
        'community',
        'recordings',
        'settings',
      ].map((part) => [part, 'done']),
    )
    expect(made.parts.find(({ part }) => part === 'people')).toMatchObject({ count: 1 })
    expect(made.parts.every(({ size }) => size > 0)).toBe(true)
    const { data } = await app.ask(notifications, {}, as)
    expect(data).toMatchObject([{ kind: 'club-export-ready', link: '/edit-club/data' }])
  })

  test('can be fetched when the plan has ended, as the only thing that is left', async () => {
    await app.rows('update subscriptions set next_bill_date = $2 where club_id = $1', [
      club,
      addDays(new Date().toISOString().slice(0, 10), -20),
    ])
    expect((await app.refused(home, {}, as)).status).toBe(420)
    const { id } = await madeExport(app, as)
    const { bytes } = await fetched(await codeOf(app, as, id))
    expect(openExport(bytes).rows('users')).toMatchObject([{ id: manager.id }])
  })

  test('is made one at a time, and can be stopped', async () => {
    const [{ id } = { id: 0 }] = await app.rows<{ id: number }>(
      `insert into data_exports (user_id, about_club, state) values ($1, $2, 'running') returning id`,
      [manager.id, club],
    )
    expect((await app.refused(contract.startClubExport, {}, as)).code).toBe('conflict')
    await app.ask(contract.stopClubExport, { params: { id } }, as)
    expect((await app.refused(contract.stopClubExport, { params: { id } }, as)).status).toBe(404)
    const again = await madeExport(app, as)
    const { data } = await app.ask(contract.clubExports, {}, as)
    expect(data.exports.map((one) => [one.id, one.state])).toEqual([
      [again.id, 'done'],
      [id, 'stopped'],
    ])
  })

  test('is for who runs the club, and its file for who made it', async () => {
    const { id } = await madeExport(app, as)
    for (const roles of [[ROLE.athlete], [ROLE.head_coach], [ROLE.coach]]) {
      const other = { token: (await makeMember(app.db, club, roles)).token, club }
      expect((await app.refused(contract.startClubExport, {}, other)).code).toBe('role_missing')
      expect((await app.refused(contract.clubExports, {}, other)).code).toBe('role_missing')
    }
    const second = { token: (await makeMember(app.db, club, [ROLE.manager])).token, club }
    expect((await app.ask(contract.clubExports, {}, second)).data.exports).toHaveLength(1)
    const refused = await app.refused(contract.linkClubExport, { params: { id }, body: {} }, second)
    expect(refused.status).toBe(404)
    const elsewhere = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 1)', [
      elsewhere,
      manager.id,
    ])
    await app.rows('insert into membership_roles (club_id, user_id, role_id) values ($1, $2, 5)', [
      elsewhere,
      manager.id,
    ])
    const there = { ...as, club: elsewhere }
    expect(
      (await app.refused(contract.linkClubExport, { params: { id }, body: {} }, there)).status,
    ).toBe(404)
  })

  test('refuses who runs the club when they may not manage its members', async () => {
    const clerk = await makeMember(app.db, club, [ROLE.manager])
    await grantTo(app, { club, person: clerk, permission: 'manage-members', granted: false })
    const at = { token: clerk.token, club }
    const params = { id: 1 }
    const refused = await Promise.all([
      app.refused(contract.clubExports, {}, at),
      app.refused(contract.startClubExport, {}, at),
      app.refused(contract.planClubExports, { body: { kept_days: 30 } }, at),
      app.refused(contract.stopClubExport, { params }, at),
      app.refused(contract.linkClubExport, { params, body: {} }, at),
      app.refused(clubDataLog, {}, at),
    ])
    for (const { status, code, need } of refused)
      expect([status, code, need]).toEqual([403, 'permission_missing', 'manage-members'])
  })

  test('stands in the audit log, made and fetched', async () => {
    const { id } = await madeExport(app, as)
    await codeOf(app, as, id)
    const rows = await app.rows(
      `select user_id, subject from audit_log where action = 'club-export' and about_club = $1
        order by id`,
      [club],
    )
    expect(rows).toEqual([
      { user_id: manager.id, subject: { step: 'made' } },
      { user_id: manager.id, subject: { step: 'link' } },
    ])
  })
})

describe('the address of an export', () => {
  test('asks who has a second step for its code', async () => {
    const begun = await app.ask(beginSecondStep, { body: { password: PASSWORD } }, as)
    const at = (seconds: number) =>
      new TOTP({ secret: begun.data.secret }).generate({ timestamp: Date.now() + seconds * 1000 })
    await app.ask(confirmSecondStep, { body: { code: at(0) } }, as)
    const { id } = await madeExport(app, as)
    for (const otp of [undefined, at(900)]) {
      const body = otp === undefined ? {} : { otp }
      const refused = await app.refused(contract.linkClubExport, { params: { id }, body }, as)
      expect([refused.status, refused.code]).toEqual([400, 'wrong_code'])
    }
    expect((await fetched(await codeOf(app, as, id, at(30)))).status).toBe(200)
  })

  test('gives the part that a broken download still lacks', async () => {
    const { id, size } = await madeExport(app, as)
    const code = await codeOf(app, as, id)
    const whole = await fetched(code)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.bytes.length).toBe(size)
    const etag = whole.headers.get('etag') ?? ''
    const rest = await fetched(code, { range: 'bytes=1000-', 'if-range': etag })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${(size ?? 0) - 1}/${size}`,
    ])
    expect(rest.bytes.equals(whole.bytes.subarray(1000))).toBe(true)
    const other = await fetched(code, { range: 'bytes=1000-', 'if-range': '"another"' })
    expect([other.status, other.bytes.length]).toEqual([200, size])
    expect((await fetched(code, { range: `bytes=${size}-` })).status).toBe(416)
  })

  test.each([
    ['another is given', (id: number) => codeOf(app, as, id)],
    ['a day has passed', () => changed(`link_until = now() - interval '1 second'`)],
    ['its days have passed', () => changed(`expires_at = now() - interval '1 second'`)],
    [
      'who made it runs the club no more',
      () => app.rows('delete from membership_roles where user_id = $1', [manager.id]),
    ],
  ])('ends when %s', async (_, end: (id: number) => Promise<unknown>) => {
    const { id } = await madeExport(app, as)
    const code = await codeOf(app, as, id)
    expect((await fetched(code)).status).toBe(200)
    await end(id)
    expect((await fetched(code)).status).toBe(404)
  })
  const changed = (what: string) =>
    app.rows(`update data_exports set ${what} where about_club = $1`, [club])

  test('ends with the file when somebody in it deletes their account', async () => {
    const athlete = await makeMember(app.db, club, [ROLE.athlete])
    const { id } = await madeExport(app, as)
    const code = await codeOf(app, as, id)
    await app.ask(deleteAccount, { body: { password: PASSWORD } }, { token: athlete.token })
    expect((await fetched(code)).status).toBe(404)
    const [row] = await app.rows('select state, sha256 from data_exports where id = $1', [id])
    expect(row).toEqual({ state: 'ended', sha256: null })
  })
})
