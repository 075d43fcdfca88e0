import type Stripe from 'stripe'
import type { RawBody } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

/** What an event says of an order, in our words. */
export type PaymentFacts = {
  does: 'paid' | 'failed' | 'refunded' | 'disputed'
  order_id?: number
  checkout_id?: string
  payment_id?: string
  customer_id?: string
  amount?: number
  currency?: string
}

/** The event in a body whose signature is the provider’s; refuses any other body. */
export function verifiedEvent(
  stripe: Stripe,
  { bytes, headers }: RawBody,
  secret: string,
): Stripe.Event {
  const signature = headers['stripe-signature']
  try {
    return stripe.webhooks.constructEvent(bytes, String(signature ?? ''), secret)
  } catch {
    throw new Refusal('bad_request')
  }
}

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id

function orderOf(metadata: Record<string, string> | null | undefined): number | undefined {
  const id = Number(metadata?.['order_id'])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const compact = (facts: { [K in keyof PaymentFacts]: PaymentFacts[K] | undefined }): PaymentFacts =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined),
  ) as PaymentFacts

/** Null for an event that says nothing of an order. */
export function paymentFacts(event: Stripe.Event): PaymentFacts | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'paid'
        ? sessionFacts('paid', event.data.object)
        : null
    case 'checkout.session.async_payment_failed':
      return sessionFacts('failed', event.data.object)
    case 'payment_intent.payment_failed': {
      const { id, metadata } = event.data.object
      return compact({ does: 'failed', order_id: orderOf(metadata), payment_id: id })
    }
    case 'charge.refunded': {
      const { payment_intent, amount_refunded, metadata } = event.data.object
      return compact({
        does: 'refunded',
        order_id: orderOf(metadata),
        payment_id: idOf(payment_intent),
        amount: amount_refunded,
      })
    }
    case 'charge.dispute.created':
      return compact({ does: 'disputed', payment_id: idOf(event.data.object.payment_intent) })
    default:
      return null
  }
}

const sessionFacts = (does: 'paid' | 'failed', session: Stripe.Checkout.Session): PaymentFacts =>
  compact({
    does,
    order_id: orderOf(session.metadata),
    checkout_id: session.id,
    payment_id: idOf(session.payment_intent),
    customer_id: idOf(session.customer),
    amount: session.amount_total ?? undefined,
    currency: session.currency?.toUpperCase(),
  })
