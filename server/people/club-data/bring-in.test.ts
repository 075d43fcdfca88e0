import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Entry } from 'yauzl'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeUser } from '../../../test/support/factories.ts'
import { inTransaction } from '../../db/client.ts'
import { bringIn } from './bring-in.ts'
import type { Manifest } from './check-archive.ts'
import { importPlan } from './import-plan.ts'
import type { OpenedArchive } from './open-archive.ts'
import { describedTables } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const MB = 1024 * 1024
const SQUADS = 100_000

/** What is still needed of the memory: what is not, is collected first. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

type Rows = Record<string, () => Iterable<object>>

/** An archive whose rows are made as they are read. */
function archiveWith(rows: Rows): { archive: OpenedArchive; manifest: Manifest } {
  const columns = (name: string) => {
    for (const row of rows[name]?.() ?? []) return Object.keys(row)
    return []
  }
  const names = Object.keys(rows)
  const entries = new Map(
    names.map((name) => {
      const fileName = `tables/${name}.ndjson`
      return [fileName, { fileName } as Entry]
    }),
  )
  return {
    archive: {
      entries,
      files: { count: 0, bytes: 0 },
      async *eachFile() {},
      async *contentOf({ fileName }) {
        const name = /\/(\w+)\./.exec(fileName)?.[1] ?? ''
        for (const row of rows[name]?.() ?? []) yield Buffer.from(`${JSON.stringify(row)}\n`)
      },
    },
    manifest: {
      format: 'slipway-club',
      version: 1,
      made_at: '2026-01-05T00:00:00Z',
      club: { id: 7, name: 'Big Water', unseen: 0 },
      files: { count: 0, bytes: 0, missing: [] },
      entries: [],
      tables: names.map((name) => ({ name, rows: 0, columns: columns(name), binary: [] })),
    },
  }
}

test('holds little of an archive, however many rows it has', async () => {
  await makeClub(app.db)
  const { id, email } = await makeUser(app.db)
  const { archive, manifest } = archiveWith({
    clubs: () => [{ id: 7, name: 'Big Water', default_sport_id: 1 }],
    users: () => [],
    *squads() {
      for (let number = 1; number <= SQUADS; number += 1)
        yield { club_id: 7, id: number, name: `Squad ${number} ${'of the river '.repeat(4)}` }
    },
  })
  const plan = importPlan(await describedTables(app.db))
  const before = heldBytes()
  let most = 0
  let reports = 0
  const { club } = await inTransaction(app.database.worker, { user_id: id }, (db) =>
    bringIn(db, {
      archive,
      manifest,
      plan,
      importer: { id, email },
      hasFile: () => false,
      report: async () => {
        if (++reports % 40 === 0) most = Math.max(most, heldBytes() - before)
      },
    }),
  )
  const [made] = await app.rows<{ squads: number }>(
    'select count(*)::int as squads from squads where club_id = $1',
    [club],
  )
  expect(made).toEqual({ squads: SQUADS })
  expect(reports).toBeGreaterThan(50)
  expect(most).toBeLessThan(60 * MB)
})
