import { randomBytes } from 'node:crypto'
import { Pool } from 'pg'
import { inject } from 'vitest'

export type FreshDatabase = { ownerUrl: string; name: string; drop(): Promise<void> }

/**
 * A database of the caller's own: a copy of the migrated one, or an empty one with the extensions
 * only. Addressed as its owner.
 */
export async function freshDatabase(
  from: 'migrated' | 'empty' = 'migrated',
): Promise<FreshDatabase> {
  const { ownerUrl } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const url = new URL(ownerUrl)
  const template = from === 'migrated' ? url.pathname.slice(1) : 'template1'
  await asSuperuser(
    `create database ${name} template ${template} owner ${url.username} strategy file_copy`,
  )
  url.pathname = `/${name}`
  return {
    name,
    ownerUrl: url.href,
    drop: () => asSuperuser(`drop database if exists ${name} with (force)`),
  }
}

let superusers: Pool | undefined

/** One statement with all rights, in a database of no test. */
export async function asSuperuser(statement: string): Promise<void> {
  superusers ??= new Pool({
    connectionString: inject('postgres').superuserUrl,
    max: 2,
    // No file of tests waits for it.
    allowExitOnIdle: true,
  }).on('error', () => undefined)
  await superusers.query(statement)
}
