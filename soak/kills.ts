import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../fuzz/mutate.ts'
import { compareKept } from './kept.ts'
import { startLoad, type Ledger } from './load.ts'
import { isReady, startProduct, type Kind, type Product } from './product.ts'
import { makeWorld } from './world.ts'

export const VICTIMS = ['backend', 'postmaster', 'node'] as const
export type Victim = (typeof VICTIMS)[number]

type Options = {
  /** Kills of each victim. */
  rounds: number
  seed: number
  victims?: readonly Victim[]
  kind?: Kind
  athletes?: number
  say?: (line: string) => void
}
/** Milliseconds until the product served again, and whatever was wrong. */
export type Outcome = { times: Record<Victim, number[]>; ledger: Ledger; faults: string[] }

const ATHLETES = 24
const LONGEST_PAUSE_MS = 2500
/** It serves again when it has for so long. */
const STEADY_MS = 1000
const PROBE_MS = 20
const PATIENCE_MS = 60_000

/**
 * Kills parts of the product by SIGKILL at random moments while it works, each after it has
 * recovered
 * from the one before, and compares what it has kept in the end with what it acknowledged.
 */
export async function runKills(options: Options): Promise<Outcome> {
  const {
    rounds,
    seed,
    victims = VICTIMS,
    kind = 'embedded',
    athletes = ATHLETES,
    say = () => {},
  } = options
  const random = seededRandom(seed)
  const product = await startProduct(kind)
  try {
    const load = startLoad(product.url, await makeWorld(product.ownerUrl(), athletes))
    const times: Outcome['times'] = { backend: [], postmaster: [], node: [] }
    for (const victim of Array.from({ length: rounds }, () => victims).flat()) {
      await sleep(random(LONGEST_PAUSE_MS))
      await kill(product, victim, random)
      const time = await untilServing(product)
      times[victim].push(time)
      say(
        `${victim} killed: serving again after ${(time / 1000).toFixed(2)} s, ` +
          `${load.ledger.imports.length} imports so far`,
      )
    }
    await load.stop()
    const faults = [
      ...load.ledger.faults,
      ...(await compareKept({ ownerUrl: product.ownerUrl(), files: product.files }, load.ledger)),
    ]
    return { times, ledger: load.ledger, faults }
  } finally {
    await product.stop()
  }
}

async function kill(
  product: Product,
  victim: Victim,
  random: (below: number) => number,
): Promise<void> {
  if (victim === 'node') {
    product.node().kill('SIGKILL')
    product.startAgain()
    return
  }
  process.kill(
    victim === 'backend' ? await product.backend(random) : product.postmaster(),
    'SIGKILL',
  )
}

/** Milliseconds from now until the first of the answers that stay good. */
async function untilServing(product: Product): Promise<number> {
  const begin = performance.now()
  let goodSince: number | undefined
  while (performance.now() - begin < PATIENCE_MS) {
    product.demandNode()
    goodSince = (await isReady(product)) ? (goodSince ?? performance.now()) : undefined
    if (goodSince !== undefined && performance.now() - goodSince > STEADY_MS)
      return goodSince - begin
    await sleep(PROBE_MS)
  }
  throw new Error(`the server does not serve again within ${PATIENCE_MS / 1000} s`)
}
