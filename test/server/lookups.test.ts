import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as lookups from '#contract/lookups.ts'
import { morningRange } from '#contract/analysis/monitoring.ts'
import { unreadNotifications } from '#contract/platform/inbox.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, type TestUser } from '../support/factories.ts'
import type { As } from '../support/http.ts'

let app: TestApp
let club: ClubId
let coach: TestUser
let as: As

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.coach])
  as = { token: coach.token, club, language: 'en' }
})
afterAll(() => app.close())

describe('lists to choose from', () => {
  test.each([
    ['health of who does not come', lookups.notAttendingHealthOptions, 2],
    ['age classes', lookups.ageOptions, 19],
    ['classes by gender', lookups.genderOptions, 3],
    ['classes by weight', lookups.weightOptions, 2],
    ['groups of a crew', lookups.crewGroupOptions, 6],
    ['standards of strokes', lookups.telemetryStandardsOptions, 8],
    ['units', lookups.unitsOfMeasurement, 1],
    ['kinds of sessions', lookups.sessionTypes, 8],
    ['statuses of members', lookups.clubStatuses, 7],
    ['roles', lookups.roles, 4],
    ['permissions', lookups.permissions, 20],
    ['speed intensities', lookups.intensities, 8],
    ['heart-rate zones', lookups.heartRateZones, 6],
    ['exercises', lookups.exercises, 30],
  ])('%s have numbers and names', async (_, endpoint, least) => {
    const reply = await app.ask(endpoint, { query: { club_id: club } }, as)
    const data: readonly { id: number; name: string | null }[] = reply.data
    expect(data.length).toBeGreaterThanOrEqual(least)
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
    for (const { name } of data) expect(name).toMatch(/\S/)
  })

  test('focuses and rate zones are those of a sport', async () => {
    const focusesOf = async (sport: number) =>
      (await app.ask(lookups.focuses, { query: { sport } }, as)).data.map(({ id }) => id)
    expect(await focusesOf(1)).toContain(9)
    expect(await focusesOf(48)).not.toContain(9)
    const zonesOf = async (sport: number) =>
      (await app.ask(lookups.strokeRateZones, { query: { sport } }, as)).data
    expect((await zonesOf(1))[1]).toMatchObject({ start: 18, end: 20 })
    expect((await zonesOf(48))[1]).toMatchObject({ start: 60, end: 69 })
  })

  test('boats and gold medal times are those of a sport', async () => {
    const boats = async (sport_id: number) =>
      (await app.ask(lookups.crewStructures, { query: { sport_id } }, as)).data.length
    expect(await boats(1)).toBeGreaterThan(0)
    expect(await boats(4)).toBe(0)
    const { data } = await app.ask(lookups.gmts, { query: { club_id: club, sport: 1 } }, as)
    expect(data.length).toBeGreaterThan(20)
  })

  test('permissions of a role are read, and an exercise of the club is added', async () => {
    const params = { roleId: ROLE.athlete }
    const { data } = await app.ask(lookups.rolePermissions, { params, query: {} }, as)
    expect(data.map(({ name }) => name)).toEqual(['view-club-members'])
    const added = await app.ask(lookups.addExercise, { body: { name: 'Sled push' } }, as)
    const all = await app.ask(lookups.exercises, { query: {} }, as)
    expect(all.data).toContainEqual(added.data)
  })
})

test('mornings of some days come by athlete, and how much is unread as a number', async () => {
  const athlete = await makeMember(app.db, club)
  const body = { date_from: '2026-03-01', date_to: '2026-03-02', athlete_ids: [athlete.id] }
  const mornings = await app.ask(morningRange, { body }, as)
  expect(mornings.data).toHaveProperty(String(athlete.id))
  const unread = await app.ask(unreadNotifications, { query: { club_id: club } }, as)
  expect(unread).toMatchObject({ number_of_unread: 0 })
})
