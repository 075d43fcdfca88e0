import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end, freePort, isReady, plainEnvironment, startDatabase } from './product.ts'
import { startProxy, type Front } from './proxy.ts'

const root = join(import.meta.dirname, '..')
/** What each has said stays here until the next proof. */
const WORDS = join(root, 'data', 'prove', 'nodes')

/** Several processes of the product on one database, behind what leads to any that lives. */
export type Nodes = {
  /** Of what stands in front of them. */
  url: string
  /** Of each that answers requests. */
  urls: string[]
  /** Of each of them, and of the one that works the queue. */
  all: string[]
  ownerUrl: string
  /** Where uploaded files are kept. */
  files: string
  /** Kills one by SIGKILL, and starts it again; resolves once it answers. */
  kill(index: number): Promise<void>
  /** Asks one to end, waits until it has, and starts it again; resolves once it is ready. */
  restart(index: number): Promise<void>
  /** Kills the process that works the queue, and starts it again. */
  killWorker(): Promise<void>
  /** Starts one of another tree beside them; resolves with what it said as it ended. */
  tryRelease(tree: string): Promise<{ code: number | null; words: string }>
  /** Cuts every connection of the front. */
  cut(): void
  stop(): Promise<void>
}

type Node = {
  port: number
  roles: string
  env: Record<string, string>
  /** The release it runs. */
  tree: string
  child: ChildProcess
}
type Settings = {
  /** Settings beside those that every node needs. */
  env?: Record<string, string>
  /** And those of one that answers requests. */
  envOf?: (index: number) => Record<string, string>
  /** The release that they are started of; after a restart they are of this one. */
  tree?: string
  /** A database of the caller's own; without it they have a fresh one. */
  ownerUrl?: string
  front?: (nodes: readonly { port: number }[], folder: string) => Promise<Front>
}

/** Starts so many nodes that answer requests and browsers, and one that works the queue. */
export async function startNodes(count: number, settings: Settings = {}): Promise<Nodes> {
  rmSync(WORDS, { recursive: true, force: true })
  mkdirSync(WORDS, { recursive: true })
  const folder = mkdtempSync(join(tmpdir(), 'slipway-nodes-'))
  chmodSync(folder, 0o755) // for the account PostgreSQL runs under
  const database = settings.ownerUrl ? undefined : await startDatabase(join(folder, 'external'))
  const ownerUrl = settings.ownerUrl ?? database?.ownerUrl ?? ''
  const env = {
    ...plainEnvironment(),
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: ownerUrl,
    ...settings.env,
  }
  const stopping = new AbortController()
  const launch = async (node: Omit<Node, 'child'>): Promise<ChildProcess> => {
    const words = openSync(join(WORDS, `${node.roles}-${node.port}.log`), 'a')
    const child = spawn(process.execPath, ['server/main.ts', '--no-demo', '--roles', node.roles], {
      cwd: node.tree,
      env: { ...env, ...node.env, PORT: String(node.port) },
      stdio: ['ignore', words, 'inherit'],
    })
    closeSync(words)
    const url = `http://127.0.0.1:${node.port}`
    while (!stopping.signal.aborted && !(await isReady({ url }))) {
      if (child.exitCode !== null) throw new Error('a node has ended by itself')
      await sleep(50)
    }
    return child
  }
  const add = async (roles: string, own: Record<string, string> = {}): Promise<Node> => {
    const made = { port: await freePort(), roles, env: own, tree: settings.tree ?? root }
    return { ...made, child: await launch(made) }
  }
  // One after the other: the first one makes the tables.
  const worker = await add('worker')
  const nodes: Node[] = []
  while (nodes.length < count) nodes.push(await add('web,live', settings.envOf?.(nodes.length)))
  const front = await (settings.front ?? startProxy)(nodes, folder)
  const again = async (node: Node, signal: NodeJS.Signals) => {
    const ended = once(node.child, 'exit')
    node.child.kill(signal)
    await ended
    node.tree = root
    node.child = await launch(node)
  }
  const at = (index: number): Node => {
    const node = nodes[index]
    if (!node) throw new Error(`there is no node ${index}`)
    return node
  }
  return {
    url: front.url,
    urls: nodes.map(({ port }) => `http://127.0.0.1:${port}`),
    all: [worker, ...nodes].map(({ port }) => `http://127.0.0.1:${port}`),
    ownerUrl,
    files: join(env.DATA_DIR, 'files'),
    kill: (index) => again(at(index), 'SIGKILL'),
    restart: (index) => again(at(index), 'SIGTERM'),
    killWorker: () => again(worker, 'SIGKILL'),
    tryRelease: async (tree) => {
      const child = spawn(
        process.execPath,
        ['server/main.ts', '--no-demo', '--roles', 'web,live'],
        {
          cwd: tree,
          env: { ...env, PORT: String(await freePort()) },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      )
      const words: string[] = []
      for (const output of [child.stdout, child.stderr])
        output.setEncoding('utf8').on('data', (piece: string) => words.push(piece))
      const [code] = (await once(child, 'exit')) as [number | null]
      return { code, words: words.join('') }
    },
    cut: front.cut,
    stop: async () => {
      stopping.abort()
      await front.stop()
      await Promise.all([worker, ...nodes].map(({ child }) => end(child)))
      await database?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
