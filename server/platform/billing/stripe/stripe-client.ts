import type Stripe from 'stripe'
import type { BillingConfig } from '../../../billing-config.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2

/**
 * The provider’s own library, fetched when it is first needed. A stand-in can take the place of its
 * address. Calls are repeated under one idempotency key, so nothing is made twice.
 */
export async function stripeOf({
  secretKey,
  url,
}: NonNullable<BillingConfig['stripe']>): Promise<Stripe> {
  const { default: Library } = await import('stripe')
  const place = url === undefined ? null : new URL(url)
  return new Library(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(place && {
      host: place.hostname,
      port: place.port === '' ? (place.protocol === 'http:' ? 80 : 443) : Number(place.port),
      protocol: place.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}
