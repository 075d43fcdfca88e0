import type { IncomingMessage } from 'node:http'
import { ask } from './ask.ts'
import type { Outbound } from './outbound.ts'

type FetchFault =
  | 'not-public'
  | 'unknown-host'
  | 'timeout'
  | 'unreachable'
  | 'redirected'
  | 'refused'
  | 'too-large'
/** A text, that it is the one known already, or why there is none. */
export type Fetched = { text: string; etag: string | null } | { same: true } | { fault: FetchFault }

type Limits = { bytes: number; ms: number }
const LIMITS: Limits = { bytes: 2 * 1024 * 1024, ms: 10_000 }

/** Fetches a text once, within limits of time and size. */
export async function fetchText(
  outbound: Outbound,
  address: string,
  known: string | null,
  limits = LIMITS,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(limits.ms)
  const headers = { accept: 'text/calendar, text/plain', ...(known && { 'if-none-match': known }) }
  try {
    const response = await ask(outbound, address, { method: 'GET', headers }, signal)
    if ('fault' in response) return response
    const { statusCode: status = 0 } = response
    if (status !== 200) {
      response.destroy()
      if (status === 304 && known) return { same: true }
      return { fault: status >= 300 && status <= 399 ? 'redirected' : 'refused' }
    }
    const text = await wholeOf(response, limits.bytes)
    if (text === null) return { fault: 'too-large' }
    const { etag } = response.headers
    return { text, etag: etag && etag.length <= 500 ? etag : null }
  } catch {
    return { fault: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

async function wholeOf(response: IncomingMessage, most: number): Promise<string | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    pieces.push(piece)
    size += piece.length
    if (size > most) {
      response.destroy()
      return null
    }
  }
  return Buffer.concat(pieces).toString('utf8')
}
