import type { IncomingMessage } from 'node:http'
import type { DeliveryFault } from '#domain/constants/webhooks.ts'
import { ask } from './ask.ts'
import type { Outbound } from './outbound.ts'

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
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const { address, body, headers } = message
    const response = await ask(
      outbound,
      address,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          ...headers,
        },
        body,
      },
      signal,
    )
    if ('fault' in response) return failed(response.fault)
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
