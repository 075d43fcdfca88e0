import { zipSync } from 'fflate'
import { writeFit } from '../server/demo/fit-writer.ts'
import { digits, inTurn, ratioOutcome, spread, type Outcome } from './figures.ts'
import {
  costOfImports,
  demandStored,
  importing,
  memoryOfImport,
  type Importing,
} from './importing.ts'
import { rowRecords } from './long-row.ts'
import { SEASON_START } from './season.ts'

/** An archive may hold at most this many files. */
const FILES = 1000
/** This many single files show what a file costs by itself. */
const SINGLY = 100
const MINUTES = 20
const ROUNDS = 3
const MOST = 1.25
const MOST_MEGABYTES = 50
const DAY_MS = 86_400_000
const MEGABYTE = 1e6

/**
 * A file in an archive of a thousand beside one that comes by itself: CPU time of this process, all
 * threads, what PostgreSQL spends beside it, and the
 * most memory the import takes in a process of its own.
 */
export const zipImport = (): Promise<Outcome> => importing(measure)

async function measure(parts: Importing): Promise<Outcome> {
  const files = Array.from({ length: FILES }, (_, n) => shortRow(n))
  const archive = Uint8Array.from(
    zipSync(Object.fromEntries(files.map((bytes, n) => [`row-${n}.fit`, bytes]))),
  )
  const ofDatabase = { archive: [] as number[], singly: [] as number[] }
  const cost = async (
    side: keyof typeof ofDatabase,
    given: readonly Uint8Array<ArrayBuffer>[],
    count: number,
  ) => {
    const { ours, database } = await costOfImports(parts, given)
    ofDatabase[side].push(database / count)
    return ours / count
  }
  const ours = () => cost('archive', [archive], FILES)
  const bare = () => cost('singly', files.slice(0, SINGLY), SINGLY)
  await bare() // until the code is warm
  const pair = await inTurn(ROUNDS, ours, bare)
  await demandStored(parts, ROUNDS * FILES + (ROUNDS + 1) * SINGLY)
  const [together, alone] = [
    await memoryOfImport(parts, archive),
    await memoryOfImport(parts, files.at(-1) ?? archive),
  ]
  const more = (together - alone) / MEGABYTE
  return ratioOutcome(pair, MOST, 'ms CPU a file', {
    figures: [
      `beside it PostgreSQL ${spread(ofDatabase.archive, 'ms')} and ` +
        `${spread(ofDatabase.singly, 'ms')}`,
      `${digits(together / MEGABYTE)} MB of memory, ${digits(more)} MB more than a single file`,
    ],
    faults: more <= MOST_MEGABYTES ? [] : [`${digits(more)} MB more than a single file`],
  })
}

function shortRow(n: number): Uint8Array<ArrayBuffer> {
  const records = rowRecords(MINUTES * 60 + n) // no two alike
  return Uint8Array.from(
    writeFit({ start: new Date(SEASON_START - n * DAY_MS), sport: 15, records }),
  )
}
