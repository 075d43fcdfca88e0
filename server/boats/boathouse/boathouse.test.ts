import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/boathouse.ts'
import * as things from '#contract/boats/equipment.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeBooking, makeCategory, makeDamage, makeItem } from '../../../test/support/equipment.ts'
import {
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let keeper: TestUser
let athlete: TestUser
let asKeeper: As
let asAthlete: As
let boat: number

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  keeper = await makeMember(app.db, club, [ROLE.coach])
  athlete = await makeMember(app.db, club)
  asKeeper = { token: keeper.token, club }
  asAthlete = { token: athlete.token, club }
})
beforeEach(async () => {
  boat = await makeItem(app.db, club)
})
afterAll(() => app.close())

const read = async (id = boat) =>
  (await app.ask(things.equipmentItem, { params: { id } }, asAthlete)).data
const inList = async (id: number, query: object = {}) =>
  (await app.ask(things.equipment, { query }, asAthlete)).data.find((item) => item.id === id)

describe('a club', () => {
  test('starts with a category of each kind', async () => {
    const { data } = await app.ask(things.equipmentCategories, {}, asAthlete)
    expect(data.filter(({ name }) => name === null).map(({ kind }) => kind)).toEqual([
      ...things.CATEGORY_KINDS,
    ])
  })

  test('keeps what the fields of a category of its own say', async () => {
    const fields = [{ key: 'field_1', label: 'Colour', type: 'text' as const }]
    const { data } = await app.ask(
      things.createEquipmentCategory,
      { body: { kind: 'other', name: 'Cones', fields } },
      asKeeper,
    )
    const added = await app.ask(
      things.createEquipment,
      { body: { category_id: data.id, name: 'Cone one', values: { field_1: 'orange' } } },
      asKeeper,
    )
    expect(await read(added.data.id)).toMatchObject({
      name: 'Cone one',
      values: { field_1: 'orange' },
      status: 'available',
    })
    expect(
      await app.refused(things.deleteEquipmentCategory, { params: { id: data.id } }, asKeeper),
    ).toMatchObject({
      status: 409,
      code: 'category_in_use',
    })
  })
})

