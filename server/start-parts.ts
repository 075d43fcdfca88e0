import { AsyncResource } from 'node:async_hooks'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/open.ts'
import { REACTIONS } from './events/reactions.ts'
import { localStore } from './files/local-store.ts'
import type { FileStore } from './files/store.ts'
import type { Logger } from './log.ts'
import type { DemoVisits } from './people/account/open.ts'
import type { Secrets } from './secrets.ts'
import { listenForChanges, type Changes } from './sockets/changes.ts'
import { sendByDatabase, type SendSamples } from './sockets/send-samples.ts'
import { fileError } from './start-error.ts'
import { progressBy, type Progress } from './start-progress.ts'

type Undo = (() => Promise<unknown>)[]

/** What every role works with. */
export type Tools = { database: Database; files: FileStore; log: Logger; secrets: Secrets }

export async function openDatabaseOf(
  config: Config,
  log: Logger,
  say: (line: string) => void,
  undo: Undo,
): Promise<Database> {
  const progress = progressBy(say)
  // One that a request has opened is lost in nobody's course.
  const onLost = AsyncResource.bind((error: Error) =>
    log.warn({ err: error }, 'a connection to the database was lost'),
  )
  const onMigration = (number: number, of: number) =>
    progress.step(number, of, 'Bringing the tables up to date')
  const open = async (url: string) => {
    const { waitMs: longestWaitMs, ...sizes } = config.pools
    const pools = { urls: config.database?.urls, sizes, longestWaitMs, onLost }
    const database = await openDatabase(url, { reactions: REACTIONS, onMigration, ...pools })
    undo.push(() => database.close())
    return database
  }
  if (config.database) return open(config.database.url)
  return open(await startOwnDatabase(config, log, { say, progress, undo }))
}

async function startOwnDatabase(
  { dataDir }: Config,
  log: Logger,
  { say, progress, undo }: { say: (line: string) => void; progress: Progress; undo: Undo },
): Promise<string> {
  const { startEmbedded } = await import('./db/embedded.ts')
  const onCreate = () => progress.begin(`Creating the database in ${dataDir}`)
  const embedded = await startEmbedded({ dataDir, onCreate })
  undo.push(() => embedded.stop())
  embedded.keepRunning(log)
  if (embedded.notice) say(embedded.notice)
  return embedded.ownerUrl
}

export type Demo = { lines: string[]; visits: DemoVisits | undefined }

/** Loads the demo club into an empty database; how to sign in, as lines to print, and who may be visited. */
export async function loadDemo(
  config: Config,
  tools: Omit<Tools, 'log'>,
  say: (line: string) => void,
): Promise<Demo> {
  if (!config.demo) return { lines: [], visits: undefined }
  const { ensureDemo } = await import('./demo/demo.ts')
  return ensureDemo({ ...tools, config, progress: progressBy(say) })
}

/** What changes comes from the database, and samples of live boats by Redis where there is one. */
export async function openChanges(
  { redisUrl }: Config,
  database: Database,
  log: Logger,
  undo: Undo,
): Promise<{ changes: Changes; sendSamples: SendSamples }> {
  const changes = await listenForChanges(database.appUrl, log)
  undo.push(() => changes.stop())
  const otherwise = sendByDatabase(database.app)
  if (redisUrl === undefined) return { changes, sendSamples: otherwise }
  const { openSampleStream } = await import('./sockets/sample-stream.ts')
  const stream = openSampleStream(redisUrl, { log, hear: changes.pass, otherwise })
  undo.push(async () => stream.close())
  return { changes, sendSamples: stream.send }
}

export async function fileStore({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3) return (await import('./files/s3.ts')).s3Store(s3)
  const folder = join(dataDir, 'files')
  return localStore(folder).catch((error: unknown) => {
    throw fileError(`The folder ${folder} cannot be written`, error)
  })
}
