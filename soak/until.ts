import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 120_000

/** Waits until something is so; throws when that takes longer than anybody would wait. */
export async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('it has not settled')
    await sleep(20)
  }
}
