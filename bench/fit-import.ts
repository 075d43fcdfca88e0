import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFit } from '../readers/fit.ts'
import { DEFAULT_LIMITS } from '../readers/limits.ts'
import { decodeFit } from './bare/fit-decode.ts'
import { SEASON_START } from './databases.ts'
import { inTurn, ratioOf, spread, type Pair } from './figures.ts'
import { costOfImports, cpuOf, importing, missingOf, type Importing } from './importing.ts'
import { longRow, RECORDS } from './long-row.ts'
import type { Bench, Measured } from './row.ts'

/** Bytes from which on a sample is measured. */
const LARGE = 100_000
const DAY_MS = 86_400_000

/**
 * Compares whole imports with the decode alone. The files are three hours of rows, and beside them
 * the large real ones where the folder of samples exists. An import is SHA-256 and the job: file
 * from the store, reading and figures in the worker thread, matching, rows, and the load. The CPU time
 * is that of this process with all its threads; what PostgreSQL spends is given beside it.
 * Receiving the files and queueing the jobs belong to the request and are done before.
 */
export const fitImport = (bench: Bench): Promise<Measured<'fit import'>> =>
  importing(bench, (parts) => measure(bench, parts))

async function measure(bench: Bench, parts: Importing): Promise<Measured<'fit import'>> {
  const { rounds, warmUp, count } = bench.pick(
    { rounds: 11, warmUp: 6, count: 10 },
    { rounds: 1, warmUp: 0, count: 1 },
  )
  const made = Array.from({ length: count }, (_, n) => longRow(new Date(SEASON_START + n * DAY_MS)))
  const records = await costs(parts, made, { rounds, warmUp })
  const real = bench.size === 'full' ? samples() : []
  const ofReal = real.length > 0 ? await costs(parts, real, { rounds, warmUp }) : null
  const activities = [...made, ...real].flatMap(
    (bytes) => readFit(bytes, DEFAULT_LIMITS).activities,
  )
  return {
    values: { records: ratioOf(records.pair), real: ofReal && ratioOf(ofReal.pair) },
    figures: [
      `ours ${spread(records.pair.ours, 'ms CPU a file')}`,
      `bare ${spread(records.pair.bare, 'ms CPU a file')}`,
      `beside it PostgreSQL ${spread(records.ofDatabase, 'ms')}`,
      `${RECORDS} records, ${real.length} real files`,
    ],
    wrong: await missingOf(parts, activities.length * (warmUp + rounds)),
  }
}

type Files = readonly Uint8Array<ArrayBuffer>[]
type Rounds = { rounds: number; warmUp: number }

/** What imports of files cost, and decoding them. */
async function costs(
  parts: Importing,
  files: Files,
  { rounds, warmUp }: Rounds,
): Promise<{ pair: Pair; ofDatabase: number[] }> {
  const ofDatabase: number[] = []
  const ours = async () => {
    const cost = await costOfImports(parts, files)
    ofDatabase.push(cost.database / files.length)
    return cost.ours / files.length
  }
  const bare = async () => (await cpuOf(() => decodeAll(files))) / files.length
  await inTurn(warmUp, ours, bare)
  const pair = await inTurn(rounds, ours, bare)
  return { pair, ofDatabase: ofDatabase.slice(-rounds) }
}

/** The large ones of the folder of real files, where it is there. */
function samples(): Files {
  const folder = resolve(
    process.env['SLIPWAY_SAMPLES'] ?? resolve(import.meta.dirname, '../../shared/samples'),
    'fit',
  )
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => Uint8Array.from(readFileSync(join(folder, name))))
    .filter(({ length }) => length >= LARGE)
}

async function decodeAll(files: Files): Promise<void> {
  for (const bytes of files)
    if ((await decodeFit(bytes)) === 0) throw new Error('The decoder read nothing')
}
