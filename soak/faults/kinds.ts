import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Link } from './link.ts'
import type { Nodes } from './nodes.ts'
import { askOnce, type Postgres } from './services/postgres.ts'
import type { TestRedis } from '../test/support/redis.ts'

/** What a fault can be done to. */
export type Installation = {
  nodes: Nodes
  postgres: Postgres
  /** Between the nodes and PostgreSQL. */
  link: Link
  redis: TestRedis
  /** A small disk with the files that people upload; undefined where none can be made. */
  disk: string | undefined
}

/** Breaks something; resolves with what makes it whole again. */
type Break = (on: Installation) => Promise<() => Promise<unknown> | unknown>
export type Fault = {
  name: string
  holdMs?: number
  /** How long after its end the nodes may take until they serve. */
  mostMs?: number
  break: Break
}

const HOLD_MS = 2000
const MOST_MS = 5000
const nothing = () => {}

const weather =
  (...set: Parameters<Link['set']>): Break =>
  async ({ link }) => {
    link.set(...set)
    return () => link.set({})
  }

const stopPostgres =
  (signal: NodeJS.Signals): Break =>
  async ({ postgres }) => {
    await postgres.stop(signal)
    return () => postgres.start()
  }

/** By the numbers of the list of faults; what is not here is proved elsewhere or not at all. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  F1: { name: 'node killed', break: async ({ nodes }) => nodes.kill(0).then(() => nothing) },
  F2: { name: 'worker killed', break: async ({ nodes }) => nodes.killWorker().then(() => nothing) },
  F3: { name: 'node restarted', break: async ({ nodes }) => nodes.restart(1).then(() => nothing) },
  F4: { name: 'PostgreSQL restarted', mostMs: 3000, break: stopPostgres('SIGINT') },
  F5: { name: 'PostgreSQL killed', mostMs: 3000, break: stopPostgres('SIGKILL') },
  F6: {
    name: 'all connections terminated',
    mostMs: 1000,
    break: async ({ postgres }) => {
      await postgres.ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = 'slipway'`)
      return nothing
    },
  },
  F7: { name: 'database silent', holdMs: 10_000, break: weather({ isStalled: true }) },
  F8: { name: 'database 300 ms away', break: weather({ delay: 150 }) },
  F9: { name: 'jitter', break: weather({ jitter: 200 }) },
  F10: { name: '64 kB/s', break: weather({ rate: 64_000 }) },
  F12: {
    name: 'connections reset',
    break: async ({ link }) => {
      link.reset()
      return nothing
    },
  },
  F13: { name: 'pieces of 50 bytes', break: weather({ slice: 50 }) },
  F14: { name: 'connections cut after 20 kB', break: weather({ limit: 20_000 }) },
  F15: {
    name: 'Redis killed',
    break: async ({ redis }) => {
      await redis.stop()
      return () => redis.start()
    },
  },
  F16: { name: 'disk of uploads full', break: fillDisk },
  F25: { name: '1,000 connections that say nothing', break: slowConnections },
  F26: { name: 'sessions locked', break: lockSessions },
}

export const holdOf = ({ holdMs = HOLD_MS }: Fault): number => holdMs
export const mostOf = ({ mostMs = MOST_MS }: Fault): number => mostMs

async function fillDisk({ disk }: Installation): Promise<() => void> {
  if (disk === undefined) throw new Error('there is no small disk')
  const file = join(disk, 'ballast')
  const block = Buffer.alloc(64 * 1024)
  const output = openSync(file, 'w')
  try {
    for (;;) writeSync(output, block)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  } finally {
    closeSync(output)
  }
  return () => rmSync(file)
}

const SILENT = 1000

async function slowConnections({ nodes }: Installation): Promise<() => void> {
  const ports = nodes.urls.map((url) => Number(new URL(url).port))
  const sockets: Socket[] = []
  for (let number = 0; number < SILENT; number++) {
    const socket = connect(ports[number % ports.length] ?? 0, '127.0.0.1')
    socket.on('error', nothing)
    socket.write('POST /api/v2/notes HTTP/1.1\r\nHost: x\r\nContent-Le')
    sockets.push(socket)
  }
  return () => {
    for (const socket of sockets) socket.destroy()
  }
}

async function lockSessions({ postgres }: Installation): Promise<() => Promise<unknown>> {
  const url = postgres.superuserUrl.replace(/\/postgres$/, '/slipway')
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('begin; lock table sessions in access exclusive mode')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

/** Makes a small disk in memory; undefined where that is not allowed. */
export function makeDisk(folder: string, megabytes: number) {
  const place = join(folder, 'disk')
  mkdirSync(place)
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', place])
  if (mount.status !== 0) return undefined
  return { place, stop: async () => void spawnSync('umount', ['-l', place]) }
}

/** Jobs of which the queue says that somebody has them although nobody does. */
export const stuckJobs = (url: string) =>
  askOnce<{ count: number }>(
    url,
    `select count(*)::int as count from graphile_worker._private_jobs
     where locked_at < now() - interval '60 seconds'`,
  )
