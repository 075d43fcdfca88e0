import { expect, test } from 'vitest'
import {
  attendanceChanged,
  commentsChanged,
  scoresChanged,
  sessionsDeleted,
} from '#contract/events.ts'
import { resendWebhookDelivery, updateWebhook } from '#contract/platform/webhooks.ts'
import { WAIT, webhookWorld } from '../../../test/support/webhooks.ts'
import { claim } from './store.ts'
import { inClub } from '../../db/client.ts'

const world = webhookWorld()
const types = () =>
  world.receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)

test('keeps the order about a thing while an earlier message is tried again', async () => {
  await world.register()
  world.receiver.answersWith(500, 'not today')
  await world.happens(attendanceChanged, 7, { user_ids: [1] })
  await world.settled('retrying')
  await world.holdRetries()
  world.receiver.answersWith(200)
  await world.happens(commentsChanged, [7, 8])
  await world.happens(scoresChanged, 8)
  await world.happens(sessionsDeleted, 9)
  await expect.poll(world.states, WAIT).toEqual(['retrying', 'waiting', 'waiting', 'delivered'])
  expect(types()).toEqual(['attendance-changed', 'sessions-deleted'])
  await world.retryNow()
  await world.settled('delivered', 'delivered', 'delivered', 'delivered')
  expect(types().slice(2)).toEqual([
    'attendance-changed',
    'session-comments-changed',
    'scores-changed',
  ])
  const [first] = await world.deliveries()
  expect(first).toMatchObject({ attempts: 2, fault: null, status: 200 })
})

test('sends the same message at every attempt', async () => {
  await world.register()
  world.receiver.answersWith(503)
  await world.happens(scoresChanged, 7)
  await world.settled('retrying')
  world.receiver.answersWith(204)
  await world.retryNow()
  await world.settled('delivered')
  const [one, other] = world.receiver.received
  expect(one?.headers['webhook-id']).toBe(other?.headers['webhook-id'])
  expect(one?.body).toBe(other?.body)
})

test('waits longer after each failure, and gives up after three days', async () => {
  await world.register()
  world.receiver.answersWith(500, 'broken')
  await world.happens(scoresChanged, 7)
  await world.settled('retrying')
  await world.happens(commentsChanged, 7)
  const [first] = await world.deliveries()
  expect(first?.wait).toBeGreaterThan(7.9)
  expect(first?.wait).toBeLessThan(12.5)
  expect(first).toMatchObject({ status: 500, fault: 'refused', reply: 'broken' })
  await world.retryNow()
  await expect.poll(async () => (await world.deliveries())[0]?.attempts, WAIT).toBe(2)
  await expect.poll(async () => (await world.deliveries())[0]?.wait, WAIT).toBeGreaterThan(47)
  await world.app.rows(
    "update webhook_deliveries set tried_since = now() - interval '3 days' where id = $1",
    [first?.id],
  )
  await world.retryNow()
  await world.settled('given-up', 'retrying')
  const [ended, woken] = await world.deliveries()
  expect(ended).toMatchObject({ attempts: 3, fault: 'refused', wait: null })
  expect(woken).toMatchObject({ attempts: 1 })
})

test('turns the webhook off when the receiver answers that it is closed', async () => {
  const { id } = await world.register()
  world.receiver.answersWith(500)
  await world.happens(scoresChanged, 8)
  await world.settled('retrying')
  world.receiver.answersWith(410)
  await world.happens(scoresChanged, 7)
  await world.settled('given-up', 'given-up')
  expect((await world.deliveries()).map(({ fault }) => fault)).toEqual(['turned-off', 'closed'])
  const [webhook] = await world.app.rows('select active, closed_at from webhooks where id = $1', [
    id,
  ])
  expect(webhook).toMatchObject({ active: false, closed_at: expect.any(String) as string })
  await world.happens(scoresChanged, 9)
  expect(await world.deliveries()).toHaveLength(2)
  await world.app.ask(updateWebhook, { params: { id }, body: { active: true } }, world.as())
  world.receiver.answersWith(200)
  await world.happens(scoresChanged, 9)
  await world.settled('given-up', 'given-up', 'delivered')
})

test('gives up what waits when somebody turns the webhook off, and can send it later', async () => {
  const { id } = await world.register()
  world.receiver.answersWith(500)
  await world.happens(scoresChanged, 7)
  await world.settled('retrying')
  await world.app.ask(updateWebhook, { params: { id }, body: { active: false } }, world.as())
  await world.settled('given-up')
  const [delivery] = await world.deliveries()
  expect(delivery?.fault).toBe('turned-off')
  const resend = { params: { id: delivery?.id ?? 0 } }
  const refused = await world.app.send(resendWebhookDelivery, resend, world.as())
  expect(refused.json).toMatchObject({ status: 409, code: 'webhook_off' })
  await world.app.ask(updateWebhook, { params: { id }, body: { active: true } }, world.as())
  world.receiver.answersWith(200)
  await world.app.ask(resendWebhookDelivery, resend, world.as())
  await world.settled('delivered')
  expect(await world.deliveries()).toMatchObject([{ attempts: 1, fault: null }])
})

test('makes one attempt when a job runs twice', async () => {
  await world.register()
  world.receiver.answers(() => {})
  await world.happens(scoresChanged, 7)
  await expect.poll(() => world.receiver.received.length, WAIT).toBe(1)
  const [delivery] = await world.deliveries()
  const again = () =>
    inClub(world.app.database.worker, world.club, (db) => claim(db, world.club, delivery?.id ?? 0))
  expect(await again()).toBe(null)
  const refused = await world.app.send(
    resendWebhookDelivery,
    { params: { id: delivery?.id ?? 0 } },
    world.as(),
  )
  expect(refused.status).toBe(409)
  expect(world.receiver.received).toHaveLength(1)
})

test('ends quietly when the webhook is deleted while it sends', async () => {
  const { id } = await world.register()
  world.receiver.answers((response) => {
    void world.app
      .rows('delete from webhooks where id = $1', [id])
      .then(() => response.end('too late'))
  })
  await world.happens(scoresChanged, 7)
  const jobs = () =>
    world.app.rows(
      "select last_error from graphile_worker.jobs where task_identifier = 'send-webhook' and key like $1",
      [`webhook-${world.club}-%`],
    )
  await expect.poll(() => world.receiver.received.length, WAIT).toBe(1)
  await expect.poll(jobs, WAIT).toEqual([])
  expect(await world.deliveries()).toEqual([])
})

test('deletes what is older than thirty days', async () => {
  await world.register()
  await world.happens(scoresChanged, 7)
  await world.happens(scoresChanged, 8)
  await world.settled('delivered', 'delivered')
  await world.app.rows(
    `update webhook_deliveries set created_at = now() - interval '31 days'
     where club_id = $1 and subject_ids = '{7}'`,
    [world.club],
  )
  await world.app.database.worker.query('select app.forget_old_webhook_words()')
  expect(await world.deliveries()).toMatchObject([{ subject_ids: [8] }])
})
