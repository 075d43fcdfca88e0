import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import { createToken } from '#contract/people/settings.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { makeClub, makeMember } from '../../test/support/factories.ts'
import { callLimit } from './call-limit.ts'
import { TOKEN_CALLS } from './rate-limit.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function tokenAndSignIn() {
  const me = await makeMember(app.db, await makeClub(app.db), [ROLE.head_coach])
  const body = { name: 'Script', only_club: null, scope: 'read' as const, days: 1 }
  const { data } = await app.ask(createToken, { body }, me)
  return { byToken: { token: data.token }, signedIn: me }
}

const limitsOf = ({ headers }: { headers: Headers }) => [
  headers.get('ratelimit-policy'),
  headers.get('ratelimit'),
]

describe('the limit of a personal API token', () => {
  test('is in the headers of every answer, also of a refusal', async () => {
    const { byToken } = await tokenAndSignIn()
    const first = await app.send(account.me, {}, byToken)
    expect([first.status, ...limitsOf(first)]).toEqual([
      200,
      `"token";q=${TOKEN_CALLS};w=60`,
      expect.stringMatching(new RegExp(String.raw`^"token";r=${TOKEN_CALLS - 1};t=\d+$`)),
    ])
    const refused = await app.call('GET', 'admin/users', { as: byToken })
    expect([refused.status, ...limitsOf(refused)]).toEqual([
      403,
      `"token";q=${TOKEN_CALLS};w=60`,
      expect.stringMatching(new RegExp(String.raw`^"token";r=${TOKEN_CALLS - 2};t=\d+$`)),
    ])
  })

  test('does not concern who signed in', async () => {
    const { signedIn } = await tokenAndSignIn()
    expect(limitsOf(await app.send(account.me, {}, signedIn))).toEqual([null, null])
  })

  test('refuses what goes beyond it, and no other token', async () => {
    const [greedy, modest] = [await tokenAndSignIn(), await tokenAndSignIn()]
    const calls = Array.from({ length: 2 * TOKEN_CALLS + 2 }, () =>
      app.send(account.me, {}, greedy.byToken),
    )
    // A window may end in between, and another one begin.
    const refused = (await Promise.all(calls)).filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const one of refused) {
      expect(one.json).toMatchObject({ status: 429, code: 'too_many_requests' })
      expect(limitsOf(one)[1]).toMatch(/^"token";r=0;t=\d+$/)
      expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await app.send(account.me, {}, modest.byToken)).status).toBe(200)
  })
})

test('a window of a limit ends, and what was used is forgotten', () => {
  let now = 0
  const limit = callLimit(2, () => now)
  expect(limit.take('a')).toEqual({ wait: 0, left: 1, ends_in: 60 })
  now = 20_000
  expect([limit.take('a'), limit.take('a')]).toEqual([
    { wait: 0, left: 0, ends_in: 40 },
    { wait: 40, left: 0, ends_in: 40 },
  ])
  expect(limit.take('b').wait).toBe(0)
  now = 60_000
  expect(limit.take('a')).toEqual({ wait: 0, left: 1, ends_in: 60 })
})
