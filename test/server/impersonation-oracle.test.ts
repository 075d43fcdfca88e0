import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { impersonate } from '#contract/people/account.ts'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, makeUser, signInOf, type TestUser } from '../support/factories.ts'
import {
  CANARIES,
  canariesIn,
  keptCanaries,
  plantCanaries,
  type Place,
} from '../support/health-canaries.ts'
import { MATRIX_CALLS } from './matrix-calls.ts'
import { makeThings, type Things } from './matrix-parts.ts'

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

let app: TestApp
let admin: TestUser

beforeAll(async () => {
  app = await startTestApp()
  admin = await makeUser(app.db, { is_admin: true })
})
afterAll(() => app.close())

const PEOPLE: Record<string, readonly RoleId[]> = {
  athlete: [ROLE.athlete],
  everything: [ROLE.athlete, ROLE.coach, ROLE.head_coach, ROLE.manager],
}

type Acted = { as: { token: string; club: ClubId }; things: Things; places: Place[] }

/**
 * An administrator who acts in the name of somebody in a new club, in whose session somebody else
 * rows as well.
 */
async function actFor(roles: readonly RoleId[]): Promise<Acted> {
  const club = await makeClub(app.db)
  const person = await makeMember(app.db, club, roles)
  const other = await makeMember(app.db, club)
  const things = await makeThings(app.db, club, person.id, person.email)
  const theirs = await makeThings(app.db, club, other.id, other.email)
  const places = [
    { ...things, club },
    { ...theirs, club, session: things.session },
  ]
  for (const place of places) await plantCanaries(app, place)
  const body = { reason: 'Cannot find the calendar' }
  const { data } = await app.ask(
    impersonate,
    { params: { id: person.id }, body },
    { token: admin.token },
  )
  return { as: { token: data.accessToken, club }, things, places }
}

describe.each(Object.entries(PEOPLE))(
  'in the name of somebody with the roles of %s',
  (_, roles) => {
    test.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      '%s neither shows nor changes health',
      async (name, endpoint) => {
        const row = MATRIX_CALLS[name]
        if (!row) throw new Error(`${name} has no row`)
        const { as, things, places } = await actFor(roles)
        const parts = await row.parts(things, app.db, app.files)
        const kept = async () =>
          (await Promise.all(places.map((place) => keptCanaries(app, place)))).flat()
        const before = await kept()
        const answer = await app.send(endpoint, parts, as)
        expect(answer.status).toBeLessThan(500)
        expect(canariesIn(answer)).toEqual([])
        expect(await kept()).toEqual(before)
        await row.undo?.(app.db, as.club)
      },
    )
  },
)

