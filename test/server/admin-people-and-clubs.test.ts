import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/platform/admin.ts'
import { login, me } from '#contract/people/account.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, PASSWORD, type TestUser } from '../support/factories.ts'

let app: TestApp
let admin: TestUser
let as: { token: string }

beforeAll(async () => {
  app = await startTestApp()
  admin = await makeUser(app.db, { is_admin: true, first_name: 'Ada', last_name: 'Admin' })
  as = { token: admin.token }
})
afterAll(() => app.close())

const ACCOUNT = {
  first_name: 'Vera',
  last_name: 'Vorlauf',
  preferred_language: 'de',
  is_admin: false,
} as const
const planId = async (key: string) =>
  (await app.rows<{ id: number }>('select id from plans where key = $1', [key]))[0]?.id ?? 0

describe('people', () => {
  test('are found by any part of address and name, sorted, fifty a page', async () => {
    for (let number = 0; number < 52; number += 1)
      await makeUser(app.db, {
        first_name: 'Paged',
        last_name: `P${String(number).padStart(2, '0')}_%`,
      })
    const find = (query: object) => app.ask(contract.adminUsers, { query }, as)
    const first = await find({ first_name: 'aGe', sort: '-last_name' })
    expect(first.meta).toEqual({ page: 1, limit: 50, total: 52 })
    expect([first.data[0]?.last_name, first.data.length]).toEqual(['P51_%', 50])
    const second = await find({ first_name: 'paged', sort: '-last_name', page: 2 })
    expect(second.data.map(({ last_name }) => last_name)).toEqual(['P01_%', 'P00_%'])
    expect(
      (await find({ last_name: '7_%', first_name: 'paged' })).data.map(
        ({ last_name }) => last_name,
      ),
    ).toEqual(['P07_%', 'P17_%', 'P27_%', 'P37_%', 'P47_%'])
    expect((await find({ user_id: admin.id })).data.map(({ email }) => email)).toEqual([
      admin.email,
    ])
    expect((await find({ email: admin.email.toUpperCase() })).meta.total).toBe(1)
    expect(
      (await app.refused(contract.adminUsers, { query: { sort: 'password_hash' } }, as)).status,
    ).toBe(400)
  })

  test('are created, changed, shut out and let in again', async () => {
    const { data } = await app.ask(
      contract.adminCreateUser,
      { body: { ...ACCOUNT, email: 'Vera@Slipway.test' } },
      as,
    )
    expect(await app.ask(contract.adminUser, { params: data }, as)).toMatchObject({
      data: { ...ACCOUNT, email: 'vera@slipway.test', verified: false, memberships: [] },
    })
    expect(
      (
        await app.refused(
          contract.adminCreateUser,
          { body: { ...ACCOUNT, email: 'vera@slipway.test' } },
          as,
        )
      ).code,
    ).toBe('conflict')

    const person = await makeUser(app.db)
    const save = (disabled: boolean) =>
      app.ask(
        contract.adminEditUser,
        { params: { id: person.id }, body: { ...ACCOUNT, email: person.email, disabled } },
        as,
      )
    await save(true)
    expect((await app.refused(me, {}, { token: person.token })).status).toBe(401)
    const credentials = {
      username: person.email,
      password: PASSWORD,
      grant_type: 'password',
      client_id: 'test',
      client_secret: 'test',
    } as const
    expect((await app.refused(login, { body: credentials }, {})).code).toBe('account_disabled')
    await save(false)
    expect((await app.ask(login, { body: credentials }, {})).user).toMatchObject({
      first_name: 'Vera',
    })
    expect((await app.ask(contract.signIns, {}, as)).data[0]).toMatchObject({
      user_id: person.id,
      email: person.email,
    })
  })

  test('are signed out everywhere', async () => {
    const person = await makeUser(app.db)
    expect(
      (await app.ask(contract.adminUser, { params: { id: person.id } }, as)).data.sign_ins,
    ).toBe(1)
    expect(await app.ask(contract.adminEndSignIns, { params: { id: person.id } }, as)).toEqual({
      data: { ended: 1 },
    })
    expect((await app.refused(me, {}, { token: person.token })).status).toBe(401)
    expect(
      (await app.refused(contract.adminEndSignIns, { params: { id: 999_999 } }, as)).status,
    ).toBe(404)
  })

  test('keep an administrator who edits themselves', async () => {
    const own = { ...ACCOUNT, email: admin.email, is_admin: true, disabled: false }
    for (const wrong of [
      { ...own, is_admin: false },
      { ...own, disabled: true },
    ])
      expect(
        (await app.refused(contract.adminEditUser, { params: { id: admin.id }, body: wrong }, as))
          .code,
      ).toBe('forbidden')
    await app.ask(contract.adminEditUser, { params: { id: admin.id }, body: own }, as)
  })
})

