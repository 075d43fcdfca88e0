import { expect, test, vi } from 'vitest'
import type { Change } from '#contract/sockets.ts'
import type { JudgedSample } from '#domain/live/judge.ts'
import { FIRST_STANDING } from '#domain/live/standing.ts'
import { provenClub } from '../../db/client.ts'
import { createLog } from '../../log.ts'
import { announceSamples } from './announce-samples.ts'
import type { Held } from './held-recordings.ts'

const HELD: Held = {
  id: 7,
  session_id: 3,
  sport_id: 1,
  status: 2,
  wanted: null,
  abandoned_from: null,
  heart_of: null,
  samples: 0,
  doubted: 0,
  standing: FIRST_STANDING,
  keeps_heart_rate: false,
  is_old: false,
  clubId: provenClub(1),
  hash: Buffer.alloc(32),
  inFives: true,
}

const sample = (number: number): JudgedSample => ({
  at: number * 1000,
  doubted: false,
  lat: null,
  lon: null,
  speed: 4,
  distance: number,
  stroke_rate: 20,
  heart_rate: null,
  battery: null,
  power: null,
  drag: null,
  force: null,
  mark: null,
})

/** What is announced of samples by number, each pair from one to another. */
async function announced(...batches: readonly (readonly [number, number])[]) {
  vi.useFakeTimers()
  const said: Change[] = []
  const send = async (messages: readonly string[]) =>
    void said.push(...messages.map((message) => JSON.parse(message) as Change))
  const { note } = announceSamples(send, createLog('silent'))
  for (const [from, to] of batches)
    note({
      before: { ...HELD, samples: from - 1 },
      after: { ...HELD, samples: to },
      kept: Array.from({ length: to - from + 1 }, (_, index) => sample(from + index)),
    })
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  return said.flatMap((change) => (change.to === 'live' ? change.frames : []))
}

const numbersOf = (frames: Awaited<ReturnType<typeof announced>>) =>
  frames.map(({ first, samples }) => [first, samples.map(([, distance]) => distance)])

test('says in one frame what came in a moment', async () => {
  expect(numbersOf(await announced([2, 3], [4, 5]))).toEqual([[2, [2, 3, 4, 5]]])
})

test('numbers samples right where another node has taken some in between', async () => {
  expect(numbersOf(await announced([2, 3], [6, 7]))).toEqual([[6, [6, 7]]])
})

test('says nothing after its end', async () => {
  vi.useFakeTimers()
  const said: string[] = []
  const announcer = announceSamples(async (messages) => {
    said.push(...messages)
  }, createLog('silent'))
  announcer.note({ before: HELD, after: { ...HELD, samples: 1 }, kept: [sample(1)] })
  await announcer.end()
  await vi.advanceTimersByTimeAsync(300)
  vi.useRealTimers()
  expect(said).toEqual([])
})

test('says only the last of many', async () => {
  const [frame] = await announced([2, 100])
  expect(frame?.first).toBe(41)
  expect(frame?.samples).toHaveLength(60)
})
