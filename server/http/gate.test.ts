import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { CALENDAR_YEARS } from '#domain/reports/context.ts'
import type { ViewerClub } from '#domain/rules/viewer.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { asSuperuser } from '../../test/support/fresh-database.ts'
import { makeClub, makeMember } from '../../test/support/factories.ts'
import { viewerIn } from '../../test/support/viewers.ts'
import { contextOfCaller, contextOfPerson, toViewer } from './gate.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/**
 * A call that needs a permission, a member, a plan; each row takes one of them away, by another
 * connection than the app's.
 */
const CHANGES: [string, string, number][] = [
  ['a role taken', 'delete from membership_roles where club_id = $1 and user_id = $2', 403],
  [
    'a role that loses a permission',
    'delete from role_permissions where club_id = $1 and $2::bigint > 0 and permission_id = 2',
    403,
  ],
  [
    'a permission denied',
    'insert into member_permissions (club_id, user_id, permission_id, granted) values ($1, $2, 2, false)',
    403,
  ],
  [
    'a membership ended',
    'update memberships set status = 3 where club_id = $1 and user_id = $2',
    419,
  ],
  ['a membership deleted', 'delete from memberships where club_id = $1 and user_id = $2', 419],
  [
    'a plan run out',
    `update subscriptions set next_bill_date = '2020-01-01' where club_id = $1 and $2::bigint > 0`,
    420,
  ],
  [
    'a plan cancelled',
    'update subscriptions set status = 3 where club_id = $1 and $2::bigint > 0',
    420,
  ],
  [
    'a person disabled',
    'update users set disabled_at = now() where id = $2 and $1::bigint > 0',
    401,
  ],
  [
    'a sign-in revoked',
    `select app.end_token(id) from tokens where user_id = $2 and $1::bigint > 0`,
    401,
  ],
]

describe('what the gate remembers is forgotten with', () => {
  test.each(CHANGES)('%s', async (_, statement, status) => {
    const club = await makeClub(app.db)
    const { id, token } = await makeMember(app.db, club, [ROLE.coach])
    const call = async () => (await app.call('GET', 'club-users', { as: { token, club } })).status
    expect([await call(), await call()]).toEqual([200, 200])
    await app.rows(statement, [club, id])
    await expect.poll(call, { timeout: 1000, interval: 20 }).toBe(status)
  })

  test('a right given back', async () => {
    const club = await makeClub(app.db)
    const { id, token } = await makeMember(app.db, club, [])
    const call = async () => (await app.call('GET', 'club-users', { as: { token, club } })).status
    expect(await call()).toBe(403)
    await app.rows('insert into membership_roles (club_id, user_id, role_id) values ($1, $2, 6)', [
      club,
      id,
    ])
    await expect.poll(call, { timeout: 1000, interval: 20 }).toBe(200)
  })
})

test('a person known is not asked for again, and a change of somebody else asks for nobody', async () => {
  const club = await makeClub(app.db)
  const { token } = await makeMember(app.db, club)
  const other = await makeMember(app.db, club)
  const gateAsked = async () =>
    (await app.statements(() => app.call('GET', 'squads', { as: { token, club } }))).filter(
      (text) => text.includes('app.viewer('),
    ).length
  await expect.poll(gateAsked).toBe(0) // not kept while word of the new members is still coming in
  const heard = Promise.withResolvers<void>()
  app.parts.changes.on((change) => {
    if (change.to === 'viewer' && change.user_id === other.id) heard.resolve()
  })
  await app.rows('update memberships set cox = true where club_id = $1 and user_id = $2', [
    club,
    other.id,
  ])
  await heard.promise
  expect(await gateAsked()).toBe(0)
})

test('while changes cannot be heard nothing is remembered, and afterwards it is again', async () => {
  const club = await makeClub(app.db)
  const { id, token } = await makeMember(app.db, club, [ROLE.coach])
  const call = async () => (await app.call('GET', 'club-users', { as: { token, club } })).status
  expect(await call()).toBe(200)
  const database = new URL(app.database.ownerUrl).pathname.slice(1)
  await asSuperuser(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'slipway changes' and datname = '${database}'`,
  )
  await app.rows('delete from membership_roles where club_id = $1 and user_id = $2', [club, id])
  await expect.poll(call, { timeout: 1000, interval: 20 }).toBe(403)
})

describe('the database hides from somebody, whether they call or are worked for,', () => {
  const contextsOf = (role: RoleId, given: Partial<ViewerClub>) => {
    const { club, ...person } = viewerIn(role, given)
    if (!club) throw new Error('nobody without a club')
    const time_zone = 'UTC'
    const of = { status: 1, time_zone, training_metric: null, wording: '', plan: null }
    const place = { reports: CALENDAR_YEARS, ...club, ...of }
    const row = { ...person, full_name: 'Person', lacks_second_step: false, club: place }
    const viewer = toViewer(row)
    const caller = {
      token_id: 1,
      token_expires: '2030-01-01',
      full_name: row.full_name,
      impersonator_id: null,
      viewer,
      club: { id: club.id, time_zone, training_metric: null, wordings: [] },
    }
    return [contextOfPerson(row, viewer), contextOfCaller(caller, club.id)]
  }
  const blind = { permissions: [], coaches_see_minors: false }

  test.each([
    ['private athletes from an athlete', ROLE.athlete, {}, false, true],
    ['nothing from a coach', ROLE.coach, {}, false, false],
    ['minors from a coach who may not see them', ROLE.coach, blind, true, false],
    ['nothing from a manager', ROLE.manager, {}, false, false],
  ] as const)('%s', (_, role, given, hidesMinors, hidesPrivate) => {
    for (const { hidden_since, hides_private } of contextsOf(role, given))
      expect([hidden_since !== undefined, hides_private]).toEqual([hidesMinors, hidesPrivate])
  })
})
