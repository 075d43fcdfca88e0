import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Logger } from '../log.ts'
import type { SampleChange, SendSamples } from './send-samples.ts'

const KEY = 'slipway:live'
/** Some minutes of several nodes, each of which adds four times a second. */
const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 5000 } as const
/** Where nobody records any more, nothing of the samples stays. */
const KEPT_SECONDS = 600
const MOST_AT_ONCE = 500
const WAIT_MS = 1000
/** A connection on which nothing is answered for so long is given up. */
const SILENT_MS = 3000
const RETRY_MS = 500

export type SampleStream = { send: SendSamples; close(): void }

type Parts = {
  log: Logger
  hear(change: SampleChange): void
  /** Sends what Redis does not take, and everything while this node does not hear it. */
  otherwise: SendSamples
}
type Side = 'adding' | 'reading'

/**
 * Samples between nodes by a stream of Redis. What was added while the connection was away is heard
 * once it is back. It is there at once, whether Redis answers or not.
 */
export function openSampleStream(url: string, { log, hear, otherwise }: Parts): SampleStream {
  const health = watchHealth(log)
  const writer = connectionTo(url, 'adding', health)
  const reader = connectionTo(url, 'reading', health)
  // Attempts end only when the stream is closed.
  writer.connect().catch(() => {})
  reader.connect().then(
    () => read(reader, health, { log, hear }),
    () => {},
  )
  return {
    send: async (messages) => {
      if (!(await add(writer, health, messages))) await otherwise(messages)
    },
    close: () => {
      health.isClosed = true
      writer.destroy()
      reader.destroy()
    },
  }
}

/** One warning, whatever fails and however often, until all is well again. */
function watchHealth(log: Logger) {
  const faults = new Set<Side>()
  const health = {
    isClosed: false,
    /** Whether this node hears what is added. */
    isHeard: false,
    fail(side: Side, error: unknown) {
      if (side === 'reading') health.isHeard = false
      if (health.isClosed) return
      if (faults.size === 0)
        log.warn({ err: error }, 'Redis is away: live samples go by the database')
      faults.add(side)
    },
    recover(side: Side) {
      if (faults.delete(side) && faults.size === 0)
        log.info('Redis is back, and carries live samples')
    },
  }
  return health
}
type Health = ReturnType<typeof watchHealth>

/** One that comes back by itself, and keeps nothing to be sent later while it is away. */
function connectionTo(url: string, side: Side, health: Health) {
  const connection = createClient({
    url,
    name: 'slipway',
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    // One on which nothing has to be said would be taken for silent.
    pingInterval: WAIT_MS,
    socket: { connectTimeout: SILENT_MS, socketTimeout: SILENT_MS, reconnectStrategy: RETRY_MS },
  })
  connection.on('error', (error: unknown) => health.fail(side, error))
  connection.on('ready', () => health.recover(side))
  // One that was being opened while the stream was closed comes only now.
  connection.on('connect', () => health.isClosed && connection.destroy())
  return connection
}
type Connection = ReturnType<typeof connectionTo>

/** Whether Redis has taken the messages, and this node hears them from there. */
async function add(
  writer: Connection,
  health: Health,
  messages: readonly string[],
): Promise<boolean> {
  if (!health.isHeard) return false
  try {
    const adding = messages.map((change) => writer.xAdd(KEY, '*', { change }, { TRIM }))
    await Promise.all([...adding, writer.expire(KEY, KEPT_SECONDS)])
    health.recover('adding')
    return true
  } catch (error) {
    health.fail('adding', error)
    return false
  }
}

/** Reads from the end of the stream on, until it is closed. */
async function read(
  reader: Connection,
  health: Health,
  { log, hear }: Pick<Parts, 'log' | 'hear'>,
): Promise<void> {
  let last: string | undefined
  while (!health.isClosed)
    try {
      if (last === undefined) last = await lastOf(reader)
      else
        for (const { id, message } of await entriesAfter(reader, last)) {
          last = id
          const change = changeOf(message.change)
          if (change) hear(change)
          else log.warn({ id }, 'an entry of live samples that cannot be read')
        }
      health.isHeard = true
      health.recover('reading')
    } catch (error) {
      health.fail('reading', error)
      await sleep(RETRY_MS, undefined, { ref: false })
    }
}

/** The id of the newest entry, or what comes before all of them. */
async function lastOf(reader: Connection): Promise<string> {
  const newest = await reader.xRevRange(KEY, '+', '-', { COUNT: 1 })
  return newest?.[0]?.id ?? '0-0'
}

async function entriesAfter(reader: Connection, id: string) {
  const streams = await reader.xRead({ key: KEY, id }, { BLOCK: WAIT_MS, COUNT: MOST_AT_ONCE })
  return streams?.[0]?.messages ?? []
}

function changeOf(text = ''): SampleChange | undefined {
  try {
    const change = JSON.parse(text) as SampleChange | null
    return change?.to === 'live' || change?.to === 'live boats' ? change : undefined
  } catch {
    return undefined
  }
}
