import { expect, test } from 'vitest'
import { inBlocks, inTurns } from './blocks.ts'
import type { Digest } from './digest.ts'

const item = (start_time: string | null, bytes = 0) => ({
  digest: {
    activity: { start_time },
    blobs: [{ name: 't', data: new Uint8Array(bytes) }],
  } as unknown as Digest,
})

async function sizes(items: readonly ReturnType<typeof item>[]): Promise<number[]> {
  async function* read() {
    yield* items
  }
  const found: number[] = []
  for await (const block of inBlocks(read())) found.push(block.length)
  return found
}

test('blocks hold a hundred activities, or fewer large ones', async () => {
  expect(await sizes(Array.from({ length: 250 }, () => item(null)))).toEqual([100, 100, 50])
  expect(await sizes(Array.from({ length: 5 }, () => item(null, 100_000)))).toEqual([3, 2])
  expect(await sizes([])).toEqual([])
})

test('activities of one day take turns in their order, by the clock of the club', () => {
  const starts = [
    '2026-03-01T06:00:00.000Z',
    '2026-03-01T17:00:00.000Z',
    null,
    '2026-03-01T23:30:00.000Z',
    '2026-03-02T06:00:00.000Z',
    '2026-03-01T18:00:00.000Z',
  ]
  const turns = inTurns(
    starts.map((start) => item(start)),
    'Europe/Berlin',
  )
  expect(turns.map((turn) => turn.map(({ digest }) => digest.activity.start_time))).toEqual([
    [starts[0], starts[2], starts[3]],
    [starts[1], starts[4]],
    [starts[5]],
  ])
})
