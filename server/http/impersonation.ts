import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Db } from '../db/client.ts'

/** Writes to the audit log what an administrator changes in somebody's name, in the transaction of the change. */
export async function noteImpersonated(db: Db, clubId: number, { method, path }: Endpoint): Promise<void> {
  await sql`select app.note_impersonated(${clubId}, ${`${method} ${path}`})`.execute(db)
}
