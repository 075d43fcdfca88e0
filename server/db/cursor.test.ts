import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/support/app.ts'
import { tableEntries } from '../files/archive.ts'
import { zipped, type ZipEntry } from '../files/zip.ts'
import type { Db } from './client.ts'
import { duringTransaction, jsonRows } from './cursor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const during = <T>(work: Parameters<typeof duringTransaction<T>>[2]) =>
  duringTransaction(app.database.worker, { snapshot: true }, work)
async function* listOf(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}
const MB = 1024 * 1024

/** What is still needed of the memory: what is not, is collected first. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

describe('rows read in batches', () => {
  test.each([0, 1, 2, 5, 3000])('are all there, in their order: %d', async (count) => {
    const rows = sql`select i from generate_series(1, ${count}::int) i`
    const found: number[] = []
    for await (const lines of during((db) => jsonRows(db, rows)))
      found.push(...lines.map((line) => (JSON.parse(line) as { i: number }).i))
    expect(found).toEqual(Array.from({ length: count }, (_, i) => i + 1))
  })

  test('write instants in UTC, and the same after a reader that stopped half-way', async () => {
    const rows = sql`select '2026-03-02 07:00+01'::timestamptz as at, i from generate_series(1, 9) i`
    for (let turn = 0; turn < 2; turn++)
      for await (const [first] of during((db) => jsonRows(db, rows))) {
        expect(first).toBe('{"at":"2026-03-02T06:00:00+00:00","i":1}')
        break
      }
    expect(app.database.worker.idleCount).toBe(app.database.worker.totalCount)
  })

  test('fail as their statement does', async () => {
    const read = async () => {
      for await (const _ of during((db) =>
        jsonRows(db, sql`select 1 / (3 - i) from generate_series(1, 5) i`),
      ))
        continue
    }
    await expect(read()).rejects.toThrow('division by zero')
  })

  test('take little memory on their way into an archive, however much there is of them', async () => {
    const rows = sql`select i, repeat('x', 1000000) as text from generate_series(1, 80) i`
    const before = heldBytes()
    let most = 0
    let batches = 0
    const watched = async function* (db: Db) {
      for await (const lines of jsonRows(db, rows)) {
        yield lines
        if (++batches % 20 === 0) most = Math.max(most, heldBytes() - before)
      }
    }
    const entries = during((db): AsyncGenerator<ZipEntry> => {
      const table = { name: 'rows', columns: ['i', 'text'], binary: [] }
      return listOf(tableEntries({ ...table, rows: () => watched(db) }, 'en'))
    })
    for await (const _ of zipped(entries, new Date())) continue
    expect(batches).toBe(160)
    expect(most).toBeLessThan(60 * MB)
  })
})
