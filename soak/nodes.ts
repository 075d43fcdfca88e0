import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end, freePort, isReady, plainEnvironment, startDatabase } from './product.ts'

const root = join(import.meta.dirname, '..')

/** Several processes of the product on one database, behind a proxy that leads to any that lives. */
export type Nodes = {
  /** Of the proxy. */
  url: string
  ownerUrl: string
  /** Kills one by SIGKILL, and starts it again; resolves once it answers. */
  kill(index: number): Promise<void>
  /** Cuts every connection of the proxy. */
  cut(): void
  stop(): Promise<void>
}

type Node = { port: number; child: ChildProcess }

/** Starts so many nodes that answer requests and browsers, and one that works the queue. */
export async function startNodes(count: number, redisUrl?: string): Promise<Nodes> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-nodes-'))
  chmodSync(folder, 0o755) // for the account PostgreSQL runs under
  const database = await startDatabase(join(folder, 'external'))
  const env = {
    ...plainEnvironment(),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.ownerUrl,
    ...(redisUrl && { REDIS_URL: redisUrl }),
  }
  const start = (port: number, roles: string): ChildProcess =>
    spawn(process.execPath, ['server/main.ts', '--no-demo', '--roles', roles], {
      cwd: root,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const stopping = new AbortController()
  const ready = async (port: number): Promise<void> => {
    const { signal } = stopping
    while (!signal.aborted && !(await isReady({ url: `http://127.0.0.1:${port}` }))) await sleep(50)
  }
  const launch = async (roles: string): Promise<Node> => {
    const port = await freePort()
    const node = { port, child: start(port, roles) }
    await ready(port)
    return node
  }
  // One after the other: the first one makes the tables.
  const worker = await launch('worker')
  const nodes: Node[] = []
  while (nodes.length < count) nodes.push(await launch('web,live'))
  const proxy = await startProxy(nodes)
  return {
    url: proxy.url,
    ownerUrl: database.ownerUrl,
    async kill(index) {
      const node = nodes[index]
      if (!node) throw new Error(`there is no node ${index}`)
      node.child.kill('SIGKILL')
      node.child = start(node.port, 'web,live')
      await ready(node.port)
    },
    cut: proxy.cut,
    stop: async () => {
      stopping.abort()
      await proxy.stop()
      await Promise.all([worker, ...nodes].map(({ child }) => end(child)))
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Connections go to the nodes in turn; from one that does not answer to the next. */
export async function startProxy(nodes: readonly Pick<Node, 'port'>[]) {
  const open = new Set<Socket>()
  let turn = 0
  const lead = (from: Socket, tries: number) => {
    const port = nodes[turn++ % nodes.length]?.port ?? 0
    const to = connect(port, '127.0.0.1')
    const give = () => {
      from.destroy()
      to.destroy()
    }
    const tryNext = () => (tries > 1 ? lead(from, tries - 1) : give())
    to.once('error', tryNext)
    to.once('connect', () => {
      to.off('error', tryNext)
      to.on('error', give).on('close', give)
      from.on('close', give)
      from.pipe(to).pipe(from)
    })
  }
  const server = createServer((from) => {
    open.add(from)
    from.on('close', () => open.delete(from)).on('error', () => from.destroy())
    lead(from, nodes.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      cut()
      await closed
    },
  }
}
