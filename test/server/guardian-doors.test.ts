import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { makeUser } from '../support/factories.ts'
import { openGuardianClub, type GuardianClub } from '../support/guardian-club.ts'

/** What a guardian who is no member meets at every door of the product. */
let world: GuardianClub
let stranger: string
beforeAll(async () => {
  world = await openGuardianClub()
  await world.link(world.parent, world.mia)
  stranger = (await makeUser(world.app.db)).token
})
afterAll(() => world.app.close())

const ALL: readonly [string, Endpoint][] = Object.values(CONTRACT).flatMap((file) =>
  endpointsOf(file).map(([, endpoint]): [string, Endpoint] => [
    `${endpoint.method} ${endpoint.path}`,
    endpoint,
  ]),
)
const withLevel = (...levels: string[]) =>
  ALL.filter(([, { access }]) => levels.includes(access.level))

const knock = async (
  { method, path }: Endpoint,
  token: string,
  params: Readonly<Record<string, number>>,
) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1))
  const sends = method === 'POST' || method === 'PATCH'
  const { status } = await fetch(`${world.app.url}/api/v2/${filled}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'selected-club-id': String(world.club),
      ...(sends && { 'content-type': 'application/json' }),
    },
    ...(sends && { body: '{}' }),
  })
  return status
}

describe('a guardian', () => {
  test.each(withLevel('member'))('gets nothing of the club by %s', async (_, endpoint) => {
    expect(await knock(endpoint, world.parent.token, { id: world.mia.id })).toBe(419)
  })

  test.each(withLevel('admin'))('gets nothing of the platform by %s', async (_, endpoint) => {
    expect(await knock(endpoint, world.parent.token, {})).toBe(403)
  })
})

describe('a stranger', () => {
  test.each(withLevel('guardian'))('finds no child by %s', async (_, endpoint) => {
    const params = { child_id: world.mia.id, club_id: world.club }
    expect(await knock(endpoint, stranger, params)).toBe(404)
    expect(await knock(endpoint, world.manager.token, params)).toBe(404)
    expect(await knock(endpoint, world.mia.token, params)).toBe(404)
  })

  test.each(withLevel('guardian'))('without a sign-in is refused by %s', async (_, endpoint) => {
    const params = { child_id: world.mia.id, club_id: world.club }
    expect(await knock(endpoint, 'nobody', params)).toBe(401)
  })
})
