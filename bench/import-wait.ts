import { DEMO_PAYEE } from '../server/billing-config.ts'
import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { writeFit } from '../server/demo/fit-writer.ts'
import { createLog } from '../server/log.ts'
import { secretsOf } from '../server/secrets.ts'
import { createPool, inClub } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { startWork } from '../server/jobs/work.ts'
import { digits, type Outcome } from './figures.ts'
import { CLUB, importing, queue, type Importing } from './importing.ts'
import { rowRecords } from './long-row.ts'
import { SEASON_START } from './season.ts'

const ARCHIVES = 2
const ARCHIVE_BYTES = 18e6
/** An archive may hold at most this many files. */
const MOST_FILES = 1000
const MINUTES = 60
const MOST_SECONDS = 10
const HOURS_MS = 2 * 3_600_000

/**
 * How long an ordinary file takes, from its upload until it is stored, while archives of two other
 * people are read.
 */
export const importWait = (): Promise<Outcome> => importing(measure)

async function measure(parts: Importing): Promise<Outcome> {
  const pool = createPool(parts.url, {
    size: 8,
    name: 'slipway bench worker',
    reactions: REACTIONS,
  })
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
      const { bytes, count } = archiveOf(n)
      files = count
      archives.push(...(await queue(parts, [bytes])).map(({ id }) => id))
    }
    await until(async () => (await statesOf(parts, archives)).every((state) => state === 'reading'))
    const began = performance.now()
    const ordinary = (await queue(parts, [shortRow(ARCHIVES * MOST_FILES)])).map(({ id }) => id)
    await until(async () => (await statesOf(parts, ordinary)).every((state) => state === 'done'))
    const seconds = (performance.now() - began) / 1000
    const left = await statesOf(parts, archives)
    const faults = [
      ...(seconds > MOST_SECONDS ? [`${digits(seconds)} s`] : []),
      ...(left.includes('reading') ? [] : ['the archives were through before']),
    ]
    await until(async () => (await statesOf(parts, archives)).every((state) => state === 'done'))
    const all = (performance.now() - began) / 1000
    return {
      ratio: `${digits(seconds)} s`,
      target: `${MOST_SECONDS} s`,
      figures: [
        `beside ${ARCHIVES} archives of ${digits(ARCHIVE_BYTES / 1e6)} MB and ${files} files ` +
          `each, which took ${digits(all)} s more`,
      ],
      faults,
    }
  } finally {
    await work.stop()
    await pool.end()
  }
}

/** Rows of an hour until the archive has its size. */
function archiveOf(n: number): { bytes: Uint8Array<ArrayBuffer>; count: number } {
  const files: Record<string, Uint8Array> = {}
  let packed = 0
  let count = 0
  for (; packed < ARCHIVE_BYTES && count < MOST_FILES; count++) {
    const one = { [`row-${count}.fit`]: shortRow(n * MOST_FILES + count) }
    packed += zipSync(one).length
    Object.assign(files, one)
  }
  return { bytes: Uint8Array.from(zipSync(files)), count }
}

function shortRow(n: number): Uint8Array<ArrayBuffer> {
  const records = rowRecords(MINUTES * 60 + (n % 600))
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
