import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { LIVE_PATH } from '../contract/sockets.ts'
import { startProxy } from './proxy.ts'
import { end, freePort, isReady } from './product.ts'
import { until } from './until.ts'

const root = join(import.meta.dirname, '..')
const AT_ONCE = 200

/**
 * The same storm where nodes let anybody in and ask no database: the milliseconds until all are
 * back, on the machine as it is now.
 */
export async function settleBare(sockets: number, nodeCount: number): Promise<number> {
  const nodes = await Promise.all(Array.from({ length: nodeCount }, startBare))
  const proxy = await startProxy(nodes)
  const inside = new Set<Socket>()
  const all: Socket[] = []
  try {
    while (all.length < sockets) {
      const count = Math.min(AT_ONCE, sockets - all.length)
      all.push(...Array.from({ length: count }, () => joined(proxy.url, inside)))
      await until(() => inside.size === all.length)
    }
    proxy.cut()
    inside.clear()
    const begin = performance.now()
    await until(() => inside.size === all.length)
    return performance.now() - begin
  } finally {
    for (const socket of all) socket.close()
    await proxy.stop()
    await Promise.all(nodes.map(({ child }) => end(child)))
  }
}

async function startBare() {
  const port = await freePort()
  const child = spawn(process.execPath, ['soak/bare-node.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady({ url: `http://127.0.0.1:${port}` }))) await sleep(50)
  return { port, child }
}

/** Somebody who is among `inside` while they are let in. */
function joined(url: string, inside: Set<Socket>): Socket {
  const socket = io(url, { path: LIVE_PATH, transports: ['websocket'], forceNew: true })
  socket.on('connect', () => {
    void socket.emitWithAck('join live', {}).then(
      () => inside.add(socket),
      () => {},
    )
  })
  socket.on('disconnect', () => inside.delete(socket))
  socket.on('live', () => {})
  return socket
}
