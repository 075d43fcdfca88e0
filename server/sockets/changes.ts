import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Change } from '#contract/sockets.ts'
import { clientTo } from '../db/hosts.ts'
import type { Logger } from '../log.ts'
import type { SampleChange } from './send-samples.ts'

/**
 * The database's word of what changed, on any node: one connection that listens, and is opened
 * again when it breaks.
 */
export type Changes = {
  on(listener: (change: Change) => void): void
  onLost(listener: () => void): void
  /** Hands on what has come by another way than the database's word. */
  pass(change: SampleChange): void
  listening(): boolean
  /**
   * Counts messages heard; a reader compares before and after to know that nothing arrived in
   * between.
   */
  round(): number
  stop(): Promise<void>
}

const LONGEST_WAIT_MS = 1000
/** So often a silent connection is asked whether it lives, and given so long to answer. */
const BEAT_MS = 5000

/** Resolves once it listens; a connection lost later is opened again until that succeeds. */
export async function listenForChanges(url: string, log: Logger): Promise<Changes> {
  const listeners: ((change: Change) => void)[] = []
  const lost: (() => void)[] = []
  const state = { client: null as Client | null, listening: false, stopped: false, round: 0 }

  const pass = (change: Change) => listeners.forEach((listener) => listener(change))

  async function connect(): Promise<void> {
    const client = clientFor(url)
    client.on('notification', ({ payload }) => {
      state.round++
      const change = parse(payload, log)
      if (change) pass(change)
    })
    client.on('error', () => {}) // 'end' follows
    client.on('end', () => void reconnect())
    await client.connect()
    state.client = client
    await client.query('listen slipway')
    state.listening = true
    if (state.stopped) await client.end()
  }

  async function reconnect(): Promise<void> {
    if (state.stopped || !state.listening) return
    state.listening = false
    log.warn('the connection on which changes are heard was lost')
    state.round++
    for (const listener of lost) listener()
    let wait = 100
    while (!state.stopped && !state.listening) {
      await sleep(wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
      await connect().catch((error: unknown) =>
        log.warn({ err: error }, 'the database does not answer yet'),
      )
    }
  }

  await connect()
  const beat = setInterval(() => state.listening && ask(state.client), BEAT_MS)
  return {
    on: (listener) => void listeners.push(listener),
    onLost: (listener) => void lost.push(listener),
    pass,
    listening: () => state.listening,
    round: () => state.round,
    stop: async () => {
      state.stopped = true
      clearInterval(beat)
      await state.client?.end()
    },
  }
}

/** A host that vanishes closes no connection; one that does not answer is cut, and 'end' follows. */
const ask = (client: Client | null) => void client?.query('select').catch(() => {})

function clientFor(url: string): Client {
  const settings = {
    application_name: 'slipway changes',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // With pipelining, a statement that is not answered in time ends the connection.
    query_timeout: BEAT_MS,
    pipeline: true,
  }
  return clientTo(url, settings)
}

function parse(payload: string | undefined, log: Logger): Change | undefined {
  try {
    return JSON.parse(payload ?? '') as Change
  } catch (error) {
    log.warn({ err: error }, 'a change that cannot be read')
    return undefined
  }
}
