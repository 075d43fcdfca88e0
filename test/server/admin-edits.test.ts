import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClub, adminEditClub, adminEditUser, adminUser } from '#contract/platform/admin.ts'
import { handOverClub } from '#contract/people/clubs.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import { GOLD, openPaying, orderPlan, payOrder } from '../support/paying-club.ts'

let app: TestApp
let as: { token: string }

beforeAll(async () => {
  app = await startTestApp()
  as = { token: (await makeUser(app.db, { is_admin: true })).token }
})
afterAll(() => app.close())

const FEATURES = {
  extra_features: [FEATURE.challenges],
  withheld_features: [FEATURE.telemetry],
}
const clubNow = async (id: number) => (await app.ask(adminClub, { params: { id } }, as)).data
const userNow = async ({ id }: TestUser) => (await app.ask(adminUser, { params: { id } }, as)).data

test('a new name of a club leaves the plan that was paid for meanwhile', async () => {
  const place = await openPaying(app, 'bronze')
  await payOrder(app, (await orderPlan(app, place, GOLD)).id)
  const paid = await clubNow(place.club)
  await app.ask(adminEditClub, { params: { id: place.club }, body: { name: 'Hafen RC' } }, as)
  expect(await clubNow(place.club)).toEqual({ ...paid, name: 'Hafen RC' })
})

test('a new last day paid for leaves the plan and its features', async () => {
  const { club } = await openPaying(app, 'bronze')
  await app.ask(adminEditClub, { params: { id: club }, body: FEATURES }, as)
  const before = await clubNow(club)
  const next = { next_bill_date: '2041-01-31' }
  await app.ask(adminEditClub, { params: { id: club }, body: next }, as)
  expect(await clubNow(club)).toEqual({ ...before, ...next })
})

test('an emptied description and country are cleared', async () => {
  const { club } = await openPaying(app, 'bronze')
  const params = { id: club }
  const full = { description: 'On the lake', country: 'CH' } as const
  await app.ask(adminEditClub, { params, body: full }, as)
  expect(await clubNow(club)).toMatchObject(full)
  const empty = { description: null, country: null }
  await app.ask(adminEditClub, { params, body: empty }, as)
  expect(await clubNow(club)).toMatchObject(empty)
})

test('a new name of a club leaves whom it was handed over to, and their roles', async () => {
  const { club } = await openPaying(app, 'bronze')
  const creator = await makeUser(app.db)
  await addMember(app.db, club, creator.id, [ROLE.manager])
  await app.rows('update clubs set creator_id = $2 where id = $1', [club, creator.id])
  const heir = await makeMember(app.db, club, [ROLE.manager])
  const there = { token: creator.token, club }
  await app.ask(handOverClub, { params: { id: club }, body: { user_id: heir.id } }, there)
  await app.ask(adminEditClub, { params: { id: club }, body: { name: 'Seeclub' } }, as)
  expect((await clubNow(club)).creator_id).toBe(heir.id)
})

test('a new language of an account leaves it disabled and without the rights taken from it', async () => {
  const person = await makeUser(app.db, { is_admin: true })
  const change = (body: object) => app.ask(adminEditUser, { params: { id: person.id }, body }, as)
  await change({ disabled: true, is_admin: false })
  const before = await userNow(person)
  await change({ preferred_language: 'fr' })
  expect(await userNow(person)).toEqual({ ...before, preferred_language: 'fr' })
  await change({ disabled: false })
  expect(await userNow(person)).toMatchObject({ disabled: false, is_admin: false })
})

test('another time zone has the loads of the club counted by its new days', async () => {
  const { club } = await openPaying(app, 'bronze')
  const change = (body: object) => app.ask(adminEditClub, { params: { id: club }, body }, as)
  const queued = () =>
    app.rows('select from graphile_worker.jobs where key = $1', [`refresh-club-loads ${club}`])
  await change({ time_zone: (await clubNow(club)).time_zone, name: 'Same clock' })
  expect(await queued()).toHaveLength(0)
  await change({ time_zone: 'Asia/Tokyo' })
  expect(await queued()).toHaveLength(1)
})
