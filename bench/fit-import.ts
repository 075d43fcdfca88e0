import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readFit } from '../readers/fit.ts'
import { DEFAULT_LIMITS } from '../readers/limits.ts'
import { decodeFit } from './bare/fit-decode.ts'
import { inTurn, ratioOutcome, spread, type Outcome } from './figures.ts'
import { costOfImports, cpuOf, demandStored, importing, type Importing } from './importing.ts'
import { longRow, RECORDS } from './long-row.ts'
import { SEASON_START } from './season.ts'

const ROUNDS = 11
const FILES_A_ROUND = 10
const WARM_UP = 6
const MOST = 0.5
/**
 * Real files hold much besides records, which a decoder takes apart; of records alone an import may
 * take as long.
 */
const MOST_OF_RECORDS = 1
/** Bytes from which on a sample is measured. */
const LARGE = 100_000
const DAY_MS = 86_400_000

/**
 * Compares whole imports with the decode alone. The files are the large real ones if the folder of
 * samples exists, else files of three hours of rows. An import is SHA-256 and the job: file from
 * the store, reading and figures in the worker thread, matching, rows, and the load. The CPU time
 * is that of this process with all its threads; what PostgreSQL spends is given beside it.
 * Receiving the files and queueing the jobs belong to the request and are done before.
 */
export const fitImport = (): Promise<Outcome> => importing(measure)

async function measure(parts: Importing): Promise<Outcome> {
  const { files, description, most } = filesToImport()
  const ofDatabase: number[] = []
  const ours = async () => {
    const cost = await costOfImports(parts, files)
    ofDatabase.push(cost.database / files.length)
    return cost.ours / files.length
  }
  const bare = async () => (await cpuOf(() => decodeAll(files))) / files.length
  await inTurn(WARM_UP, ours, bare)
  const pair = await inTurn(ROUNDS, ours, bare)
  const activities = files.flatMap((bytes) => readFit(bytes, DEFAULT_LIMITS).activities)
  await demandStored(parts, activities.length * (WARM_UP + ROUNDS))
  return ratioOutcome(pair, most, 'ms CPU a file', {
    figures: [description, `beside it PostgreSQL ${spread(ofDatabase.slice(-ROUNDS), 'ms')}`],
  })
}

function filesToImport(): {
  files: readonly Uint8Array<ArrayBuffer>[]
  description: string
  most: number
} {
  const folder = resolve(
    process.env['SLIPWAY_SAMPLES'] ?? resolve(import.meta.dirname, '../../shared/samples'),
    'fit',
  )
  const samples = existsSync(folder)
    ? readdirSync(folder).map((name) => Uint8Array.from(readFileSync(join(folder, name))))
    : []
  const files = samples.filter(({ length }) => length >= LARGE)
  if (files.length > 0) return { files, description: `${files.length} real files`, most: MOST }
  const rows = Array.from({ length: FILES_A_ROUND }, (_, n) =>
    longRow(new Date(SEASON_START + n * DAY_MS)),
  )
  return { files: rows, description: `${RECORDS} records`, most: MOST_OF_RECORDS }
}

async function decodeAll(files: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
  for (const bytes of files)
    if ((await decodeFit(bytes)) === 0) throw new Error('The decoder read nothing')
}
