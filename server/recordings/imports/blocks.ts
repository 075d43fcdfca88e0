import { dayIn } from '#domain/time/zoned-time.ts'
import type { Digest } from './digest.ts'

/** So many activities are stored at once, and no more bytes of channels are held for it. */
const BLOCK = { activities: 100, bytes: 250_000 }

type Digested = { digest: Digest }

/** Gathers what is read one by one, so that it is stored many at once. */
export async function* inBlocks<T extends Digested>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let block: T[] = []
  let bytes = 0
  for await (const item of items) {
    block.push(item)
    bytes += item.digest.blobs.reduce((sum, { data }) => sum + data.length, 0)
    if (block.length < BLOCK.activities && bytes < BLOCK.bytes) continue
    yield block
    block = []
    bytes = 0
  }
  if (block.length > 0) yield block
}

/**
 * Parts of a block in which no two activities are of one day: the session that one makes is there
 * for the next one of its day.
 */
export function inTurns<T extends Digested>(block: readonly T[], timeZone: string): T[][] {
  const turns: T[][] = []
  const before = new Map<string, number>()
  for (const item of block) {
    const { start_time } = item.digest.activity
    const day = start_time === null ? '' : dayIn(timeZone, new Date(start_time))
    const turn = day === '' ? 0 : (before.get(day) ?? 0)
    before.set(day, turn + 1)
    turns[turn] = [...(turns[turn] ?? []), item]
  }
  return turns
}
