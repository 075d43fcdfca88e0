import { readActivity } from '../readers/read-activity.ts'
import {
  readActivityFile,
  readMorningFile,
  stopReading,
} from '../server/recordings/imports/read-in-worker.ts'
import { FileRefusal } from '../readers/refusal.ts'
import { ARCHIVES, READERS } from '../readers/registry.ts'
import { readMornings } from '../readers/mornings/read-mornings.ts'
import { mutate, seededRandom } from './mutate.ts'
import { MORNING_SEEDS } from './morning-seeds.ts'
import { seedsFor } from './seeds.ts'
import { faultOf, faultOfMornings } from './sound.ts'
import { isTestFile, readTestFile, TEST_FILES, testFileSeeds } from './test-files.ts'

/**
 * Damages files at random and reads them: `fuzz.ts [inputs per reader = 10000] [seed = 1] [reader
 * …]`.
 * A refusal is fine. Any other error, two seconds, or a reading that could not be stored is a
 * fault, printed with the number that makes it
 * again. Exits 1 on any fault.
 */
const INPUTS = Number(process.argv[2] ?? 10_000)
const SEED = Number(process.argv[3] ?? 1)
const CHOSEN = process.argv.slice(4)
const SLOW = 2000
const FAULTS_SHOWN = 10

type Outcome = 'read' | 'refused' | { readonly fault: string }

/**
 * Reads in the worker, where even an endless loop can be stopped. What took too long may have met a
 * busy machine, and is tried once more.
 */
async function attempt(reader: string, bytes: Uint8Array, again = true): Promise<Outcome> {
  try {
    const fault = reader in MORNING_SEEDS ? await mornings(bytes) : await activities(bytes)
    return fault === null ? 'read' : { fault }
  } catch (error) {
    if (!(error instanceof FileRefusal)) return { fault: inWords(error) }
    if (error.code === 'reader_failed') return { fault: await causeOf(reader, bytes) }
    if (error.code !== 'timed_out') return 'refused'
    if (!again) return { fault: `took more than ${SLOW} ms` }
    return attempt(reader, bytes, false)
  }
}

const activities = async (bytes: Uint8Array) =>
  faultOf(await readActivityFile(bytes.slice(), { timeout: SLOW }))
const mornings = async (bytes: Uint8Array) =>
  faultOfMornings(await readMorningFile(bytes.slice(), 'Europe/Berlin', { timeout: SLOW }))

/** The worker says only that a reader failed; the reader fails here once more to show where. */
async function causeOf(reader: string, bytes: Uint8Array): Promise<string> {
  try {
    if (reader in MORNING_SEEDS) for await (const _ of readMornings(bytes, 'Europe/Berlin'));
    else await readActivity(bytes)
    return 'the worker failed, reading here did not'
  } catch (error) {
    return inWords(error)
  }
}

const inWords = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

const known = [
  ...[...READERS, ...ARCHIVES].map(({ name }) => name),
  ...Object.keys(MORNING_SEEDS),
  ...TEST_FILES,
]
const strange = CHOSEN.filter((name) => !known.includes(name))
if (strange.length > 0)
  throw new Error(`No such reader: ${strange.join(', ')}. There are ${known.join(', ')}.`)

const names = CHOSEN.length > 0 ? CHOSEN : known
let faults = 0
for (const name of names) {
  const seeds = isTestFile(name) ? testFileSeeds(name) : (MORNING_SEEDS[name] ?? seedsFor(name))
  const counts = { read: 0, refused: 0 }
  for (let input = 0; input < INPUTS; input++) {
    const random = seededRandom(SEED * 1_000_003 + input)
    const bytes = mutate(seeds[random(seeds.length)] ?? new Uint8Array(0), random)
    const outcome = isTestFile(name) ? readTestFile(name, bytes, SLOW) : await attempt(name, bytes)
    if (typeof outcome === 'string') counts[outcome]++
    else if (++faults <= FAULTS_SHOWN)
      console.error(`${name} input ${input} of seed ${SEED}: ${outcome.fault}`)
  }
  console.log(`${name}: ${INPUTS} inputs, ${counts.read} read, ${counts.refused} refused`)
}
await stopReading()
process.exitCode = faults === 0 ? 0 : 1
console.log(`${names.length} readers, ${names.length * INPUTS} inputs, ${faults} faults`)
