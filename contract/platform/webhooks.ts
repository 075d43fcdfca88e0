import {
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  MOST_ADDRESS,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_TEST,
} from '#domain/constants/webhooks.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  list,
  nullable,
  paged,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const editing = { level: 'member', permission: 'edit-club' } as const

const EventType = WordOf(...WEBHOOK_EVENT_TYPES)
const Address = Text(MOST_ADDRESS, 1)
const Events = T.Array(EventType, { minItems: 1, uniqueItems: true })

const Attempted = {
  state: WordOf(...DELIVERY_STATES),
  attempts: T.Integer(),
  attempted_at: nullable(T.String()),
  /** When it is tried again. */
  next_at: nullable(T.String()),
  /** What the receiver answered. */
  status: nullable(T.Integer()),
  fault: nullable(WordOf(...DELIVERY_FAULTS)),
}

export const Webhook = T.Object({
  id: Id,
  address: T.String(),
  events: T.Array(EventType),
  active: T.Boolean(),
  /** When the receiver closed the address with 410, which turned it off. */
  closed_at: nullable(T.String()),
  /** Until when messages are signed with the former secret as well. */
  old_secret_until: nullable(T.String()),
  created_at: T.String(),
  last_delivery: nullable(T.Object(Attempted)),
})
export type Webhook = Static<typeof Webhook>

const Delivery = {
  id: Id,
  message_id: T.String(),
  type: WordOf(...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST),
  created_at: T.String(),
  ...Attempted,
}
export const WebhookDelivery = T.Object(Delivery)
export type WebhookDelivery = Static<typeof WebhookDelivery>
export const WebhookDeliveryDetail = T.Object({
  ...Delivery,
  webhook_id: Id,
  body: T.String(),
  /** How the receiver’s answer begins. */
  reply: nullable(T.String()),
})
export type WebhookDeliveryDetail = Static<typeof WebhookDeliveryDetail>

export const listWebhooks = endpoint({
  method: 'GET',
  path: 'club-webhooks',
  access: editing,
  summary: 'The addresses that events of the club are sent to',
  reply: data(T.Array(Webhook)),
})

export const createWebhook = endpoint({
  method: 'POST',
  path: 'club-webhooks',
  returnsSecret: true,
  notWhileImpersonating: true,
  access: editing,
  summary: 'Have events of the club sent to an address; the secret is shown this once',
  body: Strict({ address: Address, events: Events }),
  reply: data(T.Object({ id: Id, secret: T.String() })),
  status: 201,
})

export const updateWebhook = endpoint({
  method: 'PATCH',
  path: 'club-webhooks/{id}',
  notWhileImpersonating: true,
  access: editing,
  summary: 'Change where events are sent and which, or turn it off and on',
  params: IdParams,
  body: Strict({
    address: T.Optional(Address),
    events: T.Optional(Events),
    active: T.Optional(T.Boolean()),
  }),
  reply: Done,
})

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: 'club-webhooks/{id}',
  access: editing,
  summary: 'Send nothing to an address any more, and delete its log',
  params: IdParams,
  reply: Done,
})

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: 'club-webhooks/{id}/rotate',
  returnsSecret: true,
  notWhileImpersonating: true,
  access: editing,
  summary: 'A new secret, shown this once; the former one signs as well for 24 hours',
  params: IdParams,
  reply: data(T.Object({ secret: T.String() })),
})

export const testWebhook = endpoint({
  method: 'POST',
  path: 'club-webhooks/{id}/test',
  access: editing,
  summary: 'Send a message that only says that the address is reached',
  params: IdParams,
  reply: data(T.Object({ id: Id })),
})

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: 'club-webhooks/{id}/deliveries',
  access: editing,
  summary: 'What was sent to an address in the last thirty days, the newest first',
  params: IdParams,
  query: T.Object({
    state: T.Optional(WordOf(...DELIVERY_STATES)),
    ...paged(100),
  }),
  reply: list(WebhookDelivery),
})

export const getWebhookDelivery = endpoint({
  method: 'GET',
  path: 'club-webhook-deliveries/{id}',
  access: editing,
  summary: 'A message as it was sent, and how the receiver’s last answer begins',
  params: IdParams,
  reply: data(WebhookDeliveryDetail),
})

export const resendWebhookDelivery = endpoint({
  method: 'POST',
  path: 'club-webhook-deliveries/{id}/resend',
  access: editing,
  summary: 'Send a message again, now',
  params: IdParams,
  reply: Done,
})
