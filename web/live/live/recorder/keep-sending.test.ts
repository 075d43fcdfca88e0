import { expect, test, vi } from 'vitest'
import { CONNECTION } from '../../../../test/support/connection.ts'
import type { Calls } from './sender.ts'
import { startRecorder } from './recorder.ts'
import { marked, newRun, NO_READINGS, ticked, type Run } from './run.ts'
import { memoryStore } from './stores.ts'

const START = 1e12
const SENSORS = {
  watchPosition: () => () => undefined,
  askForMotion: async () => 'missing' as const,
  watchMotion: () => () => undefined,
  watchBattery: () => () => undefined,
  hasBluetooth: () => false,
  connect: () => Promise.reject(new Error('There is no device')),
}

test('an earlier recording that is stuck does not stop the one that goes on', async () => {
  const store = memoryStore()
  const recorded = async (key: string): Promise<Run> => {
    const first = newRun(key, `code-${key}`, CONNECTION, START)
    const begun = marked({ ...first, prepared_at: START }, 'start', {
      at: START,
      readings: NO_READINGS,
    })
    const next = ticked(begun.run, { at: START + 1000, readings: NO_READINGS })
    await store.save(next.run, [...begun.samples, ...next.samples])
    return next.run
  }
  const [earlier, run] = [await recorded('earlier-1'), await recorded('current-1')]
  const sent: string[] = []
  const calls: Calls = {
    async begin(_code, { device }) {
      return { id: 1, token: device, samples: 0, status: 1, wanted: null, server_time: START }
    },
    async send({ token, samples }) {
      const taken = token === 'current-1' ? samples.length : 0
      if (taken > 0) sent.push(token)
      return { samples: taken, status: 2, wanted: null, server_time: START }
    },
  }
  const parts = { run, earlier: [earlier], store, calls, sensors: SENSORS }
  const recorder = startRecorder({ ...parts, now: () => START + 1000 })
  await vi.waitFor(() => expect(recorder.state.get()).toMatchObject({ reach: 'reached' }))
  expect(recorder.state.get().run).toMatchObject({ made: 2, stored: 2 })
  expect(sent).toEqual(['current-1'])
  recorder.close()
})

test('a phone says when as many as may already record for its boat, and goes on trying', async () => {
  const run = { ...newRun('current-2', 'code', CONNECTION, START), prepared_at: START }
  const { run: begun, samples } = marked(run, 'start', { at: START, readings: NO_READINGS })
  const store = memoryStore()
  await store.save(begun, samples)
  let places = 0
  const calls: Calls = {
    async begin(_code, { device }) {
      if (places === 0) throw Object.assign(new Error(), { status: 409, code: 'connect_full' })
      return { id: 1, token: device, samples: 0, status: 1, wanted: null, server_time: START }
    },
    async send({ samples: batch }) {
      return { samples: batch.length, status: 2, wanted: null, server_time: START }
    },
  }
  const parts = { run: begun, earlier: [], store, calls, sensors: SENSORS }
  const recorder = startRecorder({ ...parts, now: () => START + 1000 })
  await vi.waitFor(() => expect(recorder.state.get().reach).toBe('full'))
  expect(recorder.state.get().run.refused).toBeNull()
  places = 1
  await vi.waitFor(() => expect(recorder.state.get().reach).toBe('reached'), 5000)
  recorder.close()
})
