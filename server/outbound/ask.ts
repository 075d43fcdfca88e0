import type { IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { addressFault } from '#domain/rules/webhooks.ts'
import { routeTo, type Outbound } from './outbound.ts'

type Question = {
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array
}

/**
 * The answer of a server, whose IP addresses are checked and are exactly those that are asked; or
 * why it is not asked. Redirects are not followed.
 */
export async function ask(
  outbound: Outbound,
  address: string,
  question: Question,
  signal: AbortSignal,
): Promise<IncomingMessage | { fault: 'not-public' | 'unknown-host' }> {
  if (addressFault(address) !== null) return { fault: 'not-public' }
  const url = new URL(address)
  const route = await inTime(routeTo(outbound, url), signal)
  return 'fault' in route ? route : open(outbound, url, route.addresses, question, signal)
}

/** A question for a name cannot be taken back, but need not be waited for. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true })
    work.then(resolve, reject)
  })
}

/** Answers any name with the addresses that were checked, so that no other answer can follow. */
const only =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (all) return done(null, found)
    const [first] = found
    return done(null, first?.address ?? '', first?.family)
  }

function open(
  { request }: Outbound,
  url: URL,
  addresses: readonly string[],
  { method, headers, body }: Question,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers,
      lookup: only(addresses),
      agent: false, // neither a proxy nor a connection that another message left open
      signal,
    }
    request(url, options, resolve).on('error', reject).end(body)
  })
}
