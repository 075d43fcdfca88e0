import { DEMO_PAYEE } from '../server/billing-config.ts'
import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { writeFit } from '../server/demo/fit-writer.ts'
import { createLog } from '../server/log.ts'
import { secretsOf } from '../server/secrets.ts'
import { createPool, inClub } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { startWork } from '../server/jobs/work.ts'
import { SEASON_START } from './databases.ts'
import { digits } from './figures.ts'
import { CLUB, importing, missingOf, queue, type Importing } from './importing.ts'
import { rowRecords } from './long-row.ts'
import type { Bench, Measured } from './row.ts'

const ARCHIVES = 2
const HOURS_MS = 2 * 3_600_000
const FULL = { bytes: 18e6, most: 1000, minutes: 60 }
const SMALLEST = { bytes: 1e5, most: 3, minutes: 5 }
type Archive = typeof FULL

/**
 * How long an ordinary file takes, from its upload until it is stored, while archives of two other
 * people are read.
 */
export const importWait = (bench: Bench): Promise<Measured<'import wait'>> =>
  importing(bench, (parts) => measure(bench, parts))

async function measure(bench: Bench, parts: Importing): Promise<Measured<'import wait'>> {
  const size = bench.pick(FULL, SMALLEST)
  const pool = createPool(parts.url, { size: 8, name: 'slipway bench', reactions: REACTIONS })
  const mail = {
    smtpUrl: undefined,
    from: 'Slipway <slipway@localhost>',
    folder: parts.folder,
    showLinks: false,
    publicUrl: 'http://localhost',
  }
  const work = await startWork({
    pool,
    files: parts.files,
    log: createLog('warn'),
    mail,
    secrets: secretsOf(randomBytes(32)),
    providers: {},
    billing: { payee: DEMO_PAYEE, taxRate: 0, stripe: undefined },
  })
  try {
    const archives: number[] = []
    let files = 0
    for (let n = 0; n < ARCHIVES; n++) {
      const { bytes, count } = archiveOf(size, n)
      files += count
      archives.push(...(await queue(parts, [bytes])).map(({ id }) => id))
    }
    const reach = (ids: readonly number[], state: readonly string[]) =>
      until(async () => {
        const found = await statesOf(parts, ids)
        if (found.includes('failed')) throw new Error('an import has failed')
        return found.every((one) => state.includes(one))
      })
    await reach(archives, ['reading', 'done'])
    const began = performance.now()
    const file = shortRow(size, ARCHIVES * size.most)
    const ordinary = (await queue(parts, [file])).map(({ id }) => id)
    await reach(ordinary, ['done'])
    const seconds = (performance.now() - began) / 1000
    const left = await statesOf(parts, archives)
    await reach(archives, ['done'])
    const all = (performance.now() - began) / 1000
    return {
      values: { seconds },
      figures: [`beside ${ARCHIVES} archives of ${files} files, which took ${digits(all)} s more`],
      wrong: [
        ...(bench.size === 'smallest' || left.includes('reading')
          ? []
          : ['the archives were through before']),
        ...(await missingOf(parts, files + 1)),
      ],
    }
  } finally {
    await work.stop()
    await pool.end()
  }
}

/** Rows until the archive has its size. */
function archiveOf(size: Archive, n: number): { bytes: Uint8Array<ArrayBuffer>; count: number } {
  const files: Record<string, Uint8Array> = {}
  let packed = 0
  let count = 0
  for (; packed < size.bytes && count < size.most; count++) {
    const one = { [`row-${count}.fit`]: shortRow(size, n * size.most + count) }
    packed += zipSync(one).length
    Object.assign(files, one)
  }
  return { bytes: Uint8Array.from(zipSync(files)), count }
}

function shortRow({ minutes }: Archive, n: number): Uint8Array<ArrayBuffer> {
  const records = rowRecords(minutes * 60 + (n % 600))
  return Uint8Array.from(
    writeFit({ start: new Date(SEASON_START + n * HOURS_MS), sport: 15, records }),
  )
}

const statesOf = ({ pool }: Importing, ids: readonly number[]) =>
  inClub(pool, CLUB, async (db) => {
    const rows = await db.selectFrom('imports').select('state').where('id', 'in', ids).execute()
    return rows.map(({ state }) => state)
  })

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}
