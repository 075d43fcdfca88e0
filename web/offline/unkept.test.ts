import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/support/phone-with-outbox.ts'

type Sent = { url: string; request: RequestInit }
const sent: Sent[] = []

beforeEach(() => {
  stubBrowser()
  sent.length = 0
  vi.resetModules()
  vi.doMock('./database.ts', () => ({
    database: async () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    },
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./database.ts')
  vi.resetModules()
})

/** Sends a message on a device that keeps nothing. */
async function send(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push({ url, request })
    return answer()
  })
  const [{ putInOutbox }, { queryClient }, { meQuery }, { notices, wordsIn }, contract] =
    await Promise.all([
      import('./outbox.ts'),
      import('../api/query-client.ts'),
      import('../shell/viewer.ts'),
      import('../shell/notices.ts'),
      import('#contract/club/messages.ts'),
    ])
  queryClient.setQueryData(meQuery.queryKey, { data: { id: 1 } } as never)
  const lists = [`${contract.messageThreads.method} ${contract.messageThreads.path}`]
  queryClient.setQueryData(lists, {})
  const sending = putInOutbox(contract.sendMessage, {
    input: { params: { id: 4 }, body: { client_id: 'c', text: 'At six' } },
    subject: 'thread/4',
    title: 'Coaches',
    refresh: [contract.messageThreads],
  })
  const outcome = await sending.then(
    () => 'done',
    () => 'lost',
  )
  const said = notices.get().map(({ level, text }) => [level, wordsIn(text)])
  const isStale = queryClient.getQueryState(lists)?.isInvalidated
  queryClient.clear()
  return { outcome, said, isStale }
}

test('an entry that the device cannot keep is sent at once, and fetched again', async () => {
  const { outcome, said, isStale } = await send(async () => Response.json({ data: {} }))
  expect([outcome, said, isStale]).toEqual(['done', [], true])
  expect(sent.map(({ url, request }) => [url, request.method, request.body])).toEqual([
    ['/api/v2/message-threads/4/messages', 'POST', '{"client_id":"c","text":"At six"}'],
  ])
  expect(new Headers(sent[0]?.request.headers).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
})

test('an entry that can be neither kept nor sent is lost with a notice', async () => {
  const refusal = { code: 'unavailable', message: 'Try again later.' }
  const { outcome, said } = await send(async () => Response.json(refusal, { status: 503 }))
  expect([outcome, said]).toEqual(['lost', [['error', 'Try again later.']]])
})