test('refuses health, privacy and messages to who acts in the name of a member', async () => {
  const closed = ENDPOINTS.filter(({ notWhileImpersonating }) => notWhileImpersonating)
  expect(closed.map(nameOf).toSorted()).toEqual([
    'DELETE absences/{id}',
    'DELETE blocked-people/{id}',
    'DELETE children/{child_id}/clubs/{club_id}',
    'DELETE children/{child_id}/clubs/{club_id}/absences/{id}',
    'DELETE clubs/{club_id}/public-pages/{id}',
    'DELETE message-threads/{id}/messages/{number}',
    'DELETE performance-tests/{id}',
    'DELETE performance-tests/{id}/breaths',
    'DELETE push/devices/{id}',
    'DELETE return-notes/{id}',
    'DELETE session/{id}/comments/{comment_id}',
    'DELETE wall/comments/{id}',
    'DELETE wall/posts/{id}',
    'GET availability',
    'GET children/{child_id}/clubs/{club_id}',
    'GET children/{child_id}/clubs/{club_id}/consent',
    'GET children/{child_id}/clubs/{club_id}/message-threads',
    'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages',
    'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/file',
    'GET children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/photo',
    'GET message-reports',
    'GET message-threads',
    'GET message-threads/{id}',
    'GET message-threads/{id}/export',
    'GET message-threads/{id}/messages',
    'GET message-threads/{id}/messages/{number}/file',
    'GET message-threads/{id}/messages/{number}/photo',
    'GET morning-notice',
    'GET morning-reminder',
    'GET mornings/{id}',
    'GET mornings/{id}/course',
    'GET performance-test-day',
    'GET performance-test-recordings',
    'GET performance-tests',
    'GET performance-tests/athletes/{id}',
    'GET performance-tests/csv',
    'GET performance-tests/export',
    'GET performance-tests/{id}',
    'GET performance-tests/{id}/breaths',
    'GET performance-tests/{id}/csv',
    'GET performance-tests/{id}/export',
    'GET performance-tests/{id}/report',
    'GET performance-tests/{id}/zones',
    'GET privacy-settings',
    'GET session/{id}/comments',
    'GET wall/comments/{id}/reactions',
    'GET wall/own-results',
    'GET wall/people',
    'GET wall/posts',
    'GET wall/posts/{id}',
    'GET wall/posts/{id}/comments',
    'GET wall/posts/{id}/file',
    'GET wall/posts/{id}/photo',
    'GET wall/posts/{id}/reactions',
    'GET wall/reports',
    'PATCH club-webhooks/{id}',
    'PATCH public-pages/{id}',
    'PATCH return-notes/{id}',
    'PATCH wall/comments/{id}',
    'PATCH wall/posts/{id}',
    'POST absences',
    'POST availability',
    'POST billing/orders/{id}/checkout',
    'POST billing/portal',
    'POST blocked-people',
    'POST children/{child_id}/clubs/{club_id}/absences',
    'POST children/{child_id}/clubs/{club_id}/attendance',
    'POST children/{child_id}/clubs/{club_id}/consent',
    'POST children/{child_id}/clubs/{club_id}/message-threads/{id}/read',
    'POST club-webhooks',
    'POST club-webhooks/{id}/rotate',
    'POST message-reports/{id}/settle',
    'POST message-threads',
    'POST message-threads/{id}/files',
    'POST message-threads/{id}/leave',
    'POST message-threads/{id}/messages',
    'POST message-threads/{id}/messages/{number}/report',
    'POST message-threads/{id}/mute',
    'POST message-threads/{id}/people',
    'POST message-threads/{id}/photos',
    'POST message-threads/{id}/read',
    'POST message-threads/{id}/typing',
    'POST message/create-message',
    'POST morning-files',
    'POST morning-monitoring-date-range',
    'POST morning-notice',
    'POST morning-readings',
    'POST morning-reminder',
    'POST mornings',
    'POST performance-test-day',
    'POST performance-tests',
    'POST performance-tests/import',
    'POST performance-tests/{id}/breaths',
    'POST performance-tests/{id}/zones',
    'POST privacy-settings',
    'POST public-pages/{id}/confirm',
    'POST push/devices',
    'POST push/devices/{id}/trial',
    'POST report-links',
    'POST report-mails',
    'POST return-notes',
    'POST session/{id}/comments',
    'POST session/{id}/public-page',
    'POST session/{id}/rpe',
    'POST wall/comments/{id}/reactions',
    'POST wall/files',
    'POST wall/photos',
    'POST wall/posts',
    'POST wall/posts/{id}/comments',
    'POST wall/posts/{id}/reactions',
    'POST wall/posts/{id}/state',
    'POST wall/reports',
    'POST wall/reports/{id}/settle',
  ])
  const { as, things } = await actFor([ROLE.athlete, ROLE.coach, ROLE.manager])
  for (const endpoint of closed) {
    const parts = await MATRIX_CALLS[nameOf(endpoint)]?.parts(things, app.db, app.files)
    expect((await app.refused(endpoint, parts ?? {}, as)).code).toBe('impersonating')
  }
})

test('the person finds every canary again', async () => {
  const { as, things } = await actFor(PEOPLE.everything ?? [])
  const token = await signInOf(app.db, things.user_id)
  const found = new Set<string>()
  for (const endpoint of ENDPOINTS.filter(({ method, reads }) => method === 'GET' || reads)) {
    const parts = await MATRIX_CALLS[nameOf(endpoint)]?.parts(things, app.db, app.files)
    for (const canary of canariesIn(await app.send(endpoint, parts ?? {}, { ...as, token })))
      found.add(canary)
  }
  expect([...found].toSorted()).toEqual(CANARIES.map(String).toSorted())
}, 120_000)
