import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startRedis, type TestRedis } from '../../test/support/redis.ts'
import { openSampleStream, type SampleStream } from './sample-stream.ts'

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())
const open: SampleStream[] = []
afterEach(() => {
  for (const stream of open.splice(0)) stream.close()
})

const PATIENT = { timeout: 8000 }
const KEY = 'slipway:live'
const boats = (session_id: number) => JSON.stringify({ to: 'live boats', club_id: 1, session_id })

/** A node, with the sessions it hears of, those sent otherwise, and what it logs. */
function openNode(url = redis.url) {
  const heard: number[] = []
  const otherwise: string[] = []
  const logged: string[] = []
  const words = new Writable({
    write(line, _, done) {
      logged.push(String(line))
      done()
    },
  })
  const stream = openSampleStream(url, {
    log: pino(words),
    hear: (change) => change.to === 'live boats' && heard.push(change.session_id),
    otherwise: async (messages) => void otherwise.push(...messages),
  })
  open.push(stream)
  return { stream, heard, otherwise, logged }
}
type Node = ReturnType<typeof openNode>

/** Waits until what a node sends goes by Redis. */
async function expectCarried({ stream, otherwise }: Node) {
  const carries = async () => {
    otherwise.length = 0
    await stream.send([boats(0)])
    return otherwise.length === 0
  }
  await expect.poll(carries, PATIENT).toBe(true)
}
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const withoutFirst = (heard: readonly number[]) => heard.filter((session) => session > 0)

/** Sends one more until the node has warned, and then some: nothing of it may be lost. */
async function expectSentOtherwise({ stream, otherwise, logged }: Node): Promise<void> {
  let sent = 0
  const sendOne = async () => {
    sent += 1
    await stream.send([boats(sent)])
    return logged.length
  }
  await expect.poll(sendOne, PATIENT).toBe(1)
  for (const _ of numbered(1, 10)) await sendOne()
  expect(otherwise).toEqual(numbered(1, sent).map(boats))
}

async function expectHeard(nodes: readonly Node[], sessions: readonly number[]) {
  const heard = () => nodes.map((node) => withoutFirst(node.heard))
  await expect.poll(heard, PATIENT).toEqual(nodes.map(() => sessions))
}

describe('a stream', () => {
  test('brings each message once and in order to every node, also to who sent it', async () => {
    const nodes = [openNode(), openNode()] as const
    for (const node of nodes) await expectCarried(node)
    for (const session of numbered(1, 20))
      await nodes[session % 2 === 0 ? 0 : 1].stream.send([
        boats(2 * session - 1),
        boats(2 * session),
      ])
    await expectHeard(nodes, numbered(1, 40))
    // What is heard twice would be heard before this.
    await nodes[0].stream.send([boats(41)])
    await expectHeard(nodes, numbered(1, 41))
    expect(nodes.map(({ otherwise }) => otherwise)).toEqual([[], []])
  })

  test('brings nothing of what was before a node came', async () => {
    const early = openNode()
    await expectCarried(early)
    await early.stream.send([boats(1)])
    const late = openNode()
    await expectCarried(late)
    await early.stream.send([boats(2)])
    await expectHeard([late], [2])
  })

  test('keeps nothing where nobody records any more', async () => {
    const node = openNode()
    await expectCarried(node)
    expect(await redis.ask('TTL', KEY)).toBeGreaterThan(500)
  })

  test('skips an entry that cannot be read, and logs nothing of what is in it', async () => {
    const node = openNode()
    await expectCarried(node)
    const viewer = '{"to":"viewer","user_id":null,"club_id":null}'
    for (const change of ['{"note":"hush"', 'null', viewer])
      await redis.ask('XADD', KEY, '*', 'change', change)
    await redis.ask('XADD', KEY, '*', 'other', 'hush')
    await node.stream.send([boats(1)])
    await expectHeard([node], [1])
    expect(node.logged.filter((line) => line.includes('cannot be read'))).toHaveLength(4)
    expect(node.logged.join('')).not.toContain('hush')
  })
})

