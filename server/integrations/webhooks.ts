import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { inTransaction, type Pool } from '../db/client.ts'
import { demand, Refusal } from '../http/refusal.ts'
import { receiveEvents } from './commands.ts'
import type { Provider } from './providers/provider.ts'
import { providerOf } from './providers/registry.ts'

type Parts = { pool: Pool; providers: Config['providers'] }
type Address = { provider: string; key?: string }

const MOST_EVENTS = 1000

/**
 * Where providers tell what is new: /api/v2/webhooks/{provider}, or with the webhook secret as a last part for those that sign nothing.
 * What was proven is kept and worked by a job, so the answer is quick; what is about nobody here is dropped.
 */
export function serveWebhooks(app: FastifyInstance, parts: Parts): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const url of ['/api/v2/webhooks/:provider', '/api/v2/webhooks/:provider/:key']) {
      scope.post<{ Params: Address }>(url, async (request) => receive(parts, request))
      scope.get<{ Params: Address }>(url, async (request) => confirm(parts, request))
    }
  })
}

async function receive(parts: Parts, request: FastifyRequest<{ Params: Address }>): Promise<{ received: number }> {
  const { provider, secret } = addressed(parts, request.params)
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const events = provider.eventsOf(bodyOf(raw, request.headers['content-type'] ?? '')).slice(0, MOST_EVENTS)
  // What says nothing needs no proof: a provider may knock before its signing secret is known here.
  if (events.length === 0) return { received: 0 }
  demand(provider.webhook === 'address' || isSigned(raw, request.headers[provider.webhook.header], secret))
  await inTransaction(parts.pool, {}, (db) => receiveEvents(db, provider.key, events))
  return { received: events.length }
}

/** A provider that asks whether the address is ours gets its own word back. */
async function confirm(parts: Parts, request: FastifyRequest<{ Params: Address }>): Promise<object> {
  const { provider, secret } = addressed(parts, request.params)
  const answer = provider.confirmationOf?.(request.query, (given) => isSame(given, secret)) ?? null
  if (answer === null) throw new Refusal('not_found')
  return answer
}

/** The provider of an address, where the operator has set it up and the address has the key that it needs. */
function addressed({ providers }: Parts, { provider: word, key }: Address): { provider: Provider; secret: string } {
  const provider = providerOf(word)
  const secret = provider && providers[provider.key]?.webhookSecret
  if (!provider || secret === undefined) throw new Refusal('not_found')
  demand(provider.webhook === 'address' ? key !== undefined && isSame(key, secret) : key === undefined, 'not_found')
  return { provider, secret }
}

const isSigned = (raw: Buffer, header: string | string[] | undefined, secret: string): boolean =>
  typeof header === 'string' && isSame(header.toLowerCase(), createHmac('sha256', secret).update(raw).digest('hex'))

/** Compared in a time that tells nothing of where they differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'same').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function bodyOf(raw: Buffer, type: string): unknown {
  const text = raw.toString('utf8')
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('broken_json')
  }
}