describe('clubs', () => {
  const entry = async (change: object = {}) => ({
    name: 'Hafen RC',
    country: 'CH',
    time_zone: 'Europe/Zurich',
    default_sport_id: 1,
    creator_id: (await makeUser(app.db)).id,
    plan_id: await planId('bespoke'),
    next_bill_date: '2040-01-31',
    extra_features: [FEATURE.telemetry],
    ...change,
  })

  test('are created with what every club starts from, and changed', async () => {
    const body = await entry()
    const { data } = await app.ask(contract.adminCreateClub, { body }, as)
    expect((await app.ask(contract.adminClub, { params: data }, as)).data).toMatchObject({
      ...body,
      members: 1,
    })
    const made = await app.rows(
      `select
         exists (select from exercises where club_id = $1) as exercises,
         (select array_agg(role_id) from membership_roles where club_id = $1) as roles`,
      [data.id],
    )
    expect(made).toEqual([{ exercises: true, roles: [ROLE.manager] }])
    const changed = {
      ...body,
      name: 'Hafen Ruderclub',
      plan_id: await planId('gold'),
      description: 'Rows in the harbour',
      extra_features: [],
      withheld_features: [FEATURE.telemetry],
      next_bill_date: '2041-01-31',
    }
    await app.ask(contract.adminEditClub, { params: data, body: changed }, as)
    const { description: _, withheld_features: __, ...rest } = changed
    await app.ask(contract.adminEditClub, { params: data, body: rest }, as)
    expect((await app.ask(contract.adminClub, { params: data }, as)).data).toMatchObject(changed)
  })

  test.each([
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['default_sport_id', { default_sport_id: 99 }],
    ['creator_id', { creator_id: 999_999 }],
    ['country', { country: 'XX' }],
  ])('refuse a wrong %s', async (field, change) => {
    const before = (await app.ask(contract.adminClubs, {}, as)).meta.total
    expect(
      (await app.refused(contract.adminCreateClub, { body: await entry(change) }, as)).errors,
    ).toHaveProperty([field])
    expect((await app.ask(contract.adminClubs, {}, as)).meta.total).toBe(before)
  })

  test('refuse a plan that is not there', async () =>
    expect(
      (await app.refused(contract.adminCreateClub, { body: await entry({ plan_id: 999_999 }) }, as))
        .code,
    ).toBe('unknown_reference'))

  test('are found by id, part of the name or description, country and plans', async () => {
    const { data } = await app.ask(
      contract.adminCreateClub,
      {
        body: await entry({
          name: 'Lagoon 100%',
          description: 'On the lagoon of Venice',
          country: 'IT',
          plan_id: await planId('bronze'),
        }),
      },
      as,
    )
    const find = async (query: object) =>
      (await app.ask(contract.adminClubs, { query }, as)).data.map(({ id }) => id)
    expect(await find({ name: '0%' })).toEqual([data.id])
    expect(await find({ country_id: 'IT' })).toEqual([data.id])
    expect(await find({ description: 'LAGOON' })).toEqual([data.id])
    expect(await find({ club_id: data.id })).toEqual([data.id])
    expect(await find({ plan_ids: `${await planId('bronze')},${await planId('silver')}` })).toEqual(
      [data.id],
    )
    expect((await find({ sort: '-created_at' }))[0]).toBe(data.id)
  })

  test('have expired once the days of grace are over', async () => {
    const { data } = await app.ask(contract.adminCreateClub, { body: await entry({}) }, as)
    const expired = async () => {
      const { data: clubs } = await app.ask(
        contract.adminClubs,
        { query: { club_id: data.id } },
        as,
      )
      const { data: overview } = await app.ask(contract.adminOverview, {}, as)
      return [clubs[0]?.expired, overview.clubs.expired] as const
    }
    const set = (grace: number) =>
      app.rows(
        `update subscriptions set next_bill_date = current_date - 30,
           grace_until = current_date + $2::int
         where club_id = $1`,
        [data.id, grace],
      )
    const [, before] = await expired()
    await set(5)
    expect(await expired()).toEqual([false, before])
    await set(-5)
    expect(await expired()).toEqual([true, before + 1])
  })
})

test('what administrators change of people and clubs is in the audit log', async () => {
  const done = await app.rows<{ action: string }>(
    `select distinct action from audit_log
     where action like 'admin%' and user_id = $1
     order by 1`,
    [admin.id],
  )
  expect(done.map(({ action }) => action)).toEqual([
    'admin-create-club',
    'admin-create-user',
    'admin-edit-club',
    'admin-edit-user',
    'admin-end-sign-ins',
  ])
})
