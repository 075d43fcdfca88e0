import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as days from '#contract/insight/performance-tests-days.ts'
import type { NewCells, TestPerson } from '#contract/insight/performance-tests-days.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../db/client.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import {
  cells,
  line,
  ofPerson,
  type Place,
  type Sent,
} from '../../../test/support/test-day-cells.ts'

let app: TestApp
let club: ClubId
let anna: TestUser, ben: TestUser, silent: TestUser, coach: TestUser, blind: TestUser

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

const grant = ({ id }: TestUser, permission: string, granted: boolean) =>
  app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, $4 from permissions where name = $3`,
    [club, id, permission, granted],
  )
const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })
let count = 0
/** A day that no other test has. */
const freshDay = () => addDays('2026-02-02', count++)

const send = (person: TestUser, body: NewCells) =>
  app.send(days.writePerformanceTests, { body }, as(person))
const write = async (person: TestUser, body: NewCells) => {
  const { status, json } = await send(person, body)
  expect(status).toBe(200)
  return (json as { data: { conflicts: object[] } }).data.conflicts
}
const sheet = async (person: TestUser, place: Place) =>
  (await app.ask(days.performanceTestDay, { query: place }, as(person))).data.people
const rowOf = (people: TestPerson[], { id }: TestUser) =>
  people.find(({ user_id }) => user_id === id)
const testOf = async (person: TestUser, place: Place, of: TestUser) =>
  rowOf(await sheet(person, place), of)?.test ?? null

describe('what is refused', () => {
  test.each<[string, Sent]>([
    ['values', { values: { weight: 34.9 } }],
    ['values', { values: { lactate_0: 30.1 } }],
    ['lines', { lines: [line(1, { heart_rate: 29 })] }],
    ['lines', { lines: [line(1, { watts: 3001 })] }],
    ['lines', { lines: [line(61, { watts: 300 })] }],
  ])('%s beyond their bounds', async (_, sent) => {
    const place = { kind: '2k', day: freshDay() } as const
    const { status, json } = await send(coach, cells(place, [ofPerson(anna, sent)]))
    expect(status).toBe(400)
    const { errors } = json as { errors: Record<string, string[]> }
    expect(Object.values(errors).flat().join()).toMatch(/^Value must be between /)
    expect(await testOf(coach, place, anna)).toBeNull()
  })

  test('days to come, and the same person twice', async () => {
    const tomorrow = addDays(new Date().toISOString().slice(0, 10), 2)
    const one = ofPerson(anna, { values: { time_s: 441.2 } })
    expect(await send(coach, cells({ kind: '2k', day: tomorrow }, [one]))).toMatchObject({
      status: 400,
    })
    const twice = cells({ kind: '2k', day: freshDay() }, [one, one])
    expect(await send(coach, twice)).toMatchObject({ status: 400 })
  })

  test('tests of whom the writer does not see, and of who has not agreed', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    const of = (one: TestUser) => cells(place, [ofPerson(one, { values: { time_s: 441.2 } })])
    expect(await send(anna, of(ben))).toMatchObject({ status: 404 })
    expect(await send(coach, of(silent))).toMatchObject({ status: 404 })
    expect(await send(silent, of(silent))).toMatchObject({
      status: 403,
      json: { code: 'consent_missing' },
    })
  })

  test('what a coach has entered, to the athlete', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { time_s: 441.2 } })]))
    const own = ofPerson(anna, { values: { hr_max: 190 } })
    expect(await send(anna, cells(place, [own]))).toMatchObject({ status: 403 })
    expect(rowOf(await sheet(anna, place), anna)?.can_write).toBe(false)
  })
})

describe('a weight', () => {
  test('is neither read, written nor compared without the right to personal details', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(coach, cells(place, [ofPerson(anna, { values: { weight: 71.5, time_s: 441.2 } })]))
    expect(await testOf(blind, place, anna)).toMatchObject({ weight: null, date_of_birth: null })
    expect(rowOf(await sheet(blind, place), anna)?.sees_weight).toBe(false)
    for (const sent of [
      { values: { weight: 70 } },
      { values: { weight: 71.5 } },
      { values: {}, seen: { weight: 71.5 } },
    ]) {
      const { status, json } = await send(blind, cells(place, [ofPerson(anna, sent)]))
      expect(status).toBe(400)
      expect(JSON.stringify(json)).not.toContain('71.5')
    }
    await write(blind, cells(place, [ofPerson(anna, { values: { hr_max: 190 } })]))
    expect(await testOf(coach, place, anna)).toMatchObject({ weight: 71.5, hr_max: 190 })
  })

  test('is an athlete’s own to read and write', async () => {
    const place = { kind: '2k', day: freshDay() } as const
    await write(anna, cells(place, [ofPerson(anna, { values: { weight: 71.5 } })]))
    expect(await testOf(anna, place, anna)).toMatchObject({ weight: 71.5 })
  })
})
