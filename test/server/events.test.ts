import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  giveSecondStep,
  makeClub,
  makeMember,
  makeUser,
  signInOf,
  type TestUser,
} from '../support/factories.ts'
import { EVENTLESS } from './eventless.ts'
import { grantTo } from '../support/grant.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import { makeThings, type Things } from './matrix-parts.ts'
import { ENDPOINTS, NEVER_DONE, rowOf } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'

let app: TestApp
let things: Things
let coach: TestUser
let club: ClubId

beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
  club = await makeClub(app.db)
  coach = await makeMember(app.db, club, [ROLE.head_coach, ROLE.athlete])
  await app.rows('update users set is_admin = true where id = $1', [coach.id])
  await giveSecondStep(app.db, coach.id)
  await grantTo(app, { club, person: coach, permission: 'welfare', granted: true })
  await grantTo(app, { club, person: coach, permission: 'manage-licences', granted: true })
  things = await makeThings(app.db, club, coach.id, coach.email)
})
afterAll(() => app.close())

const lastEvent = async () =>
  (await app.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from events'))[0]?.id ?? 0

const writes = ENDPOINTS.filter(
  (endpoint) => endpoint.method !== 'GET' && !endpoint.reads && !(nameOf(endpoint) in NEVER_DONE),
)
const silent: string[] = []

test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s is done',
  async (name, endpoint) => {
    const row = rowOf(endpoint)
    const { id, email } = row.spendsAccount ? await makeUser(app.db) : coach
    const parts = await row.parts({ ...things, email }, app.db, app.files)
    const before = await lastEvent()
    const { status, text } = await app.send(endpoint, parts, {
      token: await signInOf(app.db, id),
      club,
    })
    if ((await lastEvent()) === before) silent.push(name)
    await row.undo?.(app.db, club)
    expect([endpoint.status ?? 200, 206], `${name}: ${status} ${text.slice(0, 200)}`).toContain(
      status,
    )
  },
)

test('every call that changes something leaves an event, but for the reviewed ones', () => {
  expect(silent.toSorted()).toEqual([...EVENTLESS.keys()].toSorted())
})