describe('what a thing ran', () => {
  test('is the sum of sessions that are over, uses by hand and what it ran before', async () => {
    const item = await makeItem(app.db, club, { initial_distance: 100_000, initial_time: 3600 })
    const session = await makeSession(
      app.db,
      club,
      { user_id: keeper.id },
      {
        start_date: '2026-03-02T06:00:00Z',
        end_date: '2026-03-02T07:30:00Z',
        planned_distance: 12_000,
      },
    )
    await makeBooking(app.db, club, keeper.id, item, { session_id: session })
    const body = { kind: 'usage' as const, distance: 8000, time: 2400, at: '2026-03-05T06:00:00Z' }
    await app.ask(contract.addEquipmentLog, { params: { id: item }, body }, asKeeper)
    const shown = await read(item)
    expect(shown).toMatchObject({
      distance: 120_000,
      time: 3600 + 5400 + 2400,
      last_used: '2026-03-05T06:00:00Z',
    })
    expect(shown.logs.map(({ kind, automatic, distance }) => [kind, automatic, distance])).toEqual([
      ['usage', false, 8000],
      ['usage', true, 12_000],
    ])
    expect(shown.logs[1]?.session).toEqual({ id: session, name: 'Steady state' })
  })

  test('is what the boat recorded, whoever brought it in, else the middle of what its crew did', async () => {
    const mates = [await makeMember(app.db, club), await makeMember(app.db, club)]
    const plan = {
      start_date: '2026-03-02T06:00:00Z',
      end_date: '2026-03-02T07:30:00Z',
      planned_distance: 12_000,
    }
    const session = await makeSession(
      app.db,
      club,
      { user_id: keeper.id },
      { ...plan, athlete_ids: mates.map(({ id }) => id) },
    )
    const user_ids = mates.map(({ id }) => id)
    const crew = await makeCrew(app.db, club, { session_id: session, user_ids })
    const other = await makeCrew(app.db, club, { session_id: session, user_ids })
    await app.rows('update equipment_bookings set crew_id = $1 where id = $2', [
      crew,
      await makeBooking(app.db, club, keeper.id, boat, { session_id: session }),
    ])
    /** Metres are four a second. */
    const recorded = async (user: TestUser, seconds: number, crew_id: number | null) => {
      const bytes = rowingFile(new Date(plan.start_date), { seconds })
      const { activity_id } = await storeFile(
        app.db,
        club,
        { user_id: user.id, session_id: session },
        bytes,
      )
      await app.rows('update activities set crew_id = $1 where id = $2', [crew_id, activity_id])
    }
    expect((await read()).distance).toBe(12_000)
    for (const mate of mates) await recorded(mate, 601, null)
    await recorded(keeper, 1501, other)
    expect(await read()).toMatchObject({ distance: 2400, time: 600 })
    await recorded(keeper, 901, crew)
    expect(await read()).toMatchObject({ distance: 3600, time: 900 })
  })

  test('leaves out a session that was deleted, and what was told on the return goes before the plan', async () => {
    const plan = {
      start_date: '2026-03-02T06:00:00Z',
      end_date: '2026-03-02T07:30:00Z',
      planned_distance: 12_000,
    }
    const [kept, deleted] = [
      await makeSession(app.db, club, { user_id: keeper.id }, plan),
      await makeSession(app.db, club, { user_id: keeper.id }, plan),
    ]
    const booking = await makeBooking(app.db, club, keeper.id, boat, { session_id: kept })
    await makeBooking(app.db, club, keeper.id, boat, { session_id: deleted })
    await app.ask(sessions.deleteSession, { params: { id: deleted } }, asKeeper)
    await app.ask(
      contract.returnEquipment,
      { params: { id: booking }, body: { distance: 14_200, time: 4000 } },
      asKeeper,
    )
    expect(await read()).toMatchObject({ distance: 14_200, time: 4000 })
  })

  test('makes a service due by distance, until one is logged', async () => {
    const item = await makeItem(app.db, club, {
      service_distance: 10_000,
      initial_distance: 11_000,
    })
    expect((await read(item)).service).toMatchObject({ due: true, distance_left: -1000 })
    await app.ask(
      contract.addEquipmentLog,
      { params: { id: item }, body: { kind: 'service' } },
      asKeeper,
    )
    expect((await read(item)).service).toMatchObject({ due: false, distance_left: 10_000 })
  })
})

describe('damage', () => {
  test.each([
    [1, 'available'],
    [2, 'available'],
    [3, 'damaged'],
  ] as const)('of severity %i, told by an athlete, leaves a boat %s', async (severity, status) => {
    const body = { kind: 'damage' as const, text: 'Fin bent', severity }
    await app.ask(contract.addEquipmentLog, { params: { id: boat }, body }, asAthlete)
    expect(await read()).toMatchObject({ status, open_damages: 1, worst_damage: severity })
  })

  test('that was mended last makes the boat available again', async () => {
    const [first, second] = [
      await makeDamage(app.db, club, boat, athlete.id, 3),
      await makeDamage(app.db, club, boat, athlete.id, 3),
    ]
    await app.ask(
      contract.resolveEquipmentLog,
      { params: { id: first }, body: { resolved: true } },
      asKeeper,
    )
    expect(await read()).toMatchObject({ status: 'damaged', open_damages: 1 })
    await app.ask(
      contract.resolveEquipmentLog,
      { params: { id: second }, body: { resolved: true } },
      asKeeper,
    )
    expect(await read()).toMatchObject({ status: 'available', open_damages: 0, worst_damage: null })
  })

  test('is taken back by who told it, within a day', async () => {
    const [fresh, old] = [
      await makeDamage(app.db, club, boat, athlete.id),
      await makeDamage(app.db, club, boat, athlete.id),
    ]
    await app.rows(
      `update equipment_logs set created_at = now() - interval '25 hours' where id = $1`,
      [old],
    )
    await app.ask(contract.deleteEquipmentLog, { params: { id: fresh } }, asAthlete)
    expect(
      await app.refused(contract.deleteEquipmentLog, { params: { id: old } }, asAthlete),
    ).toMatchObject({ status: 403 })
  })

  test('is all an athlete may log, with notes', async () => {
    for (const kind of ['usage', 'repair', 'service'] as const)
      expect(
        await app.refused(
          contract.addEquipmentLog,
          { params: { id: boat }, body: { kind } },
          asAthlete,
        ),
      ).toMatchObject({
        status: 403,
        code: 'permission_missing',
      })
  })
})

