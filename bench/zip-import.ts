import { zipSync } from 'fflate'
import { writeFit } from '../server/demo/fit-writer.ts'
import { SEASON_START } from './databases.ts'
import { digits, inTurn, ratioOf, spread } from './figures.ts'
import { costOfImports, importing, memoryOfImport, missingOf, type Importing } from './importing.ts'
import { rowRecords } from './long-row.ts'
import type { Bench, Measured } from './row.ts'

const DAY_MS = 86_400_000
const MEGABYTE = 1e6

/**
 * A file in an archive of a thousand beside one that comes by itself: CPU time of this process, all
 * threads, what PostgreSQL spends beside it, and the most memory the import takes in a process of
 * its own.
 */
export const zipImport = (bench: Bench): Promise<Measured<'zip import'>> =>
  importing(bench, (parts) => measure(bench, parts))

async function measure(bench: Bench, parts: Importing): Promise<Measured<'zip import'>> {
  const { many, few, minutes, rounds } = bench.pick(
    // An archive may hold at most so many; a hundred show what a file costs by itself.
    { many: 1000, few: 100, minutes: 20, rounds: 3 },
    { many: 3, few: 1, minutes: 5, rounds: 1 },
  )
  const files = Array.from({ length: many }, (_, n) => shortRow(minutes, n))
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
  const ours = () => cost('archive', [archive], many)
  const bare = () => cost('singly', files.slice(0, few), few)
  await bare() // until the code is warm
  const pair = await inTurn(rounds, ours, bare)
  const wrong = await missingOf(parts, rounds * many + (rounds + 1) * few)
  const [together, alone] = [
    await memoryOfImport(parts, archive),
    await memoryOfImport(parts, files.at(-1) ?? archive),
  ]
  return {
    values: { ratio: ratioOf(pair), memory: (together - alone) / MEGABYTE },
    figures: [
      `ours ${spread(pair.ours, 'ms CPU a file')}`,
      `bare ${spread(pair.bare, 'ms CPU a file')}`,
      `beside it PostgreSQL ${spread(ofDatabase.archive, 'ms')} and ` +
        `${spread(ofDatabase.singly, 'ms')}`,
      `${digits(together / MEGABYTE)} MB of memory`,
    ],
    wrong,
  }
}

function shortRow(minutes: number, n: number): Uint8Array<ArrayBuffer> {
  const records = rowRecords(minutes * 60 + n) // no two alike
  return Uint8Array.from(
    writeFit({ start: new Date(SEASON_START - n * DAY_MS), sport: 15, records }),
  )
}
