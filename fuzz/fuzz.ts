import { readActivity } from '../server/imports/readers/read-activity.ts'
import { FileRefusal } from '../server/imports/readers/refusal.ts'
import { DEFAULT_LIMITS } from '../server/imports/readers/limits.ts'
import { READERS } from '../server/imports/readers/registry.ts'
import { mutate, seededRandom } from './mutate.ts'
import { seedsFor } from './seeds.ts'

/**
 * Damages files at random and reads them: `fuzz.ts [inputs per reader = 10000] [seed = 1]`.
 * A refusal is fine; any other error, or two seconds, is a fault, printed with the number that makes it again. Exits 1 on any fault.
 */
const INPUTS = Number(process.argv[2] ?? 10_000)
const SEED = Number(process.argv[3] ?? 1)
const SLOW = 2000
const FAULTS_SHOWN = 10

type Outcome = 'read' | 'refused' | { readonly fault: string }

function attempt(read: () => unknown): Outcome {
  const begun = performance.now()
  let outcome: Outcome = 'read'
  try {
    read()
  } catch (error) {
    outcome = error instanceof FileRefusal ? 'refused' : { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  const took = performance.now() - begun
  return took > SLOW ? { fault: `took ${Math.round(took)} ms` } : outcome
}

let faults = 0
for (const reader of READERS) {
  const seeds = seedsFor(reader.name)
  const counts = { read: 0, refused: 0 }
  for (let input = 0; input < INPUTS; input++) {
    const random = seededRandom(SEED * 1_000_003 + input)
    const bytes = mutate(seeds[random(seeds.length)] ?? new Uint8Array(0), random)
    // Now through the front door, now past the detector, which would hide the reader from what it turns away.
    const outcome = attempt(input % 2 === 0 ? () => readActivity(bytes) : () => reader.read(bytes, DEFAULT_LIMITS))
    if (typeof outcome === 'string') counts[outcome]++
    else if (++faults <= FAULTS_SHOWN) console.error(`${reader.name} input ${input} of seed ${SEED}: ${outcome.fault}`)
  }
  console.log(`${reader.name}: ${INPUTS} inputs, ${counts.read} read, ${counts.refused} refused`)
}
process.exitCode = faults === 0 ? 0 : 1
if (faults > 0) console.error(`${faults} faults`)
