import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Connection } from '#contract/live/live-recorder.ts'
import { openedOnce } from '../../../offline/opened-once.ts'
import type { Made, Run } from './run.ts'
import { byBegin, isUnsent, memoryStore, type RecorderStore } from './stores.ts'

type Numbered = { run: string; number: number; sample: Made }
type Opened = { code: string; connection: Connection; opened_at: number }

type Schema = DBSchema & {
  runs: { key: string; value: Run; indexes: { code: string } }
  samples: { key: [string, number]; value: Numbered }
  codes: { key: string; value: Opened }
}

/** Opened again where the browser has closed it, as some do while a phone sleeps. */
const database = openedOnce<IDBPDatabase<Schema>>((terminated) =>
  openDB<Schema>('slipway-recorder', 1, { upgrade, terminated }),
)

/** The store of this browser; one in memory where it keeps nothing, as some private windows do. */
export async function openRecorderStore(): Promise<RecorderStore> {
  try {
    await database()
    return indexedStore
  } catch {
    return memoryStore()
  }
}

function upgrade(db: IDBPDatabase<Schema>): void {
  db.createObjectStore('runs', { keyPath: 'key' }).createIndex('code', 'code')
  db.createObjectStore('samples', { keyPath: ['run', 'number'] })
  db.createObjectStore('codes', { keyPath: 'code' })
}

const between = ({ key }: Run, from: number, to: number) =>
  IDBKeyRange.bound([key, from], [key, to])

const indexedStore: RecorderStore = {
  async runOf(code) {
    const runs = await (await database()).getAllFromIndex('runs', 'code', code)
    return runs.toSorted(byBegin).at(-1) ?? null
  },
  unsent: async () => (await (await database()).getAll('runs')).filter(isUnsent),
  async save(run, samples) {
    const db = await database()
    // What was measured is on the disk before the next is: a battery ends without warning.
    const writing = db.transaction(['runs', 'samples'], 'readwrite', { durability: 'strict' })
    const first = run.made - samples.length + 1
    await Promise.all([
      writing.objectStore('runs').put(run),
      ...samples.map((sample, index) =>
        writing.objectStore('samples').put({ run: run.key, number: first + index, sample }),
      ),
      writing.done,
    ])
  },
  async samplesAfter(run, number, most) {
    const range = between(run, number + 1, number + most)
    return (await (await database()).getAll('samples', range)).map(({ sample }) => sample)
  },
  async dropSamples(run) {
    await (await database()).delete('samples', between(run, 0, Number.MAX_SAFE_INTEGER))
  },
  connectionOf: async (code) => (await (await database()).get('codes', code))?.connection ?? null,
  async keepConnection(code, connection) {
    await (await database()).put('codes', { code, connection, opened_at: Date.now() })
  },
  async lastCode() {
    const codes = await (await database()).getAll('codes')
    return codes.toSorted((a, b) => a.opened_at - b.opened_at).at(-1)?.code ?? null
  },
}
