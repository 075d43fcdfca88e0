import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as declared from '#contract/events.ts'
import type { DomainEvent } from '#contract/events.ts'
import { createWebhook, rotateWebhookSecret, testWebhook } from '#contract/platform/webhooks.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { WEBHOOK_EVENTS } from '#domain/constants/webhooks.ts'
import { webhookWorld } from '../../../test/support/webhooks.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import type { Received } from '../../../test/support/webhook-receiver.ts'
import { payloadOf } from './payload.ts'

const world = webhookWorld()

/** Verifies as docs/webhooks.md says. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const mac = createHmac('sha256', key).update(signed).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${mac}`)
}

describe('a message', () => {
  test('is signed, and carries ids and the open fields only', async () => {
    const { secret } = await world.register()
    await world.happens(declared.sessionsMerged, [7], { from_ids: [8, 9], publishes: true })
    await world.settled('delivered')
    const [message] = world.receiver.received
    if (!message) throw new Error('nothing was received')
    expect(isSigned(message, secret)).toBe(true)
    expect(isSigned(message, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false)
    expect(message.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Slipway-Webhooks/1',
    })
    const [{ message_id, attempts, status, reply } = {}] = await world.deliveries()
    expect({ attempts, status, reply }).toEqual({ attempts: 1, status: 200, reply: 'thanks' })
    expect(message.headers['webhook-id']).toBe(message_id)
    expect(JSON.parse(message.body)).toEqual({
      id: message_id,
      type: 'sessions-merged',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      club_id: world.club,
      subject: 'session',
      subject_ids: [7],
      by_user_id: world.manager.id,
      data: { from_ids: [8, 9] },
    })
  })

  test('leaves out the person in whose name somebody acted', async () => {
    await world.register()
    await world.happens(declared.commentsChanged, 7, {}, { impersonator_id: world.manager.id })
    await world.settled('delivered')
    expect(JSON.parse(world.receiver.received[0]?.body ?? '')).not.toHaveProperty('by_user_id')
  })

  test('goes only to addresses that are to get the event, and to no other club', async () => {
    const { id } = await world.register(['scores-changed'])
    await world.register(['crews-changed'])
    const other = await makeClub(world.app.db)
    const { token } = await makeMember(world.app.db, other, [ROLE.manager])
    const body = { address: world.receiver.address, events: ['scores-changed' as const] }
    await world.app.ask(createWebhook, { body }, { token, club: other })
    await world.happens(declared.scoresChanged, 7)
    await world.happens(declared.sessionRated, 7, { user_ids: [] })
    await world.settled('delivered')
    expect((await world.deliveries()).map(({ webhook_id }) => webhook_id)).toEqual([id])
    expect(
      await world.app.rows('select from webhook_deliveries where club_id = $1', [other]),
    ).toEqual([])
  })

  test('is signed with the former secret as well for a day after a rotation', async () => {
    const { id, secret } = await world.register()
    const { data } = await world.app.ask(rotateWebhookSecret, { params: { id } }, world.as())
    await world.app.ask(testWebhook, { params: { id } }, world.as())
    await world.settled('delivered')
    const [both] = world.receiver.received
    expect(both && [isSigned(both, secret), isSigned(both, data.secret)]).toEqual([true, true])
    await world.app.rows('update webhooks set old_secret_until = now() where id = $1', [id])
    await world.app.ask(testWebhook, { params: { id } }, world.as())
    await world.settled('delivered', 'delivered')
    const later = world.receiver.received[1]
    expect(later && [isSigned(later, secret), isSigned(later, data.secret)]).toEqual([false, true])
    await world.app.database.worker.query('select app.forget_old_webhook_words()')
    expect(await world.app.rows('select old_secret from webhooks where id = $1', [id])).toEqual([
      { old_secret: null },
    ])
  })
})

describe('what others may read', () => {
  const events = Object.values<DomainEvent>(declared)

  test('can be chosen, event by event, under its subject', () => {
    const open = events.filter(({ open: fields }) => fields)
    for (const [subject, types] of Object.entries(WEBHOOK_EVENTS))
      expect(
        open
          .filter((event) => event.subject === subject)
          .map(({ type }) => type)
          .toSorted(),
      ).toEqual([...types].toSorted())
    expect(open).toHaveLength(Object.values(WEBHOOK_EVENTS).flat().length)
  })

  test.each(events.map((event) => [event.type, event] as const))(
    'of %s is what its declaration opens, and nothing else',
    (type, { subject, open = [], data }) => {
      const properties = (data as { properties?: object }).properties ?? {}
      const stored = Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          (field as { type?: string }).type === 'boolean' ? true : [1, 2],
        ]),
      )
      const payload = payloadOf('evt_1', world.club, {
        type,
        subject,
        subject_ids: [3],
        actor_id: 4,
        in_their_name: false,
        data: { ...stored, note: 'in pain', ill: true, name: 'Ada' },
        at: '2026-03-02T06:00:00Z',
      })
      expect(Object.keys(payload.data).toSorted()).toEqual([...open].toSorted())
      expect(JSON.stringify(payload)).not.toMatch(/pain|ill|Ada/)
    },
  )
})

test('a club without an address for it has no job for an event', async () => {
  const pending = async () =>
    (
      await world.app.rows<{ pending: string[] }>(
        'select pending from events where club_id = $1 order by id',
        [world.club],
      )
    ).map(({ pending: names }) => names)
  await world.happens(declared.scoresChanged, 7)
  expect(await pending()).toEqual([[]])
  await world.register(['crews-changed'])
  await world.happens(declared.scoresChanged, 7)
  expect(await pending()).toEqual([[], []])
})
