import { describe, expect, test } from 'vitest'
import {
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '#contract/platform/webhooks.ts'
import { scoresChanged } from '#contract/events.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { testSecrets } from '../../../test/support/app.ts'
import { makeClub, makeMember } from '../../../test/support/factories.ts'
import { webhookWorld } from '../../../test/support/webhooks.ts'
import { ownerOf } from './commands.ts'

const world = webhookWorld()
const create = (address: string, language = 'en') =>
  world.app.send(
    createWebhook,
    { body: { address, events: ['scores-changed'] } },
    { ...world.as(), language },
  )

describe('registering an address', () => {
  test('shows the secret once, and keeps it sealed', async () => {
    const { id, secret } = await world.register(['scores-changed'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { text } = await world.app.send(listWebhooks, {}, world.as())
    expect(text).toContain(world.receiver.address)
    expect(text).not.toContain('whsec')
    const [row] = await world.app.rows<{ secret: Buffer }>(
      'select secret from webhooks where id = $1',
      [id],
    )
    expect(row?.secret.toString('latin1')).not.toContain(secret)
    expect(testSecrets.open(row?.secret ?? Buffer.alloc(0), ownerOf(world.club))).toBe(secret)
  })

  test.each([
    ['http://example.org/', 'https://'],
    ['example.org', 'https://'],
    ['ftp://example.org/', 'https://'],
    ['https://ada:pw@example.org/', 'user name and password'],
    ['https://example.org:22/', 'port 443'],
    [`https://example.org/${'x'.repeat(2000)}`, '2000'],
  ])('refuses %s at the field', async (address, words) => {
    const { status, json } = await create(address)
    expect(status).toBe(400)
    const { errors } = json as { errors: { address: string[] } }
    expect(errors.address.join()).toContain(words)
  })

  test('refuses an eleventh', async () => {
    for (let number = 0; number < 10; number++)
      expect((await create('https://example.org/')).status).toBe(201)
    expect((await create('https://example.org/')).json).toMatchObject({
      status: 409,
      code: 'webhook_limit',
      message: expect.stringContaining('10') as string,
    })
  })

  test('is noted in the audit log, with every change', async () => {
    const { id } = await world.register()
    const to = { params: { id } }
    await world.app.ask(updateWebhook, { ...to, body: { events: ['crews-changed'] } }, world.as())
    await world.app.ask(rotateWebhookSecret, to, world.as())
    await world.app.ask(deleteWebhook, to, world.as())
    expect(
      await world.app.rows(
        `select action, subject, user_id::int from audit_log
          where about_club = $1 and action like 'webhook%' order by id`,
        [world.club],
      ),
    ).toEqual(
      ['created', 'changed', 'secret-rotated', 'deleted'].map((action) => ({
        action: `webhook-${action}`,
        subject: { webhook_id: id },
        user_id: world.manager.id,
      })),
    )
  })
})

describe('the log', () => {
  test('lists what was sent, the newest first, by state and page', async () => {
    const { id } = await world.register()
    await world.happens(scoresChanged, 7)
    await world.settled('delivered')
    world.receiver.answersWith(500, 'broken')
    await world.app.ask(testWebhook, { params: { id } }, world.as())
    await world.settled('delivered', 'retrying')
    const list = (query: object) =>
      world.app.ask(listWebhookDeliveries, { params: { id }, query }, world.as())
    expect((await list({})).data.map(({ type }) => type)).toEqual([
      'webhook-test',
      'scores-changed',
    ])
    const failing = await list({ state: 'retrying' })
    expect(failing).toMatchObject({
      data: [{ type: 'webhook-test', status: 500, fault: 'refused' }],
      meta: { total: 1 },
    })
    expect(await list({ limit: 1, page: 2 })).toMatchObject({
      data: [{ type: 'scores-changed' }],
      meta: { page: 2, limit: 1, total: 2 },
    })
    const one = { params: { id: failing.data[0]?.id ?? 0 } }
    const { data } = await world.app.ask(getWebhookDelivery, one, world.as())
    expect(data).toMatchObject({ webhook_id: id, reply: 'broken' })
    expect(JSON.parse(data.body)).toMatchObject({ type: 'webhook-test', data: {} })
    const { data: webhooks } = await world.app.ask(listWebhooks, {}, world.as())
    expect(webhooks[0]?.last_delivery).toMatchObject({ state: 'retrying', attempts: 1 })
    world.receiver.answersWith(200)
    await world.app.ask(resendWebhookDelivery, one, world.as())
    await world.settled('delivered', 'delivered')
  })
})

describe('another club', () => {
  test('sees nothing and changes nothing', async () => {
    const { id } = await world.register()
    await world.happens(scoresChanged, 7)
    await world.settled('delivered')
    const [delivery] = await world.deliveries()
    const other = await makeClub(world.app.db)
    const { token } = await makeMember(world.app.db, other, [ROLE.manager])
    const as = { token, club: other }
    expect(await world.app.ask(listWebhooks, {}, as)).toEqual({ data: [] })
    const to = { params: { id } }
    const ofDelivery = { params: { id: delivery?.id ?? 0 } }
    const statuses = await Promise.all([
      world.app.send(updateWebhook, { ...to, body: { active: false } }, as),
      world.app.send(deleteWebhook, to, as),
      world.app.send(rotateWebhookSecret, to, as),
      world.app.send(testWebhook, to, as),
      world.app.send(listWebhookDeliveries, to, as),
      world.app.send(getWebhookDelivery, ofDelivery, as),
      world.app.send(resendWebhookDelivery, ofDelivery, as),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  })

  test('and a coach of the club neither', async () => {
    const { token } = await makeMember(world.app.db, world.club, [ROLE.coach])
    const answer = await world.app.send(listWebhooks, {}, { token, club: world.club })
    expect(answer.json).toMatchObject({ status: 403, need: 'edit-club' })
  })
})
