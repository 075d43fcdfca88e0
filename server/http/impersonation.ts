import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Access } from '../db/client.ts'

/**
 * The same work, and if it changes something an entry in the audit log, in its transaction: an
 * administrator acts in somebody's name.
 */
export function noted<T>(
  access: Access,
  clubId: number,
  { method, path, reads }: Endpoint,
  work: () => Promise<T>,
): () => Promise<T> {
  if (method === 'GET' || reads) return work
  return async () => {
    const answer = await work()
    await sql`select app.note_impersonated(${clubId}, ${`${method} ${path}`})`.execute(access.db)
    return answer
  }
}
