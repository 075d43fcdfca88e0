import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a link treats what goes through it. */
type Weather = {
  /** Milliseconds that each piece is late, and how much that varies. */
  delay?: number
  jitter?: number
  /** Bytes a second. */
  rate?: number
  /** Pieces of so many bytes. */
  slice?: number
  /** A connection is cut after so many bytes. */
  limit?: number
  /** Milliseconds until the other side hears that a connection has ended. */
  linger?: number
  /** Nothing gets through, and no connection ends. */
  isStalled?: boolean
}

export type Link = {
  port: number
  set(weather: Weather): void
  /** Resets every connection. */
  reset(): void
  stop(): Promise<void>
}

/** A connection between two programs that can be made as bad as one likes. */
export async function startLink(target: number): Promise<Link> {
  const state: { weather: Weather } = { weather: {} }
  const open = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1')
    for (const socket of [from, to]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {}) // 'close' follows
      socket.on('close', () => {
        open.delete(socket)
        const other = socket === from ? to : from
        setTimeout(() => other.destroy(), state.weather.linger ?? 0)
      })
    }
    void pass(from, to, () => state.weather)
    void pass(to, from, () => state.weather)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (how: (socket: Socket) => void) => {
    for (const socket of open) how(socket)
  }
  return {
    port: (server.address() as AddressInfo).port,
    set: (weather) => void (state.weather = weather),
    reset: () => cut((socket) => socket.resetAndDestroy()),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      cut((socket) => socket.destroy())
      await closed
    },
  }
}

const STALL_MS = 20

/** Passes on in order what comes, as the weather of the moment lets it. */
async function pass(from: Socket, to: Socket, weather: () => Weather): Promise<void> {
  let passed = 0
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      const { delay = 0, jitter = 0, rate, slice = chunk.length, limit } = weather()
      while (weather().isStalled) await sleep(STALL_MS)
      if (delay + jitter > 0) await sleep(delay + Math.random() * jitter)
      for (let at = 0; at < chunk.length; at += slice) {
        const piece = chunk.subarray(at, at + slice)
        if (rate !== undefined) await sleep((piece.length / rate) * 1000)
        to.write(piece)
      }
      passed += chunk.length
      if (limit !== undefined && passed > limit) return void to.resetAndDestroy()
    }
    await sleep(weather().linger ?? 0)
    to.end()
  } catch {
    to.destroy() // the other side was cut
  }
}
