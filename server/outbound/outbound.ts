import { lookup } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The way out of this server; a test takes another. */
export type Outbound = {
  /** The addresses of a name. */
  resolve(host: string): Promise<readonly string[]>
  /** Whether messages may go to this address. */
  isAllowed(address: string): boolean
  request(
    url: URL,
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ): ClientRequest
}

export const INTERNET: Outbound = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  request,
}

/** No way out, for a demo that anyone can enter. */
export const NO_WAY_OUT: Outbound = { ...INTERNET, isAllowed: () => false }

export type Route = { addresses: readonly string[] } | { fault: 'unknown-host' | 'not-public' }

/**
 * Where an address leads. Each IP address of its name has to be allowed: which of them a connection
 * takes is up to chance.
 */
export async function routeTo({ resolve, isAllowed }: Outbound, url: URL): Promise<Route> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses =
    isIP(host) === 0 ? await resolve(host).catch((): readonly string[] => []) : [host]
  if (addresses.length === 0) return { fault: 'unknown-host' }
  return addresses.every(isAllowed) ? { addresses } : { fault: 'not-public' }
}
