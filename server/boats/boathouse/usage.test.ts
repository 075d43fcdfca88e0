import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/boats/boathouse.ts'
import { exportEquipmentCsv } from '#contract/boats/equipment-sheets.ts'
import * as sessions from '#contract/planning/sessions.ts'
import { addMonths } from '#domain/time/week.ts'
import { dayIn, instantAt } from '#domain/time/zoned-time.ts'
import type { TestApp } from '../../../test/support/app.ts'
import { openBoathouse, type Boathouse } from '../../../test/support/boathouse.ts'
import { makeBooking, makeItem } from '../../../test/support/equipment.ts'
import {
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
let asKeeper: As
let read: Boathouse['read']
let boat: number

beforeAll(async () => {
  ;({ app, club, keeper, asKeeper, read } = await openBoathouse())
})
beforeEach(async () => {
  boat = await makeItem(app.db, club)
})
afterAll(() => app.close())

const moveTo = (time_zone: string) =>
  app.rows('update clubs set time_zone = $2 where id = $1', [club, time_zone])

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

  test('is what the boat recorded, else the middle of what its crew did', async () => {
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
    expect((await read(boat)).distance).toBe(12_000)
    for (const mate of mates) await recorded(mate, 601, null)
    await recorded(keeper, 1501, other)
    expect(await read(boat)).toMatchObject({ distance: 2400, time: 600 })
    await recorded(keeper, 901, crew)
    expect(await read(boat)).toMatchObject({ distance: 3600, time: 900 })
  })

  test('leaves out a deleted session, and takes the report on return before the plan', async () => {
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
    expect(await read(boat)).toMatchObject({ distance: 14_200, time: 4000 })
  })

  test('was last used on the day of the club, in the file too', async () => {
    await moveTo('Asia/Shanghai')
    const item = await makeItem(app.db, club, { name: 'Early bird' })
    const body = { kind: 'usage' as const, distance: 8000, at: '2026-03-12T22:30:00Z' }
    await app.ask(contract.addEquipmentLog, { params: { id: item }, body }, asKeeper)
    const { text } = await app.send(exportEquipmentCsv, {}, asKeeper)
    expect(text.split('\r\n').find((line) => line.includes('Early bird'))).toContain('2026-03-13')
  })

  test('makes a service due by months on the days of the club', async () => {
    const zone = 'Pacific/Auckland'
    await moveTo(zone)
    const serviceOf = async (at: string, service_months: number) => {
      const item = await makeItem(app.db, club, { service_months })
      const body = { kind: 'service' as const, at }
      await app.ask(contract.addEquipmentLog, { params: { id: item }, body }, asKeeper)
      return (await read(item)).service
    }
    // At nine in the morning of 1 March.
    expect(await serviceOf('2026-02-28T20:00:00Z', 6)).toMatchObject({ due_on: '2026-09-01' })
    // A minute before the end of this day a year ago: due all day.
    const day = addMonths(dayIn(zone, new Date()), -12)
    expect(await serviceOf(instantAt(`${day}T23:59:00`, zone), 12)).toMatchObject({
      due: true,
    })
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
