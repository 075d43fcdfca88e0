import type { IncomingMessage } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import type { DeliveryFault } from '#domain/constants/webhooks.ts'
import { addressFault } from '#domain/rules/webhooks.ts'
import { routeTo, type Outbound } from './outbound.ts'

export type Message = {
  address: string
  headers: Readonly<Record<string, string>>
  body: string | Uint8Array
}

/** What came of an attempt; without a fault it has arrived. */
export type Outcome = { status: number | null; fault: DeliveryFault | null; reply: string | null }

const SEND_TIMEOUT_MS = 10_000
const MOST_READ = 64 * 1024
const MOST_KEPT = 2048
const CLOSED = 410

/**
 * Sends a message once, to exactly the IP addresses that were checked. All of it, from asking for
 * the name to the end of the answer, ends within the time. Redirects are not followed.
 */
export async function send(
  outbound: Outbound,
  message: Message,
  timeoutMs = SEND_TIMEOUT_MS,
): Promise<Outcome> {
  const failed = (fault: DeliveryFault): Outcome => ({ status: null, fault, reply: null })
  if (addressFault(message.address) !== null) return failed('not-public')
  const url = new URL(message.address)
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const route = await inTime(routeTo(outbound, url), signal)
    if ('fault' in route) return failed(route.fault)
    const response = await post(outbound, url, route.addresses, message, signal)
    const reply = await beginningOf(response)
    const { statusCode: status = 0 } = response
    return { status, fault: faultOf(status), reply }
  } catch {
    return failed(signal.aborted ? 'timeout' : 'unreachable')
  }
}

function faultOf(status: number): DeliveryFault | null {
  if (status >= 200 && status <= 299) return null
  if (status === CLOSED) return 'closed'
  return status >= 300 && status <= 399 ? 'redirected' : 'refused'
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

function post(
  { request }: Outbound,
  url: URL,
  addresses: readonly string[],
  { headers, body }: Message,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      lookup: only(addresses),
      agent: false, // neither a proxy nor a connection that another message left open
      signal,
    }
    request(url, options, resolve).on('error', reject).end(body)
  })
}

/** Reads the answer, of a long one only so much, and returns how it begins. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size >= MOST_READ) break
  }
  response.destroy()
  const kept = Buffer.concat(pieces).subarray(0, MOST_KEPT)
  return kept.toString('utf8').replaceAll('\0', '')
}