describe('bookings', () => {
  const at = (from: string, until: string, more: object = {}) => ({
    item_ids: [boat],
    from: `2026-06-01T${from}:00Z`,
    until: `2026-06-01T${until}:00Z`,
    ...more,
  })
  const book = async (body: contract.BookingPlan, as = asKeeper) =>
    (await app.ask(contract.bookEquipment, { body }, as)).data

  test.each([
    ['touching', '08:00', '09:00', 0, 0],
    ['overlapping by a minute', '07:59', '09:00', 0, 1],
    ['touching, with time for transport', '08:00', '09:00', 60, 1],
    ['apart', '10:00', '11:00', 0, 0],
    ['around', '05:00', '12:00', 0, 1],
  ])('%s tell of each other', async (_, from, until, buffer, conflicts) => {
    await book(at('06:00', '08:00', { name: 'First' }))
    const [second] = await book(at(from, until, { buffer, despite_overlap: true }))
    expect(second?.conflicts).toHaveLength(conflicts)
  })

  test('say who has it at a time, and who wants it next', async () => {
    await book(at('06:00', '08:00', { name: 'Trial', buffer: 1800 }))
    expect(await inList(boat, { at: '2026-06-01T05:00:00Z' })).toMatchObject({
      out: null,
      next: { from: '2026-06-01T05:30:00Z', name: 'Trial' },
    })
    expect(await inList(boat, { at: '2026-06-01T05:30:00Z' })).toMatchObject({
      out: { until: '2026-06-01T08:30:00Z', name: 'Trial' },
      next: null,
    })
    expect(await inList(boat, { at: '2026-06-01T08:30:00Z' })).toMatchObject({
      out: null,
      next: null,
    })
  })

  test('warn when another overlaps, and are stored only when that is wanted', async () => {
    await book(at('06:00', '08:00', { name: 'First' }))
    const late = at('07:00', '09:00', { name: 'Second' })
    const stored = () =>
      app.rows('select from equipment_bookings where club_id = $1 and item_id = $2', [club, boat])
    expect(await app.refused(contract.bookEquipment, { body: late }, asKeeper)).toMatchObject({
      status: 409,
      code: 'already_booked',
      current: [
        {
          item_id: boat,
          name: 'First',
          from: '2026-06-01T06:00:00Z',
          until: '2026-06-01T08:00:00Z',
        },
      ],
    })
    expect(await stored()).toHaveLength(1)
    expect(await book({ ...late, despite_overlap: true })).toMatchObject([
      { conflicts: [{ name: 'First' }] },
    ])
    expect(await stored()).toHaveLength(2)
  })

  test('of one boat by several at once: one is stored, the others are warned', async () => {
    const send = () => app.send(contract.bookEquipment, { body: at('06:00', '08:00') }, asKeeper)
    const answers = await Promise.all(Array.from({ length: 5 }, send))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
  })

  test('of something broken need a word why', async () => {
    await makeDamage(app.db, club, boat, athlete.id, 3)
    const plain = at('06:00', '08:00')
    expect(await app.refused(contract.bookEquipment, { body: plain }, asKeeper)).toMatchObject({
      status: 400,
      code: 'reason_needed',
    })
    expect(await book({ ...plain, reason: 'Only a paddle to the slip' })).toHaveLength(1)
  })

  test('follow their session when it moves', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: keeper.id },
      { start_date: '2026-06-01T06:00:00Z', end_date: '2026-06-01T07:00:00Z' },
    )
    await book({ item_ids: [boat], session_id: session, buffer: 600 })
    await app.ask(
      sessions.updateSession,
      {
        body: { id: session, start_date: '2026-06-02T06:00:00Z', end_date: '2026-06-02T07:00:00Z' },
      },
      asKeeper,
    )
    const { data } = await app.ask(
      contract.equipmentBookings,
      { query: { session_id: session } },
      asAthlete,
    )
    expect(data).toMatchObject([{ from: '2026-06-02T05:50:00Z', until: '2026-06-02T07:10:00Z' }])
  })

  test('of one’s own session are an athlete’s to make and to end, others are not', async () => {
    const session = await makeSession(
      app.db,
      club,
      { user_id: athlete.id, role_id: ROLE.athlete },
      { start_date: '2026-06-01T06:00:00Z' },
    )
    const [own] = await book({ item_ids: [boat], session_id: session }, asAthlete)
    await app.ask(contract.cancelBooking, { params: { id: own?.id ?? 0 } }, asAthlete)
    expect(
      await app.refused(contract.bookEquipment, { body: at('06:00', '08:00') }, asAthlete),
    ).toMatchObject({ status: 403 })
    const foreign = await makeBooking(app.db, club, keeper.id, boat)
    expect(
      await app.refused(contract.cancelBooking, { params: { id: foreign } }, asAthlete),
    ).toMatchObject({ status: 403 })
  })

  test.each([
    ['no thing', { item_ids: [] }, 'invalid'],
    ['a thing of nobody', { item_ids: [99_999_999] }, 'unknown_reference'],
    ['an end before the start', { until: '2026-06-01T05:00:00Z' }, 'end_before_start'],
    ['no end', { until: undefined }, 'invalid'],
  ])('with %s are refused', async (_, change, code) => {
    const body = { ...at('06:00', '08:00'), ...change } as contract.BookingPlan
    expect(await app.refused(contract.bookEquipment, { body }, asKeeper)).toMatchObject({
      status: 400,
      code,
    })
  })
})

