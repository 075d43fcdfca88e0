import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { problemOf, type Parts } from '../support/http.ts'
import { MATRIX_CALLS } from './matrix-calls.ts'
import type { Things } from './matrix-parts.ts'
import { ENDPOINTS } from './matrix-run.ts'
import { readTable, TABLES } from './matrix-table.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'

let app: TestApp
let world: MatrixWorld

beforeAll(async () => {
  app = await startTestApp()
  world = await openWorld(app)
})
afterAll(() => app.close())

test('every endpoint has its row, and its answers stand on the table', () => {
  const names = ENDPOINTS.map(nameOf)
  expect(Object.keys(MATRIX_CALLS).toSorted()).toEqual(names.toSorted())
  expect([...readTable(TABLES.open).keys()]).toEqual(names)
})

describe('the door', () => {
  test('names the first reason of 401, 419, 420 and 403', async () => {
    const { anonymous, pending, expired_plan, athlete } = world.personas
    const lapsed = world.clubs.lapsed
    const statuses = []
    for (const { token } of [anonymous, pending, expired_plan, athlete]) {
      const { status } = await app.call('POST', 'exercises/add', {
        as: { token, club: lapsed },
        json: { name: 5 },
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([401, 419, 420, 403])
  })

  test.each([
    ['no header', {}],
    ['a club that is not there', { 'selected-club-id': '999999' }],
    ['a name', { 'selected-club-id': 'main' }],
    ['a number that is none', { 'selected-club-id': '1e0' }],
    ['a list', { 'selected-club-id': '1,2' }],
    ['a very long number', { 'selected-club-id': '9'.repeat(40) }],
  ])('stays shut for %s', async (_, headers) => {
    const answer = await app.call('GET', 'home', {
      as: { token: world.personas.athlete.token },
      headers,
    })
    expect(problemOf(answer)).toMatchObject({ status: 403, code: 'not_a_member' })
  })
})

describe('a thing of another club', () => {
  const calls: [
    string,
    'session' | 'import_id' | 'activity',
    (id: number, own: Things) => Parts,
  ][] = [
    ['GET session/{id}', 'session', (id) => ({ params: { id } })],
    ['DELETE session/{id}', 'session', (id) => ({ params: { id } })],
    ['POST session/{id}/rpe', 'session', (id) => ({ params: { id }, body: { rpe: 3 } })],
    ['GET session/{id}/attendance', 'session', (id) => ({ params: { id } })],
    ['GET session/{id}/results', 'session', (id) => ({ params: { id } })],
    ['POST update-session', 'session', (id) => ({ body: { id, name: 'Mine now' } })],
    [
      'POST session/{id}/register',
      'session',
      (id, own) => ({ params: { id }, body: { add: [own.user_id] } }),
    ],
    ['GET session/{id}/attendance/export', 'session', (id) => ({ params: { id } })],
    [
      'POST session-attendance',
      'session',
      (id, own) => ({ body: { event_id: id, users: { [own.user_id]: { attending: 1 } } } }),
    ],
    ['GET imports', 'session', (id) => ({ query: { session_id: id } })],
    [
      'POST imports',
      'session',
      (id) => ({ upload: { session_id: id }, file: { bytes: new Uint8Array([1, 2, 3]) } }),
    ],
    [
      'POST imports/{id}/assign',
      'session',
      (id, own) => ({ params: { id: own.import_id }, body: { session_id: id } }),
    ],
    ['GET imports/{id}', 'import_id', (id) => ({ params: { id } })],
    [
      'POST imports/{id}/assign',
      'import_id',
      (id, own) => ({ params: { id }, body: { session_id: own.session } }),
    ],
    [
      'POST imports/{id}/answer',
      'import_id',
      (id) => ({ params: { id }, body: { date_order: 'day-month' } }),
    ],
    ['GET activities/{id}', 'activity', (id) => ({ params: { id } })],
    ['GET activities/{id}/channels', 'activity', (id) => ({ params: { id } })],
  ]
  test.each(calls)('in %s by its %s', async (name, thing, partsOf) => {
    const endpoint = ENDPOINTS.find((one) => nameOf(one) === name)
    if (!endpoint) throw new Error(`${name} is not in the contract`)
    const { coach, two_clubs } = world.personas
    const id = (await world.thingsOf(two_clubs, 'other'))[thing]
    const club = world.clubs.main
    const stranger = await app.refused(endpoint, partsOf(id, await world.thingsOf(coach, 'main')), {
      token: coach.token,
      club,
    })
    expect(stranger).toMatchObject({ status: 404, code: 'not_found' })
    expect(stranger).not.toHaveProperty('club_id')
    const member = await app.refused(
      endpoint,
      partsOf(id, await world.thingsOf(two_clubs, 'main')),
      { token: two_clubs.token, club },
    )
    expect(member).toMatchObject({ status: 409, code: 'other_club', club_id: world.clubs.other })
  })
})

describe('a club named in the request', () => {
  const named: [string, Parts][] = [
    ['GET squads', { query: {} }],
    ['GET session/{id}', { query: {} }],
    ['GET home', { query: {} }],
    ['POST agenda', { body: { start_date: '2026-03-01', end_date: '2026-03-31' } }],
    [
      'POST create-session',
      {
        body: {
          name: 'Row',
          sport_id: 1,
          start_date: '2026-03-02T06:00:00Z',
          end_date: '2026-03-02T07:00:00Z',
        },
      },
    ],
  ]
  test.each(named)('in %s has to be the selected one', async (name, { query, body }) => {
    const endpoint = ENDPOINTS.find((one) => nameOf(one) === name)
    if (!endpoint) throw new Error(`${name} is not in the contract`)
    const { coach } = world.personas
    const { main, other } = world.clubs
    const { session } = await world.thingsOf(coach, 'main')
    const withClub = (club_id: number): Parts => ({
      params: { id: session },
      ...(query && { query: { ...query, club_id } }),
      ...(typeof body === 'object' && { body: { ...body, club_id } }),
    })
    const as = { token: coach.token, club: main }
    expect(await app.refused(endpoint, withClub(other), as)).toMatchObject({
      status: 400,
      code: 'club_mismatch',
    })
    expect((await app.send(endpoint, withClub(main), as)).status).toBe(endpoint.status ?? 200)
  })
})
