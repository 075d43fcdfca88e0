import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded, type Embedded } from '../../server/db/embedded.ts'
import { openDatabase } from '../../server/db/open.ts'
import { quickFolder } from './quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The run's PostgreSQL: `ownerUrl` leads to a migrated, empty database nobody uses, the
     * template of every test's own.
     */
    postgres: { ownerUrl: string; superuserUrl: string }
  }
}

const state: { folder?: string; embedded?: Embedded } = {}

/** One PostgreSQL a run, migrated once; every test file copies that database. */
export async function setup({ provide }: TestProject): Promise<void> {
  state.folder = quickFolder('slipway-server-')
  state.embedded = await startEmbedded({ dataDir: state.folder, fast: true, sockets: true })
  const { ownerUrl, superuserUrl } = state.embedded
  const database = await openDatabase(ownerUrl, { reactions: [] })
  await database.close()
  provide('postgres', { ownerUrl, superuserUrl })
}

export async function teardown(): Promise<void> {
  await state.embedded?.stop()
  if (state.folder) rmSync(state.folder, { recursive: true, force: true })
}
