import { afterAll, beforeAll, expect } from 'vitest'
import * as contract from '#contract/analysis/monitoring.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from './app.ts'
import { makeClub, makeMember, todayInUtc, type TestUser } from './factories.ts'

/** A club with an athlete, a head coach and a coach without the right over what has been. */
export let app: TestApp
export let club: ClubId
export let athlete: TestUser, coach: TestUser, plainCoach: TestUser

/** Every test file that prepares it has a server of its own. */
export function prepareMorningClub(): void {
  beforeAll(async () => {
    app = await startTestApp()
    club = await makeClub(app.db, { time_zone: 'UTC' })
    athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2000-01-01' })
    coach = await makeMember(app.db, club, [ROLE.head_coach])
    plainCoach = await makeMember(app.db, club, [ROLE.coach])
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
       select $1, $2, id, false from permissions where name = 'view-edit-all-sessions'`,
      [club, plainCoach.id],
    )
  })
  afterAll(() => app.close())
}

export const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })
let days = 0
/** A day of the past that no other test has, nor the one after it. */
export const freshDay = () => addDays('2026-01-05', (days += 2))
/** Its clock shows UTC. */
export const today = todayInUtc

type Body = { user_id?: number; day: string; values: object; seen?: object }
export const saved = (person: TestUser, body: Body) =>
  app.send(contract.saveMorning, { body }, as(person))
export const save = async (person: TestUser, body: Body) => {
  const { status, text } = await saved(person, body)
  expect(text).toContain('done')
  expect(status).toBe(200)
}
export const read = async (day: string, person = athlete) =>
  (await app.ask(contract.morning, { params: { id: athlete.id }, query: { day } }, as(person))).data
export const refusal = async (person: TestUser, body: Body) => {
  const { status, json } = await saved(person, body)
  const { code, errors = {} } = json as { code?: string; errors?: Record<string, string[]> }
  return { status, code, errors }
}
