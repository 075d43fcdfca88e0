import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { addPushDevice, push } from '#contract/platform/inbox-push.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, type TestUser } from '../../../test/support/factories.ts'
import { startPushService } from '../../../test/support/stand-in-push.ts'
import { notify } from '../../delivery/notify.ts'
import { sendPush, type PushMessage } from '../../push/send.ts'

const keys = webPush.generateVAPIDKeys()
const vapid = { ...keys, subject: 'mailto:crew@example.org' }
const WAIT = { timeout: 15_000 }
const saying = (body: string, tag: string): PushMessage => ({
  title: 'Lake RC',
  body,
  link: '/calendar',
  tag,
  language: 'en',
})

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
let person: TestUser
beforeAll(async () => {
  service = await startPushService(keys.publicKey)
  app = await startTestApp({ work: true, vapid, outbound: service.outbound })
})
beforeEach(async () => {
  person = await makeUser(app.db)
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const parts = () => ({ pool: app.database.worker, outbound: service.outbound, vapid })
async function subscribed() {
  const { endpoint, keys: own, ...browser } = service.subscribe()
  await app.ask(addPushDevice, { body: { endpoint, keys: own } }, person)
  return browser
}
const devices = async () => (await app.ask(push, {}, person)).data.devices

test('a notice waits at the push service until the browser reads it', async () => {
  const browser = await subscribed()
  const values = { session: 'Row' }
  await notify(app.db, person.id, { kind: 'place-freed', by: null, link: '/session/9', values })
  await expect.poll(browser.waiting, WAIT).toBe(1)
  expect(browser.collect()).toMatchObject([
    { title: 'A place has become free: you are now attending Row.', link: '/session/9' },
  ])
  expect(browser.collect()).toEqual([])
})

test('a browser that was off gets the last message of each tag', async () => {
  const browser = await subscribed()
  for (const [body, tag] of [
    ['At 06:00', 'row'],
    ['At 07:00', 'row'],
    ['Bring a jacket', 'other'],
  ] as const)
    expect(await sendPush(parts(), person.id, saying(body, tag))).toBe(1)
  expect(browser.collect()).toEqual([saying('At 07:00', 'row'), saying('Bring a jacket', 'other')])
})

test('the longest words fit into a message, in every script', async () => {
  const browser = await subscribed()
  for (const letter of ['e', 'ü', '赛'])
    expect(
      await sendPush(
        parts(),
        person.id,
        saying(letter.repeat(500), `long-${letter.codePointAt(0)}`),
      ),
    ).toBe(1)
  expect(browser.collect()).toHaveLength(3)
})

test('a browser that has unsubscribed is forgotten', async () => {
  const browser = await subscribed()
  browser.unsubscribe()
  expect(await sendPush(parts(), person.id, saying('Hello', 'one'))).toBe(0)
  expect(await devices()).toEqual([])
})

test('refuses a server whose key the browser did not subscribe with', async () => {
  const browser = await subscribed()
  const other = { ...vapid, ...webPush.generateVAPIDKeys() }
  const sending = sendPush({ ...parts(), vapid: other }, person.id, saying('Hello', 'one'))
  await expect(sending).rejects.toThrow('403')
  expect(browser.waiting()).toBe(0)
  expect(await devices()).toHaveLength(1)
})