describe('a spreadsheet', () => {
  test('gives the good rows and tells of the others by line', async () => {
    const rows = [
      {
        line: 2,
        category: 'Boats',
        name: 'Wave',
        boat_type: '8+',
        crew_weight_min: '75',
        crew_weight_max: '90',
        year: '2019',
      },
      { line: 3, category: 'boote', name: '', boat_type: '9x', year: 'new' },
      { line: 4, category: 'Cars', name: 'Van' },
    ]
    const looked = await app.send(
      things.importEquipment,
      { body: { dry_run: true, rows } },
      asKeeper,
    )
    expect(looked).toMatchObject({ status: 206, json: { data: { added: 1 } } })
    const done = await app.send(
      things.importEquipment,
      { body: { dry_run: false, rows } },
      { ...asKeeper, language: 'de' },
    )
    const faults = (
      done.json as { data: { faults: { line: number; field: string; message: string }[] } }
    ).data.faults
    expect(faults.map(({ line, field }) => [line, field])).toEqual([
      [3, 'name'],
      [3, 'year'],
      [3, 'boat_type'],
      [4, 'category'],
    ])
    expect(faults[0]?.message).toBe('Das fehlt.')
    const { data } = await app.ask(
      things.equipment,
      { query: { query: 'wave', kind: 'boat' } },
      asAthlete,
    )
    expect(
      data.some(
        ({ year, boat_type, crew_weight_max }) =>
          year === 2019 && boat_type === 9 && crew_weight_max === 90,
      ),
    ).toBe(true)
  })

  test('deletes no history: what was used is retired', async () => {
    await makeDamage(app.db, club, boat, athlete.id)
    expect(
      await app.refused(things.deleteEquipment, { params: { id: boat } }, asKeeper),
    ).toMatchObject({
      status: 409,
      code: 'has_history',
    })
    await app.ask(
      things.updateEquipment,
      { params: { id: boat }, body: { status: 'retired' } },
      asKeeper,
    )
    expect(await inList(boat)).toBeUndefined()
    expect(await inList(boat, { status: 'retired' })).toMatchObject({ id: boat })
  })

  test('has a category in use by its own name', async () => {
    const category = await makeCategory(app.db, club, 'oars')
    const rows = [{ line: 2, category: 'rack OARS', name: 'Blades' }]
    await app.ask(things.importEquipment, { body: { dry_run: false, rows } }, asKeeper)
    const { data } = await app.ask(
      things.equipment,
      { query: { category_id: category } },
      asAthlete,
    )
    expect(data.map(({ name }) => name)).toEqual(['Blades'])
  })
})
