import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'

type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  url: string
  form: URLSearchParams
}
type Fault = 'error' | 'silence'

export const STRIPE_SECRETS = { secretKey: 'sk_test_standin', webhookSecret: 'whsec_standin' }

/**
 * What of the provider of payments the product asks: checkouts, that they expire, and the portal, as
 * documented, with faults when they are ordered.
 */
export async function startStripe() {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, string>()
  const faults: Fault[] = []
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const say = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const path = new URL(request.url ?? '', 'http://stripe').pathname
    const form = new URLSearchParams(await text(request))
    calls.push(`${request.method} ${path}`)
    const fault = faults.shift()
    if (fault === 'error') return say(500, { error: { type: 'api_error', message: 'down' } })
    if (fault === 'silence') return void request.socket.destroy()
    if (request.headers.authorization !== `Bearer ${STRIPE_SECRETS.secretKey}`)
      return say(401, { error: { type: 'invalid_request_error', message: 'no key' } })
    const [, known, expires] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    if (known !== undefined) {
      const session = sessions.get(known)
      if (!session) return say(404, refused('no such session'))
      if (expires && session.status !== 'open') return say(400, refused('only open ones expire'))
      if (expires) session.status = 'expired'
      return say(200, shown(session))
    }
    if (path === '/v1/billing_portal/sessions')
      return say(200, { id: 'bps_1', object: 'billing_portal.session', url: portalOf(form) })
    if (path !== '/v1/checkout/sessions') return say(404, { error: { message: 'unknown' } })
    const key = String(request.headers['idempotency-key'])
    const id = byKey.get(key) ?? `cs_${sessions.size + 1}`
    byKey.set(key, id)
    const session = sessions.get(id) ?? { id, status: 'open', url: `http://pay/${id}`, form }
    sessions.set(id, session)
    return say(200, shown(session))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sessions,
    faults,
    calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
export type StandInStripe = Awaited<ReturnType<typeof startStripe>>

const refused = (message: string) => ({ error: { type: 'invalid_request_error', message } })
const shown = ({ id, status, url }: Session) => ({
  id,
  object: 'checkout.session',
  status,
  payment_status: status === 'complete' ? 'paid' : 'unpaid',
  url: status === 'open' ? url : null,
})
const portalOf = (form: URLSearchParams) => `http://portal/${form.get('customer')}`

/** An event as the provider sends it, with the signature over its bytes. */
export function signedEvent(
  event: { id: string; type: string; object: object },
  secret: string = STRIPE_SECRETS.webhookSecret,
) {
  const payload = JSON.stringify({
    id: event.id,
    object: 'event',
    api_version: '2026-01-01',
    created: 1,
    type: event.type,
    data: { object: event.object },
  })
  const header = new Stripe('sk_test_signing').webhooks.generateTestHeaderString({
    payload,
    secret,
  })
  return { payload, headers: { 'stripe-signature': header, 'content-type': 'application/json' } }
}

/** Notifies the product of an event; the status it answers. */
export async function sendEvent(
  url: string,
  event: Parameters<typeof signedEvent>[0],
  secret?: string,
): Promise<number> {
  const { payload: body, headers } = signedEvent(event, secret)
  const to = `${url}/api/v2/billing/payment-events`
  const { status } = await fetch(to, { method: 'POST', body, headers })
  return status
}

/** The checkout of an order that was paid. */
export const paidSession = (
  order: { id: number; amount: number; currency: string },
  payment = `pi_${order.id}`,
) => ({
  id: `cs_of_${order.id}`,
  object: 'checkout.session',
  payment_status: 'paid',
  metadata: { order_id: String(order.id) },
  payment_intent: payment,
  customer: `cus_${order.id}`,
  amount_total: order.amount,
  currency: order.currency.toLowerCase(),
})
