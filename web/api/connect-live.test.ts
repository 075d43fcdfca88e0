import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../shell/store.ts'
import { connectLive, liveWorks, whileDown } from './live.ts'

/** A connection that is there at once. */
const client = () => {
  const heard = new Map<string, (...said: never[]) => void>()
  const socket = {
    active: true,
    on: heard.set.bind(heard),
    disconnect: vi.fn<() => void>(),
  }
  const io = vi.fn<() => typeof socket>(() => {
    queueMicrotask(() => heard.get('connect')?.())
    return socket
  })
  return { io, socket }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  liveWorks.set(true)
})

/** Connects where the part that does it cannot be loaded at first. */
function connectOver(failures: number) {
  const { io, socket } = client()
  let tries = 0
  const close = connectLive(async () => {
    tries += 1
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { io: io as never }
  })
  return { io, socket, close, tries: () => tries }
}

test('a channel whose part could not be loaded is opened a little later', async () => {
  const { io, close, tries } = connectOver(2)
  await vi.advanceTimersByTimeAsync(10)
  expect([liveWorks.get(), tries()]).toEqual([false, 1])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([liveWorks.get(), tries()]).toEqual([false, 2])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([liveWorks.get(), tries()]).toEqual([true, 3])
  expect(io).toHaveBeenCalledTimes(1)
  close()
})

test('a channel that was closed meanwhile is not opened', async () => {
  const { io, close, tries } = connectOver(1)
  await vi.advanceTimersByTimeAsync(10)
  close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([tries(), io.mock.calls.length]).toEqual([1, 0])
})

test('what is missed while the channel is down is fetched by the clock and in the end', () => {
  const works = createStore(true)
  const fetched: string[] = []
  const stop = whileDown(works, {
    fetch: () => fetched.push('clock'),
    onBack: () => fetched.push('back'),
    every: 30_000,
  })
  works.set(true)
  vi.advanceTimersByTime(90_000)
  expect(fetched).toEqual([])
  // Attempts to connect fail one after the other.
  for (let attempt = 0; attempt < 9; attempt += 1) {
    works.set(false)
    vi.advanceTimersByTime(5000)
  }
  works.set(true)
  vi.advanceTimersByTime(90_000)
  expect(fetched).toEqual(['clock', 'back'])
  works.set(false)
  stop()
  works.set(true)
  vi.advanceTimersByTime(90_000)
  expect(fetched).toEqual(['clock', 'back'])
})
