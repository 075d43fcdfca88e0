import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/people/account.ts'
import { createApp } from '../../app.ts'
import { attemptsIn } from '../../http/attempts.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, PASSWORD } from '../../../test/support/factories.ts'
import { clientOf } from '../../../test/support/http.ts'
import { mailLimit, passwordLimit } from './attempt-limit.ts'
import { loginLimit, type Origin } from './login-limit.ts'

const MINUTES = 60_000
const MIDNIGHT = Date.parse('2026-03-01T00:00:00Z')

let app: TestApp
let time = MIDNIGHT
const attempts = () => attemptsIn(app.database.app, () => time)

beforeAll(async () => {
  app = await startTestApp({ loginsPerMinute: 30 })
})
beforeEach(async () => {
  time = MIDNIGHT
  await app.rows('truncate attempts')
})
afterAll(() => app.close())

const oneAfterAnother = async <T>(
  number: number,
  action: (index: number) => Promise<T>,
): Promise<T[]> => {
  const answers: T[] = []
  for (let index = 0; index < number; index += 1) answers.push(await action(index))
  return answers
}
const letIn = (waits: readonly number[]) => waits.filter((wait) => wait === 0).length

test('an account has 15 attempts from strange places and 5 from known ones, by any address', async () => {
  const limit = loginLimit(attempts(), 30)
  const tries = (from: Origin) =>
    oneAfterAnother(30, (i) => limit.wait(`10.0.${i}.1`, 'A@example.org ', from))
  expect([letIn(await tries('strange place')), letIn(await tries('known place'))]).toEqual([15, 5])
})

test('a known device has 5 attempts of its own, also where the address has none left', async () => {
  const limit = loginLimit(attempts(), 30)
  const tries = (from: Origin) =>
    oneAfterAnother(400, (i) => limit.wait('10.0.0.1', i % 2 ? 'a' : 'b', from))
  expect(letIn(await tries('strange place'))).toBe(30)
  expect(letIn(await tries({ device: 'one' }))).toBe(10)
  expect(letIn(await tries({ device: 'another' }))).toBe(10)
})

test('says how long to wait, and allows attempts again after that', async () => {
  const limit = loginLimit(attempts(), 30)
  await oneAfterAnother(15, (i) => limit.wait(`10.0.0.${i}`, 'a', 'strange place'))
  time += 4 * MINUTES
  expect(await limit.wait('10.0.1.1', 'a', 'strange place')).toBe(360)
  time += 6 * MINUTES
  expect(await limit.wait('10.0.1.1', 'a', 'strange place')).toBe(0)
})

test('one place may try so often for one name', async () => {
  const limit = loginLimit(attempts(), 3)
  expect(await oneAfterAnother(5, () => limit.wait('10.0.0.1', 'a', 'strange place'))).toEqual([
    0, 0, 0, 60, 60,
  ])
})

test('attempts at the same moment are counted one by one', async () => {
  const limit = loginLimit(attempts(), 30)
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, i) => limit.wait(`10.0.0.${i}`, 'a', 'strange place')),
  )
  expect(letIn(waits)).toBe(15)
})

test('who waits for a key holds none that ran out, so that no two wait for each other', async () => {
  const key = (of: string) => [{ of, most: 5, window_s: 60 }]
  await attempts().take(key('ran out'))
  const holder = await app.database.app.connect()
  await holder.query('begin')
  await attemptsIn(holder, () => time).take(key('held'))
  time += 2 * MINUTES
  const waiting = attempts().take(key('held'))
  await expect.poll(() => app.rows('select from pg_locks where not granted')).not.toEqual([])
  expect(await attempts().take(key('ran out'))).toBe(0)
  await holder.query('commit')
  holder.release()
  expect(await waiting).toBe(0)
})

test('a password asked for again may be tried ten times', async () => {
  const limit = passwordLimit(attempts(), 30)
  expect(letIn(await oneAfterAnother(12, () => limit.wait('password', '7')))).toBe(10)
  expect(await limit.wait('password', '8')).toBe(0)
})

test('five mails an hour go to one address, no matter who asks and how it is written', async () => {
  const limit = mailLimit(attempts(), 5)
  const waits = await oneAfterAnother(6, (i) =>
    limit.wait(`10.0.0.${i}`, i % 2 ? 'Ada@example.org ' : 'ada@example.org'),
  )
  expect(waits).toEqual([0, 0, 0, 0, 0, 3600])
  time += 59 * MINUTES
  expect(await limit.wait('10.0.1.1', 'ada@example.org')).toBe(60)
  time += MINUTES
  expect(await limit.wait('10.0.1.1', 'ada@example.org')).toBe(0)
})

test('one who asks causes a hundred mails an hour', async () => {
  const limit = mailLimit(attempts(), 5)
  const waits = await oneAfterAnother(101, (i) => limit.wait('10.0.0.1', `person${i}@example.org`))
  expect(waits.filter((wait) => wait > 0)).toEqual([3600])
})

test('thirty mails a day go to one address, though it is asked for all day', async () => {
  const limit = mailLimit(attempts(), 5)
  const waits: number[] = []
  for (let hour = 0; hour < 12; hour += 1, time += 60 * MINUTES)
    waits.push(
      ...(await oneAfterAnother(5, (i) => limit.wait(`10.0.${hour}.${i}`, 'ada@example.org'))),
    )
  expect(letIn(waits)).toBe(30)
  expect(waits.at(-1)).toBe(13 * 3600)
})

test('what ran out is forgotten', async () => {
  await loginLimit(attempts(), 30).wait('10.0.0.1', 'a', 'strange place')
  time += 11 * MINUTES
  await mailLimit(attempts(), 5).wait('10.0.0.1', 'b')
  expect(await app.rows('select number from attempts')).toEqual(
    Array.from({ length: 4 }, () => ({ number: 1 })),
  )
})

describe('over HTTP', () => {
  const body = (username: string, password: string) => ({
    body: {
      username,
      password,
      grant_type: 'password',
      client_id: 'test',
      client_secret: 'test',
    } as const,
  })

  test('two nodes count together, and who signs in is not counted', async () => {
    const { email } = await makeUser(app.db)
    const second = await secondNode()
    for (let turn = 0; turn < 20; turn += 1)
      expect((await app.send(login, body(email, PASSWORD), {})).status).toBe(200)
    await app.rows('delete from known_places')
    await app.rows('truncate attempts')
    const nodes = [app, second.client]
    const statuses = await oneAfterAnother(20, async (turn) => {
      const answer = await nodes[turn % 2]?.send(login, body(email, 'not this one'), {})
      return answer?.status
    })
    await second.close()
    expect(statuses.filter((status) => status === 401)).toHaveLength(15)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  async function secondNode() {
    const { app: server } = await createApp(app.parts)
    return {
      client: clientOf(await server.listen({ port: 0, host: '127.0.0.1' })),
      close: () => server.close(),
    }
  }
})
