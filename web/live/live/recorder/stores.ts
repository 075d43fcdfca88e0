import type { Connection } from '#contract/live/live-recorder.ts'
import { isOver, type Made, type Run } from './run.ts'

/** What a phone keeps of its recordings, so that neither a reload nor a flat battery loses any. */
export type RecorderStore = {
  /** The recording of a code that was begun last. */
  runOf(code: string): Promise<Run | null>
  /** Every recording of which the server does not have everything. */
  unsent(): Promise<Run[]>
  /** Both or neither: the samples are the last ones that the recording counts. */
  save(run: Run, samples: readonly Made[]): Promise<void>
  samplesAfter(run: Run, number: number, most: number): Promise<Made[]>
  /** The samples are with the server. */
  dropSamples(run: Run): Promise<void>
  connectionOf(code: string): Promise<Connection | null>
  keepConnection(code: string, connection: Connection): Promise<void>
  /** The code that was opened last. */
  lastCode(): Promise<string | null>
}

/** For a browser that keeps nothing: what it has is gone with the page. */
export function memoryStore(): RecorderStore {
  const runs = new Map<string, Run>()
  const samples = new Map<string, Made[]>()
  const connections = new Map<string, Connection>()
  const latest = (code: string) =>
    [...runs.values()]
      .filter((run) => run.code === code)
      .toSorted(byBegin)
      .at(-1) ?? null
  return {
    runOf: async (code) => latest(code),
    unsent: async () => [...runs.values()].filter(isUnsent),
    async save(run, made) {
      runs.set(run.key, run)
      samples.set(run.key, [...(samples.get(run.key) ?? []), ...made])
    },
    samplesAfter: async ({ key }, number, most) =>
      (samples.get(key) ?? []).slice(number, number + most),
    async dropSamples({ key }) {
      samples.delete(key)
    },
    connectionOf: async (code) => connections.get(code) ?? null,
    async keepConnection(code, connection) {
      connections.delete(code)
      connections.set(code, connection)
    },
    lastCode: async () => [...connections.keys()].at(-1) ?? null,
  }
}

export const byBegin = (one: Run, other: Run) => one.began_at - other.began_at
/** What was refused for good is left alone; all else is tried again when the page opens. */
export const isUnsent = (run: Run) => {
  const { made, stored, applied, refused } = run
  if (refused === 'recording_over') return false
  // One that a new code may go on with.
  const isLeft = refused === 'not_found' && !isOver(run)
  return made > stored || applied !== null || isLeft
}
