import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Database } from './db/open.ts'
import { secretsOf } from './secrets.ts'
import { startNotes } from './start-notes.ts'

test('a database too busy to be asked ends no server that serves', async () => {
  const busy = { query: () => Promise.reject(new Error('timeout exceeded')) }
  const database = { app: busy, worker: busy } as unknown as Database
  const notes = await startNotes(database, readConfig({}, []), secretsOf(Buffer.alloc(32)))
  expect(notes.at(-1)).toBe(
    'What is left to do is not known yet (timeout exceeded): see npm run doctor.',
  )
})
