import type * as contract from '#contract/platform/webhooks.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  noteWebhook,
  queueTest,
  resend,
  rotateSecret,
} from './commands.ts'
import { demandAddress } from '../../outbound/demand-address.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { deliveriesOf, deliveryOf, hasWebhook, webhooksOf } from './queries.ts'

type Parts = { secrets: Secrets; outbound: Outbound }
type Calls<K extends keyof typeof contract> = Pick<
  Handlers<typeof contract>,
  K & keyof Handlers<typeof contract>
>
const done = { data: { done: true } }
const PAGE = 25

export const webhookHandlers = (parts: Parts): Handlers<typeof contract> => ({
  ...settingUp(parts),
  ...reading,
})

const settingUp = ({
  secrets,
  outbound,
}: Parts): Calls<
  'createWebhook' | 'updateWebhook' | 'deleteWebhook' | 'rotateWebhookSecret' | 'testWebhook'
> => ({
  createWebhook: {
    async prepare({ clubId, viewer, body }) {
      await demandAddress(outbound, body.address)
      return async ({ db }) => {
        const webhook = await addWebhook(db, clubId, secrets, body)
        await noteWebhook(db, clubId, viewer.user_id, 'created', webhook.id)
        return { data: webhook }
      }
    },
  },
  updateWebhook: {
    async prepare({ clubId, viewer, params, body }) {
      if (body.address !== undefined) await demandAddress(outbound, body.address)
      return async ({ db }) => {
        await changeWebhook(db, clubId, params.id, body)
        await noteWebhook(db, clubId, viewer.user_id, 'changed', params.id)
        return done
      }
    },
  },
  async deleteWebhook({ db, clubId, viewer, params }) {
    await deleteWebhook(db, clubId, params.id)
    await noteWebhook(db, clubId, viewer.user_id, 'deleted', params.id)
    return done
  },
  async rotateWebhookSecret({ db, clubId, viewer, params }) {
    const secret = await rotateSecret(db, clubId, secrets, params.id)
    await noteWebhook(db, clubId, viewer.user_id, 'secret-rotated', params.id)
    return { data: { secret } }
  },
  testWebhook: async ({ db, clubId, params }) => ({
    data: { id: await queueTest(db, clubId, params.id) },
  }),
})

const reading: Calls<
  'listWebhooks' | 'listWebhookDeliveries' | 'getWebhookDelivery' | 'resendWebhookDelivery'
> = {
  listWebhooks: async ({ db, clubId }) => ({ data: await webhooksOf(db, clubId) }),
  async listWebhookDeliveries({ db, clubId, params, query }) {
    const { page = 1, limit = PAGE, state } = query
    demand(await hasWebhook(db, clubId, params.id), 'not_found')
    const { deliveries, total } = await deliveriesOf(db, clubId, params.id, {
      state,
      limit,
      offset: (page - 1) * limit,
    })
    return { data: deliveries, meta: { page, limit, total } }
  },
  getWebhookDelivery: async ({ db, clubId, params }) => ({
    data: found(await deliveryOf(db, clubId, params.id)),
  }),
  async resendWebhookDelivery({ db, clubId, params }) {
    await resend(db, clubId, params.id)
    return done
  },
}
