import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { addPushDevice, push, removePushDevice, tryPush } from '#contract/platform/inbox-push.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeUser, signInOf, type TestUser } from '../../../test/support/factories.ts'
import { isVouched, pushDevice } from '../../../test/support/push-device.ts'
import { startReceiver, type Receiver } from '../../../test/support/webhook-receiver.ts'
import { notify } from '../../delivery/notify.ts'
import { pushDue } from '../../delivery/push.ts'
import { sendPush } from '../../push/send.ts'

const keys = webPush.generateVAPIDKeys()
const vapid = { ...keys, subject: 'mailto:crew@example.org' }
/** A worker that has missed a word looks again after two seconds. */
const WAIT = { timeout: 15_000 }
const MESSAGE = {
  title: 'Lake RC',
  body: 'Tomorrow at 06:00',
  link: '/calendar',
  tag: 'n-1',
  language: 'en',
}

let app: TestApp
let receiver: Receiver
let person: TestUser
beforeAll(async () => {
  receiver = await startReceiver()
  app = await startTestApp({ work: true, vapid, outbound: receiver.outbound })
})
beforeEach(async () => {
  person = await makeUser(app.db)
})
afterEach(() => {
  receiver.received.length = 0
  receiver.answersWith(201)
})
afterAll(async () => {
  await app.close()
  await receiver.close()
})

const deviceAt = (path: string) => pushDevice(`https://push.example:${receiver.port}/${path}`)
const parts = () => ({ pool: app.database.worker, outbound: receiver.outbound, vapid })
const add = (device: ReturnType<typeof pushDevice>, as = person) =>
  app.ask(addPushDevice, { body: { endpoint: device.endpoint, keys: device.keys } }, as)
const devices = async (as = person) => (await app.ask(push, {}, as)).data.devices

describe('a message', () => {
  test('is read by the device alone, and vouched for by the key of this server', async () => {
    const device = deviceAt('one')
    await add(device)
    expect(await sendPush(parts(), person.id, MESSAGE)).toBe(1)
    const [message] = receiver.received
    if (!message) throw new Error('nothing was received')
    expect(message.body).not.toContain('Tomorrow')
    expect(device.read(message)).toEqual(MESSAGE)
    expect(() => deviceAt('one').read(message)).toThrow()
    const audience = `https://push.example:${receiver.port}`
    expect(isVouched(message, keys.publicKey, audience)).toBe(true)
    expect(isVouched(message, keys.publicKey, 'https://elsewhere.example')).toBe(false)
    expect(message.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      topic: 'n-1',
      ttl: '86400',
    })
  })

  test.each([404, 410])('forgets a device of which its service says %i', async (status) => {
    await add(deviceAt(`gone-${status}`))
    receiver.answersWith(status)
    expect(await sendPush(parts(), person.id, MESSAGE)).toBe(0)
    expect(await devices()).toEqual([])
  })

  test.each([429, 500])('is to be sent again after %i, and the device is kept', async (status) => {
    await add(deviceAt(`busy-${status}`))
    receiver.answersWith(status)
    await expect(sendPush(parts(), person.id, MESSAGE)).rejects.toThrow(String(status))
    expect(await devices()).toHaveLength(1)
  })

  test('that has reached one of several devices is not sent again', async () => {
    const first = deviceAt('first')
    await add(first)
    await add(deviceAt('second'))
    let answered = 0
    receiver.answers((response) => response.writeHead(answered++ === 0 ? 201 : 503).end())
    expect(await sendPush(parts(), person.id, MESSAGE)).toBe(1)
  })

  test('goes to nobody without keys, and to no device of another', async () => {
    await add(deviceAt('mine'))
    const other = await makeUser(app.db)
    expect(await sendPush({ ...parts(), vapid: undefined }, person.id, MESSAGE)).toBe(0)
    expect(await sendPush(parts(), other.id, MESSAGE)).toBe(0)
    expect(receiver.received).toEqual([])
  })
})

