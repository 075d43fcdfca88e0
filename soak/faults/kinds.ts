import { connect, type Socket } from 'node:net'
import { Client } from 'pg'
import type { Link } from '../link.ts'
import { turnClock } from './clock.ts'
import { damageFile, damagePage, fillDisk, fillLog } from './disks.ts'
import type { Break, Fault, Installation } from './fault.ts'
import { stopMails } from './mails.ts'
import { addPoison, readLargest } from './queue.ts'
import { deployBroken } from './release.ts'

const HOLD_MS = 2000
const MOST_MS = 5000
const nothing = async () => {}

const weather =
  (...set: Parameters<Link['set']>): Break =>
  async ({ link }) => {
    link.set(...set)
    return async () => link.set({})
  }

const stopPostgres =
  (signal: NodeJS.Signals): Break =>
  async ({ postgres }) => {
    await postgres.stop(signal)
    return () => postgres.start()
  }

/**
 * By the numbers of the list of faults. No machine has to break for F20 (clocks of phones:
 * `wrong-clock.test.ts`, `outbox-cuts.test.ts`) and F22 (providers: `trouble.test.ts`,
 * `sync-state.test.ts`).
 */
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
  F7: { name: 'database silent', holdMs: 60_000, most: 2, break: weather({ isStalled: true }) },
  F8: { name: 'database 300 ms away', break: weather({ delay: 150 }) },
  F9: { name: 'jitter', break: weather({ jitter: 200 }) },
  F10: { name: '64 kB/s', break: weather({ rate: 64_000 }) },
  F11: { name: 'connections close late', break: weather({ linger: 3000 }) },
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
  F17: { name: 'disk of the write-ahead log full', holdMs: 4000, break: fillLog },
  F18: { name: 'files as long as they may be', holdMs: 0, most: 2, break: readLargest },
  F19: { name: 'clock of a node wrong', holdMs: 0, break: turnClock },
  F21: { name: 'each write sent several times at once', break: repeatWrites },
  F23: { name: 'mail server away', break: stopMails },
  F24: { name: 'a job that always fails', holdMs: 0, break: addPoison },
  F25: { name: '1,000 connections that say nothing', break: slowConnections },
  F26: { name: 'sessions locked', break: lockSessions },
  F27: { name: 'stored file damaged', holdMs: 0, break: damageFile },
  F27b: { name: 'page of a table damaged', break: damagePage },
  F28: { name: 'release that does not start', holdMs: 0, break: deployBroken },
}

export const holdOf = ({ holdMs = HOLD_MS }: Fault): number => holdMs
export const mostOf = ({ mostMs = MOST_MS }: Fault): number => mostMs

const MOST_COPIES = 5

async function repeatWrites({ load }: Installation) {
  load.repeat(MOST_COPIES)
  return async () => load.repeat(1)
}

const SILENT = 1000

async function slowConnections({ nodes }: Installation) {
  const ports = nodes.urls.map((url) => Number(new URL(url).port))
  const sockets: Socket[] = []
  for (let number = 0; number < SILENT; number++) {
    const socket = connect(ports[number % ports.length] ?? 0, '127.0.0.1')
    socket.on('error', () => {}) // the node gives up on it
    socket.write('POST /api/v2/notes HTTP/1.1\r\nHost: x\r\nContent-Le')
    sockets.push(socket)
  }
  return async () => {
    for (const socket of sockets) socket.destroy()
  }
}

async function lockSessions({ postgres }: Installation) {
  const client = new Client({ connectionString: postgres.insideUrl })
  await client.connect()
  await client.query('begin; lock table sessions in access exclusive mode')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}
