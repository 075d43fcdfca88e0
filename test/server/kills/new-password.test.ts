import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '../../../server/db/embedded.ts'
import { openDatabase } from '../../../server/db/open.ts'

// Roles belong to a whole server of databases, so these stories have one of their own.

const dataDir = mkdtempSync(join(tmpdir(), 'slipway-password-'))
let embedded: Embedded

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  embedded = await startEmbedded({ dataDir, fast: true })
  await start(embedded.ownerUrl)
})
afterAll(async () => {
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(ownerUrl: string): Promise<void> {
  const database = await openDatabase(ownerUrl, { reactions: [] })
  await database.close()
}

async function asSuperuser(statement: string): Promise<void> {
  const client = new Client({ connectionString: embedded.superuserUrl })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const withPassword = (password: string) => {
  const url = new URL(embedded.ownerUrl)
  url.password = password
  return url.href
}
const ownerName = () => decodeURIComponent(new URL(embedded.ownerUrl).username)

test('sets the passwords that follow from that of the owner after it was changed', async () => {
  await asSuperuser(`alter role ${ownerName()} password 'a new one'`)
  await expect(start(withPassword('a new one'))).resolves.toBeUndefined()
  await expect(start(withPassword('a new one'))).resolves.toBeUndefined()
})

test('says what is wrong when the owner may not set the passwords', async () => {
  await asSuperuser(`alter role ${ownerName()} nocreaterole password 'the next one'`)
  await asSuperuser(`revoke slipway_app, slipway_worker from ${ownerName()}`)
  await expect(start(withPassword('the next one'))).rejects.toThrow(
    /their passwords follow from that of DATABASE_URL, whose role may not set them/,
  )
})

test('leaves roles alone that a database in use elsewhere has, and says why it cannot start', async () => {
  await asSuperuser(`alter role ${ownerName()} createrole password 'the last one'`)
  await asSuperuser(`grant slipway_app, slipway_worker to ${ownerName()} with admin option`)
  await asSuperuser(`create database empty owner ${ownerName()}`)
  const url = new URL(withPassword('the last one'))
  url.pathname = '/empty'
  await expect(start(url.href)).rejects.toThrow(/password authentication failed/)
  await start(withPassword('the last one'))
})
