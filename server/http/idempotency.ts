import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access, Db } from '../db/client.ts'
import { isFile, isRaw, rawJson, rawText } from './reply.ts'
import { Refusal } from './refusal.ts'

/**
 * Runs a write at most once per Idempotency-Key, person, club and call. The key is written in the
 * same transaction as the work, so
 * both hold or neither. The same key with the same content (the body, or a form's fields and file)
 * gives the first answer again,
 * with another content a 409.
 */
export async function withIdempotencyKey(
  access: Access,
  request: FastifyRequest,
  { club, content }: { club: number; content: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  const { caller } = request
  if (typeof key !== 'string' || caller === null || key.length === 0) return work()
  if (key.length > 200) throw new Refusal('bad_request')
  const call = `${request.method} ${request.routeOptions.url ?? ''} ${JSON.stringify(request.params ?? {})}`
  const hash = createHash('sha256')
    .update(JSON.stringify(content ?? null))
    .digest()
  const own = { user_id: caller.viewer.user_id, club, call, key }

  const { db, last } = access
  // A second request with the same key waits here for the first one's commit.
  const fresh = await db
    .insertInto('idempotency_keys')
    .values({ ...own, request_hash: hash, status: 0, reply: '' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (fresh.numInsertedOrUpdatedRows === 0n) return earlierAnswer(db, own, hash)

  const answer = await work()
  if (isFile(answer)) return answer
  const text = isRaw(answer) ? rawText(answer) : JSON.stringify(answer)
  const kept = { status: isRaw(answer) ? (answer.status ?? 200) : 200, reply: text }
  last(
    db
      .updateTable('idempotency_keys')
      .set(kept)
      .where((eb) => eb.and(own))
      .compile(),
  )
  return answer
}

async function earlierAnswer(
  db: Db,
  own: { user_id: number; club: number; call: string; key: string },
  hash: Buffer,
): Promise<unknown> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply'])
    .where((eb) => eb.and(own))
    .executeTakeFirst()
  if (!earlier || earlier.status === 0) throw new Refusal('idempotency_running')
  if (!earlier.request_hash.equals(hash)) throw new Refusal('idempotency_mismatch')
  return earlier.status === 206 ? rawJson(earlier.reply, 206) : rawJson(earlier.reply)
}
