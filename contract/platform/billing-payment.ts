import { endpoint } from '../endpoint.ts'
import { data, IdParams, T } from '../schema.ts'

const payers = { level: 'member', permission: 'manage-licences', expired: 'allowed' } as const
const Address = data(T.Object({ url: T.String() }))

export const openCheckout = endpoint({
  method: 'POST',
  path: 'billing/orders/{id}/checkout',
  access: payers,
  summary: 'The page of the provider of payments where an order is paid by card',
  notWhileImpersonating: true,
  params: IdParams,
  reply: Address,
})

export const openPortal = endpoint({
  method: 'POST',
  path: 'billing/portal',
  access: payers,
  summary: 'The page of the provider of payments with the cards and receipts of the club',
  notWhileImpersonating: true,
  reply: Address,
})

export const receivePayment = endpoint({
  method: 'POST',
  path: 'billing/payment-events',
  access: { level: 'public' },
  rawBody: true,
  summary: 'What the provider of payments notifies of, signed by it',
  reply: T.Object({ received: T.Boolean() }),
})
