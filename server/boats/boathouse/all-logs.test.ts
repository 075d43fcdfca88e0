import { afterAll, beforeAll, expect, test } from 'vitest'
import * as boathouse from '#contract/boats/boathouse.ts'
import { equipmentLogs, equipmentItem } from '#contract/boats/equipment.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { openBoathouse } from '../../../test/support/boathouse.ts'
import { makeBooking, makeCategory, makeDamage, makeItem } from '../../../test/support/equipment.ts'
import { makeSession, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let keeper: TestUser
let asKeeper: As
let asAthlete: As
let boat: number
let oars: number

const logs = async (query: Parameters<typeof ask>[0] = {}) => (await ask(query)).data
const ask = (query: NonNullable<Parameters<typeof app.ask<typeof equipmentLogs>>[1]['query']>) =>
  app.ask(equipmentLogs, { query }, asAthlete)

beforeAll(async () => {
  ;({ app, club, keeper, asKeeper, asAthlete } = await openBoathouse())
  boat = await makeItem(app.db, club, { name: 'Wave' })
  const category_id = await makeCategory(app.db, club, 'oars')
  oars = await makeItem(app.db, club, { name: 'Blades', category_id, boat_type: null })
  const session_id = await makeSession(
    app.db,
    club,
    { user_id: keeper.id },
    { start_date: '2026-03-02T06:00:00Z', end_date: '2026-03-02T07:30:00Z' },
  )
  await makeBooking(app.db, club, keeper.id, boat, { session_id })
  const use = { kind: 'usage' as const, distance: 8000, at: '2026-03-05T23:30:00Z' }
  await app.ask(boathouse.addEquipmentLog, { params: { id: boat }, body: use }, asKeeper)
  const note = { kind: 'note' as const, text: 'New grips', at: '2026-03-04T12:00:00Z' }
  await app.ask(boathouse.addEquipmentLog, { params: { id: oars }, body: note }, asKeeper)
})
afterAll(() => app.close())

test('are the logs of every thing with its name, newest first', async () => {
  const { data, meta } = await ask({})
  expect(data.map(({ item, kind, automatic }) => [item.name, kind, automatic])).toEqual([
    ['Wave', 'usage', false],
    ['Blades', 'note', false],
    ['Wave', 'usage', true],
  ])
  expect(meta).toEqual({ page: 1, limit: 50, total: 3 })
})

test('say of a thing what its own logs say', async () => {
  const own = await app.ask(equipmentItem, { params: { id: boat } }, asAthlete)
  const all = await logs({ item_id: boat })
  expect(all).toHaveLength(own.data.logs.length)
  expect(all).toMatchObject(own.data.logs)
})

test('are filtered by thing, kind of thing, kind of entry and days of the club', async () => {
  const texts = async (query: Parameters<typeof ask>[0]) =>
    (await logs(query)).map(({ item, at }) => `${item.name} ${at.slice(0, 10)}`)
  expect(await texts({ item_kind: 'oars' })).toEqual(['Blades 2026-03-04'])
  expect(await texts({ kind: 'usage' })).toEqual(['Wave 2026-03-05', 'Wave 2026-03-02'])
  await makeDamage(app.db, club, oars, keeper.id)
  expect(await logs({ kind: 'damage' })).toMatchObject([{ item: { id: oars }, severity: 1 }])
  await app.rows("update clubs set time_zone = 'Europe/Berlin' where id = $1", [club])
  expect(await texts({ start_date: '2026-03-06', end_date: '2026-03-06' })).toEqual([
    'Wave 2026-03-05',
  ])
})

test('come in pages', async () => {
  const pages = await Promise.all([1, 2].map((page) => ask({ page, limit: 1, kind: 'usage' })))
  expect(pages.map(({ data, meta }) => [data.length, meta.total])).toEqual([
    [1, 2],
    [1, 2],
  ])
  const ids = pages.flatMap(({ data }) => data.map(({ id, automatic }) => `${automatic} ${id}`))
  expect(new Set(ids).size).toBe(2)
})
