import { randomBytes, randomInt } from 'node:crypto'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as listenOn } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { readConfig } from '../../server/config.ts'
import type { DemoFile } from '../../server/demo/demo-file.ts'
import { startServer } from '../../server/start.ts'

/**
 * The process in which products run, one for each file of stories: the server as it ships, on a copy
 * of the database and the folder that its first start has made. What it is asked by HTTP: POST / with
 * settings starts a product, DELETE /?id ends one.
 */
export type World = { id: string; demo: DemoFile; folder: string }
export type Template = { folder: string; ownerUrl: string; superuserUrl: string; room: string }
type Running = World & { stop(): Promise<void> }

const template = JSON.parse(process.argv[2] ?? '') as Template
/** The last port that fetch refuses is 10080; from the second on the system gives them away. */
const [LOWEST_PORT, LOWEST_EPHEMERAL_PORT] = [10_081, 32_768]
const running = new Map<string, Running>()
/** The next product without settings of its own: it is ready before somebody asks. */
let next = startAhead()
const ending = new Set<Promise<void>>()

const control = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end(String(error))
    },
  )
})
control.listen(0, '127.0.0.1', () => {
  const address = control.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
process.on('SIGTERM', () => void end())
// The run was killed: its database ends by itself.
process.on('disconnect', () => process.exit(1))

async function answer(request: IncomingMessage): Promise<World | null> {
  if (request.method === 'DELETE') {
    const one = running.get(request.url?.slice(2) ?? '')
    if (one) stopLater(one)
    return null
  }
  const settings = JSON.parse(await text(request)) as Record<string, string>
  const isPlain = Object.keys(settings).length === 0
  const one = await (isPlain ? next : start(settings))
  if (isPlain) next = startAhead()
  running.set(one.id, one)
  const { id, demo, folder } = one
  return { id, demo, folder }
}

function startAhead(): Promise<Running> {
  const starting = start({})
  // Who asks for it is answered why it did not start.
  starting.catch(() => undefined)
  return starting
}

function stopLater(one: Running): void {
  running.delete(one.id)
  const stopping = one.stop().finally(() => ending.delete(stopping))
  ending.add(stopping)
}

/** With `ARGUMENT` among the settings it starts by that, such as `--no-demo`. */
async function start({
  ARGUMENT = '--demo',
  ...settings
}: Record<string, string>): Promise<Running> {
  const id = `world_${randomBytes(6).toString('hex')}`
  const folder = join(template.room, id)
  const url = new URL(template.ownerUrl)
  const from = url.pathname.slice(1)
  url.pathname = `/${id}`
  await Promise.all([
    statement(`create database ${id} template ${from} owner ${url.username} strategy file_copy`),
    mkdir(folder).then(() => cp(template.folder, folder, { recursive: true })),
  ])
  const port = settings['PORT'] ?? String(await freePort())
  const env = {
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: url.href,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const server = await startServer(
    readConfig(env, [ARGUMENT]),
    join(import.meta.dirname, '../../dist/web'),
    () => undefined,
  )
  const stored = JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as DemoFile
  const demo = { ...stored, url: `http://localhost:${port}` }
  const stop = async () => {
    await server.stop()
    await statement(`drop database ${id} with (force)`)
    await rm(folder, { recursive: true })
  }
  return { id, demo, folder, stop }
}

async function end(): Promise<void> {
  control.close()
  await next.then(stopLater, () => undefined)
  for (const one of running.values()) stopLater(one)
  await Promise.all(ending)
  process.exit(0)
}

async function statement(sql: string): Promise<void> {
  const client = new Client(template.superuserUrl)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * A port that the system gives to nobody by itself: one of those could be taken by any connection
 * before the server listens.
 */
async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, LOWEST_EPHEMERAL_PORT)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = listenOn().on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
