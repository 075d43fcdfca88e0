import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as boathouse from '#contract/boats/boathouse.ts'
import * as equipment from '#contract/boats/equipment.ts'
import * as equipmentSheets from '#contract/boats/equipment-sheets.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeBooking, makeItem } from '../support/equipment.ts'
import { makeClub, makeCrew, makeMember, makeSession, type TestUser } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** One moment for the whole run, which may pass a full minute. */
const BEGAN = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
const at = (hours: number) => new Date(BEGAN + hours * HOUR_MS).toISOString()
const day = (hours: number) => at(hours).slice(0, 10)
/** When the draft of each kind begins; each lasts two hours. */
const STARTS = { over: -51, now: -1, ahead: 47 } as const

let app: TestApp
let club: ClubId
let boat: number
let coach: TestUser, athlete: TestUser, keeper: TestUser
const drafts = new Map<keyof typeof STARTS, { session: number; crew: number; booking: number }>()

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  boat = await makeItem(app.db, club)
  coach = await makeMember(app.db, club, [ROLE.coach], { first_name: 'Canary', last_name: 'Coach' })
  athlete = await makeMember(app.db, club)
  keeper = await makeMember(app.db, club)
  const rower = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Canary',
    last_name: 'Rower',
  })
  await app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, true from permissions where name = 'manage-inventory'`,
    [club, keeper.id],
  )
  for (const [kind, start] of Object.entries(STARTS) as [keyof typeof STARTS, number][]) {
    const times = { start_date: at(start), end_date: at(start + 2) }
    const session = await makeSession(
      app.db,
      club,
      { user_id: coach.id },
      { name: 'Canary draft', published: false, ...times },
    )
    const crew = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [rower.id],
      published: true,
    })
    const booking = await makeBooking(app.db, club, coach.id, boat, { session_id: session })
    await app.rows(
      `update equipment_bookings set name = 'Canary booking', reason = 'Canary reason', crew_id = $2
        where id = $1`,
      [booking, crew],
    )
    drafts.set(kind, { session, crew, booking })
  }
})
afterAll(() => app.close())

const as = ({ token }: TestUser): As => ({ token, club })
const of = (kind: keyof typeof STARTS) => drafts.get(kind) ?? { session: 0, crew: 0, booking: 0 }
const ENDPOINTS = [equipment, equipmentSheets, boathouse].flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/**
 * Every call about equipment that could say something of a booking, in each way it can be asked;
 * null: it says nothing but done.
 */
const CALLS: Record<string, ((own: number) => Parts[]) | null> = {
  'GET equipment': () => Object.values(STARTS).map((start) => ({ query: { at: at(start + 1) } })),
  'GET equipment/{id}': () => [{ params: { id: boat } }],
  'GET equipment-logs': () => [{}, { query: { item_id: boat } }],
  'GET equipment-export': () => [{}],
  'GET equipment-export/csv': () => [{}],
  'GET equipment-bookings': () => [
    { query: { item_id: boat } },
    { query: { start_date: day(-60), end_date: day(60) } },
    ...Object.values(STARTS).map((_, index) => ({
      query: { session_id: [...drafts.values()][index]?.session },
    })),
  ],
  'POST equipment-bookings': (own) => [
    { body: { item_ids: [boat], session_id: own, reason: 'Canoe' } },
    ...[...drafts.values()].map(({ crew }) => ({
      body: { item_ids: [boat], session_id: own, crew_id: crew },
    })),
    ...[...drafts.values()].map(({ session }) => ({
      body: { item_ids: [boat], session_id: session },
    })),
    ...Object.values(STARTS).map((start) => ({
      body: { item_ids: [boat], from: at(start + 0.5), until: at(start + 1) },
    })),
  ],
  'POST equipment-bookings/{id}/return': () =>
    [...drafts.values()].map(({ booking }) => ({ params: { id: booking }, body: {} })),
  'DELETE equipment-bookings/{id}': () =>
    [...drafts.values()].map(({ booking }) => ({ params: { id: booking } })),
  'GET equipment-categories': () => [{}],
  'DELETE equipment/{id}': () => [{ params: { id: boat } }],
  'POST equipment/{id}/logs': () => [
    { params: { id: boat }, body: { kind: 'note', text: 'Wiped down' } },
  ],
  'POST equipment-categories': null,
  'PATCH equipment-categories/{id}': null,
  'DELETE equipment-categories/{id}': null,
  'POST equipment': null,
  'PATCH equipment/{id}': null,
  'POST equipment-import': null,
  'POST equipment-logs/{id}/resolve': null,
  'DELETE equipment-logs/{id}': null,
  'POST equipment-logs/{id}/photo': null,
  'GET equipment-logs/{id}/photo': null,
}

test('every call about equipment is asked here', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(ENDPOINTS.map(nameOf).toSorted())
})

/**
 * Everything the calls show somebody, in words; a session of their own is there at the time of each
 * draft.
 */
async function shownTo(person: TestUser): Promise<string> {
  const times = { start_date: at(STARTS.ahead), end_date: at(STARTS.ahead + 1) }
  const own = await makeSession(
    app.db,
    club,
    { user_id: person.id, role_id: ROLE.athlete },
    { name: 'Own outing', ...times },
  )
  const leaks: string[] = []
  for (const endpoint of ENDPOINTS)
    for (const parts of CALLS[nameOf(endpoint)]?.(own) ?? []) {
      const { bytes, text } = await app.send(endpoint, parts, as(person))
      const isWorkbook = bytes.subarray(0, 2).toString() === 'PK'
      const texts = isWorkbook
        ? Object.values(unzipSync(bytes)).map((part) => strFromU8(part))
        : [text]
      leaks.push(...texts.map((one) => `${nameOf(endpoint)} ${one}`))
    }
  return leaks.join('\n')
}

/**
 * Numbers of the drafts and their crews, and the times of the one that is over, which nobody has to
 * plan around any more.
 */
function secretsIn(text: string): string[] {
  const ids = [...drafts.values()].flatMap(({ session, crew }) => [
    `"session_id":${session},`,
    `"session":{"id":${session},`,
    `"crew_id":${crew},`,
  ])
  const past = [at(STARTS.over), at(STARTS.over + 2)].map((time) => `"${time.replace('.000', '')}"`)
  return [...ids, ...past].filter((secret) => text.includes(secret))
}

describe('a draft that holds a boat', () => {
  test.each([
    ['an athlete', () => athlete],
    ['somebody who keeps the boathouse and no more', () => keeper],
  ])('is to %s no more than that the boat is taken', async (_, person) => {
    const text = await shownTo(person())
    expect(text.split('\n').filter((line) => /canary/i.test(line))).toEqual([])
    expect(secretsIn(text)).toEqual([])
    const bookings = (
      await app.ask(boathouse.equipmentBookings, { query: { item_id: boat } }, as(person()))
    ).data
    expect(bookings.find(({ id }) => id === of('ahead').booking)).toEqual({
      id: of('ahead').booking,
      item_id: boat,
      item_name: 'Wave',
      session_id: null,
      crew_id: null,
      name: '',
      from: at(STARTS.ahead).replace('.000', ''),
      until: at(STARTS.ahead + 2).replace('.000', ''),
      buffer: 0,
      reason: null,
      returned_at: null,
      booked_by: null,
      conflicts: expect.any(Array),
    })
  })

  test('warns anyone who books the boat for the same time, without a word of what it is', async () => {
    const times = { start_date: at(STARTS.ahead + 1), end_date: at(STARTS.ahead + 3) }
    const own = await makeSession(
      app.db,
      club,
      { user_id: athlete.id, role_id: ROLE.athlete },
      times,
    )
    const body = { item_ids: [boat], session_id: own }
    const { current } = await app.refused(boathouse.bookEquipment, { body }, as(athlete))
    expect(current).toContainEqual(expect.objectContaining({ id: of('ahead').booking, name: '' }))
    const [booking] = (
      await app.ask(
        boathouse.bookEquipment,
        { body: { ...body, despite_overlap: true } },
        as(athlete),
      )
    ).data
    expect(booking?.conflicts).toContainEqual(
      expect.objectContaining({ id: of('ahead').booking, name: '' }),
    )
  })

  test('is shown to coaches as ever', async () => {
    const item = (await app.ask(equipment.equipmentItem, { params: { id: boat } }, as(coach))).data
    expect(item.out).toMatchObject({ session_id: of('now').session, name: 'Canary booking' })
    expect(item.last_crew?.people).toEqual(['Canary Rower'])
    expect(item.logs.map(({ session, crew }) => [session?.id, crew])).toContainEqual([
      of('over').session,
      'Canary Rower',
    ])
  })
})

test('refuses a booking for a crew when it sits in another session', async () => {
  const crew = await makeCrew(app.db, club, { session_id: of('over').session, published: true })
  const own = await makeSession(app.db, club, { user_id: coach.id })
  const body = { item_ids: [boat], session_id: own, crew_id: crew }
  expect(await app.refused(boathouse.bookEquipment, { body }, as(coach))).toMatchObject({
    code: 'unknown_reference',
  })
})
