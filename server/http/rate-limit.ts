import type { FastifyReply } from 'fastify'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { CallLimit } from './call-limit.ts'
import { Refusal } from './refusal.ts'

/** What a personal API token may call in a minute, on each node. */
export const TOKEN_CALLS = 600

/** How the headers name this limit, as draft-ietf-httpapi-ratelimit-headers writes them. */
const POLICY = 'token'

/**
 * Counts a call of a personal API token and writes into the headers what is left; people who signed
 * in are not limited.
 * @throws Refusal too_many_requests
 */
export function limitToken(
  limit: CallLimit,
  caller: { token_id: number; viewer: Pick<Viewer, 'token_scope'> } | null,
  reply: Pick<FastifyReply, 'headers'>,
): void {
  if (!caller?.viewer.token_scope) return
  const { wait, left, ends_in } = limit.take(String(caller.token_id))
  reply.headers({
    'ratelimit-policy': `"${POLICY}";q=${limit.most};w=${limit.window_s}`,
    ratelimit: `"${POLICY}";r=${left};t=${ends_in}`,
  })
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
}
