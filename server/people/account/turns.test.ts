import { expect, test, vi } from 'vitest'
import { turnsFor } from './turns.ts'

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { wait: () => promise, end: resolve }
}

test('runs so many at once, and the rest in the order they came', async () => {
  const take = turnsFor({ atOnce: 2, mostWaiting: 10, longestWaitMs: 1000 })
  const first = held()
  const second = held()
  const order: string[] = []
  const all = [
    take(first.wait),
    take(second.wait),
    take(async () => void order.push('third')),
    take(async () => void order.push('fourth')),
  ]
  await Promise.resolve()
  expect(order).toEqual([])
  second.end()
  await Promise.all(all.slice(1))
  expect(order).toEqual(['third', 'fourth'])
  first.end()
  await Promise.all(all)
})

test('refuses one more when too many wait', async () => {
  const take = turnsFor({ atOnce: 1, mostWaiting: 1, longestWaitMs: 1000 })
  const first = held()
  const all = [take(first.wait), take(async () => 'second')]
  await expect(take(async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    extra: { retry_after: 1 },
  })
  first.end()
  expect(await Promise.all(all)).toEqual([undefined, 'second'])
})

test('refuses one that has waited too long, and goes on with the others', async () => {
  vi.useFakeTimers()
  try {
    const take = turnsFor({ atOnce: 1, mostWaiting: 5, longestWaitMs: 10_000 })
    const first = held()
    const running = take(first.wait)
    const late = take(async () => 'late').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(6000)
    const next = take(async () => 'next')
    await vi.advanceTimersByTimeAsync(4000)
    expect(await late).toMatchObject({ code: 'unavailable' })
    first.end()
    await running
    expect(await next).toBe('next')
  } finally {
    vi.useRealTimers()
  }
})

test('gives the place on when the work fails', async () => {
  const take = turnsFor({ atOnce: 1, mostWaiting: 5, longestWaitMs: 1000 })
  const failing = take(() => Promise.reject(new Error('broken')))
  const next = take(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
