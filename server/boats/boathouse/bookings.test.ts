import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/boathouse.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { openBoathouse, type Boathouse } from '../../../test/support/boathouse.ts'
import { makeBooking, makeDamage, makeItem } from '../../../test/support/equipment.ts'
import { makeSession, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import type { ClubId } from '../../db/client.ts'

let app: TestApp
let club: ClubId
let keeper: TestUser
let athlete: TestUser
let asKeeper: As
let asAthlete: As
let inList: Boathouse['inList']
let boat: number

beforeAll(async () => {
  ;({ app, club, keeper, athlete, asKeeper, asAthlete, inList } = await openBoathouse())
})
beforeEach(async () => {
  boat = await makeItem(app.db, club)
})
afterAll(() => app.close())

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
  ])('%s name each other as conflicts', async (_, from, until, buffer, conflicts) => {
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