describe('a device', () => {
  test('is listed with the sign-in it belongs to, and ends with it', async () => {
    await add(deviceAt('phone'))
    const elsewhere = { ...person, token: await signInOf(app.db, person.id) }
    await add(deviceAt('desk'), elsewhere)
    expect((await devices()).map(({ is_this }) => is_this)).toEqual([false, true])
    await app.rows(
      'delete from tokens where id = (select max(id) from tokens where user_id = $1)',
      [person.id],
    )
    expect((await devices()).map(({ is_this }) => is_this)).toEqual([true])
  })

  test('is kept once, however often it is added, and belongs to who added it last', async () => {
    const shared = deviceAt('shared')
    const first = await add(shared)
    expect(await add(shared)).toEqual(first)
    const next = await makeUser(app.db)
    await add(shared, next)
    expect(await devices()).toEqual([])
    expect(await devices(next)).toHaveLength(1)
  })

  test('is one of twenty at most: the oldest goes', async () => {
    const { id } = (await add(deviceAt('n0'))).data
    for (let number = 1; number <= 20; number++) await add(deviceAt(`n${number}`))
    const left = await devices()
    expect(left).toHaveLength(20)
    expect(left.some((device) => device.id === id)).toBe(false)
  })

  test('shows that notices come, when asked, in the words of its person', async () => {
    const device = deviceAt('trial')
    const { id } = (await add(device)).data
    await app.rows("update users set preferred_language = 'de' where id = $1", [person.id])
    await app.ask(tryPush, { params: { id } }, person)
    await expect.poll(() => receiver.received.length, { timeout: 15_000 }).toBe(1)
    const [message] = receiver.received
    expect(message && device.read(message)).toMatchObject({
      title: 'Mitteilungen kommen an',
      link: '/notifications',
    })
  })

  test('is tried and removed by nobody else', async () => {
    const { id } = (await add(deviceAt('own'))).data
    const other = await makeUser(app.db)
    for (const call of [tryPush, removePushDevice])
      expect((await app.refused(call, { params: { id } }, other)).code).toBe('not_found')
    await app.ask(removePushDevice, { params: { id } }, person)
    expect((await app.refused(removePushDevice, { params: { id } }, person)).code).toBe('not_found')
  })

  test.each([
    ['http://push.example/x', 'an open connection'],
    ['https://push.example:22/x', 'another service'],
    ['https://user:pass@push.example/x', 'a password'],
  ])('refuses %s: %s', async (endpoint) => {
    const { keys: own } = deviceAt('bad')
    const refused = await app.refused(addPushDevice, { body: { endpoint, keys: own } }, person)
    expect(refused.errors).toHaveProperty('endpoint')
  })
})

describe('a notice', () => {
  const freed = (by: number | null = null) => ({
    kind: 'place-freed' as const,
    by,
    link: '/session/9',
    values: { session: 'Row' },
  })

  test('reaches the devices of who has some, and is not mailed as well', async () => {
    const device = deviceAt('notices')
    await add(device)
    await notify(app.db, person.id, freed())
    await expect.poll(() => receiver.received.length, WAIT).toBe(1)
    const [message] = receiver.received
    expect(message && device.read(message)).toMatchObject({
      title: 'A place has become free: you are now attending Row.',
      link: '/session/9',
      unread: 1,
    })
    const states = async () =>
      app.rows('select way, state from notice_deliveries where user_id = $1', [person.id])
    await expect.poll(states, WAIT).toEqual([{ way: 'push', state: 'sent' }])
  })

  test('is tried again under the same tag while the push service is away', async () => {
    const device = deviceAt('away')
    await add(device)
    receiver.answersWith(503)
    await notify(app.db, person.id, freed())
    await expect.poll(() => receiver.received.length, WAIT).toBe(1)
    const waiting = await app.rows(
      "select notice_id from notice_deliveries where user_id = $1 and state = 'waiting'",
      [person.id],
    )
    expect(waiting).toHaveLength(1)
    receiver.answersWith(201)
    await pushDue(parts(), person.id)
    const tags = receiver.received.map((message) => device.read(message) as { tag: string })
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(1)
    await pushDue(parts(), person.id)
    expect(receiver.received).toHaveLength(2)
  })
})

test('without keys, push is off and takes no device', async () => {
  const without = await startTestApp()
  try {
    const someone = await makeUser(without.db)
    expect((await without.ask(push, {}, someone)).data).toEqual({ key: null, devices: [] })
    const { endpoint, keys: own } = deviceAt('none')
    const asked = await without.refused(addPushDevice, { body: { endpoint, keys: own } }, someone)
    expect(asked.code).toBe('not_found')
  } finally {
    await without.close()
  }
})
