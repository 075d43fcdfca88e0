import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { ensureRedis } from '../../scripts/redis.mjs'
import { end, freePort } from '../../soak/product.ts'

export type TestRedis = {
  url: string
  port: number
  /** Sends one command, such as `['XLEN', 'slipway:live']`. */
  ask(...command: string[]): Promise<unknown>
  /** Ends the connections of all others. */
  cut(): Promise<unknown>
  /** Answers nothing any more, and holds all connections; then goes on. */
  freeze(): void
  thaw(): void
  /** Ends it with all it holds. */
  stop(): Promise<void>
  /** Starts it again, empty, at the same port. */
  start(): Promise<void>
  /** Ends it for good. */
  close(): Promise<void>
}

/** A Redis of the caller's own that keeps nothing. */
export async function startRedis(...settings: string[]): Promise<TestRedis> {
  const program = ensureRedis()
  const folder = mkdtempSync(join(tmpdir(), 'slipway-redis-'))
  const port = await freePort()
  const url = `redis://127.0.0.1:${port}`
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const args = [...place, '--save', '', '--appendonly', 'no', ...settings]
  const state = { child: undefined as ChildProcess | undefined }
  const ask = async (...command: string[]) => {
    const client = createClient({ url, socket: { reconnectStrategy: false } })
    client.on('error', () => undefined)
    await client.connect()
    return client.sendCommand(command).finally(() => client.destroy())
  }
  const start = async () => {
    const child = spawn(program, args, { stdio: 'ignore' })
    state.child = child
    await once(child, 'spawn')
    while (!(await ask('PING').then(() => true, isRefusal))) await sleep(20)
  }
  const stop = async () => {
    if (state.child) await end(state.child)
  }
  await start()
  return {
    url,
    port,
    ask,
    cut: () => ask('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'),
    freeze: () => void state.child?.kill('SIGSTOP'),
    thaw: () => void state.child?.kill('SIGCONT'),
    stop,
    start,
    close: async () => {
      state.child?.kill('SIGCONT')
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One that asks for a password answers as well. */
const isRefusal = (error: unknown) => error instanceof Error && error.message.startsWith('NOAUTH')