describe('a connection that is lost', () => {
  test('comes back, and what was added meanwhile is heard', async () => {
    const node = openNode()
    await expectCarried(node)
    await redis.cut()
    await redis.ask('XADD', KEY, '*', 'change', boats(1))
    await expectHeard([node], [1])
    await expectCarried(node)
    await node.stream.send([boats(2)])
    await expectHeard([node], [1, 2])
  })

  test.each([
    ['ends', () => redis.stop(), () => redis.start()],
    ['hangs', async () => redis.freeze(), async () => redis.thaw()],
  ] as const)('to a Redis that %s, sends otherwise and warns once', async (_, leave, come) => {
    const node = openNode()
    await expectCarried(node)
    await leave()
    await expectSentOtherwise(node)
    await come()
    await expectCarried(node)
    await node.stream.send([boats(1000)])
    await expect.poll(() => node.heard, PATIENT).toContain(1000)
    const levels = node.logged.map((line) => (JSON.parse(line) as { level: number }).level)
    expect(levels).toEqual([40, 30])
  })
})

describe('a Redis that does not answer', () => {
  const expectOtherwise = async (url: string, hasTriedAgain: () => unknown = () => true) => {
    const node = openNode(url)
    await expectSentOtherwise(node)
    await expect.poll(hasTriedAgain, PATIENT).toBe(true)
    await node.stream.send([boats(1)])
    expect(node.logged).toHaveLength(1)
    expect(node.logged[0]).toContain('Redis is away')
    expect(node.logged[0]).not.toContain('hush')
    node.stream.close()
  }

  test('as nobody listens: everything goes otherwise, with one warning', async () => {
    const gone = await startRedis()
    await gone.close()
    await expectOtherwise(`redis://:hush-hush@127.0.0.1:${gone.port}`)
  })

  test('as the password is wrong: everything goes otherwise, with one warning', async () => {
    const guarded = await startRedis('--requirepass', 'the right one')
    await expectOtherwise(`redis://:hush-hush@127.0.0.1:${guarded.port}`)
    await guarded.close()
  })

  test('as it never says a word: everything goes otherwise, with one warning', async () => {
    const connected = new Set<unknown>()
    let attempts = 0
    const mute = createServer((socket) => {
      attempts += 1
      connected.add(socket)
      socket.on('error', () => undefined).on('close', () => connected.delete(socket))
      socket.resume()
    }).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const { port } = mute.address() as AddressInfo
    // Each of the two connections is tried once, and then again.
    await expectOtherwise(`redis://:hush-hush@127.0.0.1:${port}`, () => attempts > 2)
    await expect.poll(() => connected.size).toBe(0)
    mute.close()
  })

  test('as nobody may write: everything goes otherwise, with one warning', async () => {
    const full = await startRedis('--maxmemory', '1')
    await expectOtherwise(full.url)
    await full.close()
  })
})

describe('closing', () => {
  test('ends both connections at once, also in the middle of a read', async () => {
    const node = openNode()
    await expectCarried(node)
    const connected = async () =>
      String(await redis.ask('CLIENT', 'LIST')).match(/name=slipway/g)?.length ?? 0
    expect(await connected()).toBe(2)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    node.stream.close()
    // Nothing is planned that would bring a connection back.
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    await expect.poll(connected, PATIENT).toBe(0)
    expect(node.logged).toEqual([])
  })

  test('while it connects leaves no connection behind', async () => {
    const node = openNode()
    node.stream.close()
    const late = openNode()
    setImmediate(() => late.stream.close())
    // What connects after them finds nobody else.
    await expectCarried(openNode())
    const connected = async () =>
      String(await redis.ask('CLIENT', 'LIST')).match(/name=slipway/g)?.length
    await expect.poll(connected, PATIENT).toBe(2)
    expect([...node.logged, ...late.logged]).toEqual([])
  })
})
