import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import { T, type TSchema } from '#contract/schema.ts'
import { checkedValue } from '../db/checked-rows.ts'
import type { Access, Db } from '../db/client.ts'
import type { Caller } from './gate.ts'
import { isFile, isRaw, rawJson, rawText } from './reply.ts'
import { Refusal } from './refusal.ts'

export const LONGEST_KEY = 200

/** Whether a call is done once per key: it writes, and its reply may be stored for a repetition. */
export const takesKey = ({
  method,
  reads,
  returnsSecret,
}: Pick<Endpoint, 'method' | 'reads' | 'returnsSecret'>): boolean =>
  method !== 'GET' && !reads && !returnsSecret

/** What is written: in which club, with which content, and what the reply to it may say. */
type Write = { club: number; content: unknown; reply: TSchema | undefined }

/**
 * Runs a write at most once per Idempotency-Key, person, club and call. The key is written in the
 * same transaction as the work, so both hold or neither. The same key with the same content (the
 * body, or a form's fields and file) gives the first answer again, with another content a 409. So
 * does an answer that says more than that it was done, once the caller sees others differently.
 */
export async function withIdempotencyKey(
  access: Access,
  request: FastifyRequest,
  { club, content, reply }: Write,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key']
  const { caller } = request
  if (typeof key !== 'string' || caller === null || key.length === 0) return work()
  if (key.length > LONGEST_KEY) throw new Refusal('bad_request')
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
  const readSight = () => (isReceipt(reply) ? null : sightOf(db, caller, club))
  if (fresh.numInsertedOrUpdatedRows === 0n) return earlierAnswer(db, own, hash, readSight)

  const answer = await work()
  if (isFile(answer)) return answer
  const text = isRaw(answer) ? rawText(answer) : JSON.stringify(answer)
  const kept = {
    status: isRaw(answer) ? (answer.status ?? 200) : 200,
    reply: text,
    seen_as: await readSight(),
  }
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
  readSight: () => Promise<Buffer> | null,
): Promise<unknown> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply', 'seen_as'])
    .where((eb) => eb.and(own))
    .executeTakeFirst()
  if (!earlier || earlier.status === 0) throw new Refusal('idempotency_running')
  if (!earlier.request_hash.equals(hash)) throw new Refusal('idempotency_mismatch')
  const sight = await readSight()
  if (sight !== null && !earlier.seen_as?.equals(sight)) throw new Refusal('already_done')
  return earlier.status === 206 ? rawJson(earlier.reply, 206) : rawJson(earlier.reply)
}

/** Fields by which a reply says that something was done, and to what; nothing of anybody. */
const RECEIPT =
  /^(data|done|id|ids|number|version|state|uuid|slug|waiting|answered|other_id|merge_id|import_id)$/

/** Whether a reply only says that something was done. */
export function isReceipt(reply: TSchema | undefined): boolean {
  const schema = (reply ?? {}) as { properties?: Record<string, TSchema>; items?: TSchema }
  const { properties = {}, items } = schema
  return (
    !('anyOf' in schema || 'additionalProperties' in schema) &&
    (items === undefined || isReceipt(items)) &&
    Object.entries(properties).every(([name, one]) => RECEIPT.test(name) && isReceipt(one))
  )
}

/** What a caller may do and whom they see: the same of both reads the same. */
async function sightOf(db: Db, { viewer }: Caller, club: number): Promise<Buffer> {
  const seen = await checkedValue(
    db,
    T.String(),
    sql`concat_ws(' ',
      array(select app.visible_athletes(${club}, ${viewer.user_id}) order by 1),
      array(
        select user_id from privacy_settings
        where club_id = ${club} and mode = 'only-me' order by 1
      ))`,
  )
  return createHash('sha256')
    .update(JSON.stringify([viewer, seen]))
    .digest()
}
