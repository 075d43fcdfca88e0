import { afterAll, beforeAll, expect } from 'vitest'
import * as days from '#contract/analysis/performance-tests-days.ts'
import type { NewCells, TestPerson } from '#contract/analysis/performance-tests-days.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, type TestUser } from './factories.ts'
import { grantTo } from './grant.ts'
import type { Place } from './test-day-cells.ts'

/** Two athletes, one without consent, a coach, and one who sees no personal details. */
export let app: TestApp
let club: ClubId
export let anna: TestUser, ben: TestUser, silent: TestUser, coach: TestUser, blind: TestUser

/** Every test file that prepares it has a server of its own. */
export function prepareTestDayClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db, { time_zone: 'UTC', plan: 'drv' })
    const born = { date_of_birth: '2000-01-01' }
    anna = await makeMember(app.db, club, [ROLE.athlete], { ...born, gender: 'w' })
    ben = await makeMember(app.db, club, [ROLE.athlete], { ...born, gender: 'm' })
    silent = await makeMember(app.db, club, [ROLE.athlete], { ...born, consent: null })
    coach = await makeMember(app.db, club, [ROLE.head_coach])
    blind = await makeMember(app.db, club, [ROLE.head_coach])
    for (const person of [coach, blind]) {
      await grant(person, 'drv-view-all-members-on-report', true)
      await grant(person, 'drv-view-personal-details', person === coach)
    }
  })
  afterAll(() => app.close())
}

const grant = (person: TestUser, permission: Permission, granted: boolean) =>
  grantTo(app, { club, person, permission, granted })
export const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })
let count = 0
/** A day that no other test has. */
export const freshDay = () => addDays('2026-02-02', count++)

export const send = (person: TestUser, body: NewCells) =>
  app.send(days.writePerformanceTests, { body }, as(person))
export const write = async (person: TestUser, body: NewCells) => {
  const { status, json } = await send(person, body)
  expect(status).toBe(200)
  return (json as { data: { conflicts: object[] } }).data.conflicts
}
export const sheet = async (person: TestUser, place: Place) =>
  (await app.ask(days.performanceTestDay, { query: place }, as(person))).data.people
export const rowOf = (people: TestPerson[], { id }: TestUser) =>
  people.find(({ user_id }) => user_id === id)
export const testOf = async (person: TestUser, place: Place, of: TestUser) =>
  rowOf(await sheet(person, place), of)?.test ?? null
