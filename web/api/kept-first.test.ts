import { hashKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = ['GET squads', {}, 7] as const

/** A question on a stalling line, with what this device keeps, and how to answer it. */
async function open(read: Promise<void> = Promise.resolve()) {
  vi.resetModules()
  const { noteShown, isShownFromHere } = await import('../offline/shown-copies.ts')
  const keptReply = async (key: readonly unknown[]) => {
    await read
    noteShown(key, 1)
    return 'kept'
  }
  vi.doMock('../offline/kept-replies.ts', () => ({ isKept: () => true, keptReply }))
  const [{ freshOrKept }, { queryClient }, { ApiProblem }] = await Promise.all([
    import('./kept-first.ts'),
    import('./query-client.ts'),
    import('./api-problem.ts'),
  ])
  const ask = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const options = { queryKey: KEY, queryFn: () => freshOrKept(promise, KEY) }
    void queryClient.fetchQuery({ ...options, staleTime: 0 }).catch(() => undefined)
    return { answer: resolve, refuse: () => reject(new ApiProblem(REFUSAL)) }
  }
  return {
    ask,
    shown: () => queryClient.getQueryData(KEY),
    isCopy: () => isShownFromHere(hashKey(KEY)),
    isStale: () => queryClient.getQueryState(KEY)?.isInvalidated,
    close: () => queryClient.clear(),
  }
}
const REFUSAL = { status: 403, code: 'forbidden', message: 'No.' } as const
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.doUnmock('../offline/kept-replies.ts')
  vi.resetModules()
})

test('a slow answer takes the place of the copy', async () => {
  const page = await open()
  const { answer } = page.ask()
  await pass(400)
  expect([page.shown(), page.isCopy()]).toEqual(['kept', true])
  answer('first')
  await pass(0)
  expect([page.shown(), page.isCopy()]).toEqual(['first', false])
  page.close()
})

test.each(['answer', 'refuse'] as const)(
  'a late first %s changes nothing once a later question was answered',
  async (how) => {
    const page = await open()
    const first = page.ask()
    await pass(400)
    const second = page.ask()
    await pass(100)
    second.answer('second')
    await pass(0)
    expect([page.shown(), page.isCopy()]).toEqual(['second', false])
    first[how]('first')
    await pass(0)
    expect([page.shown(), page.isStale()]).toEqual(['second', false])
    page.close()
  },
)

test('an answer that comes while the copy is looked for is shown', async () => {
  const read = Promise.withResolvers<void>()
  const page = await open(read.promise)
  const { answer } = page.ask()
  await pass(400)
  answer('first')
  await pass(0)
  read.resolve()
  await pass(0)
  expect([page.shown(), page.isCopy()]).toEqual(['first', false])
  page.close()
})
