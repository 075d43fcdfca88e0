import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/open.ts'
import { REACTIONS } from './events/reactions.ts'
import { localStore } from './files/local.ts'
import type { FileStore } from './files/store.ts'
import { serveHealth } from './health.ts'
import type { Work } from './jobs/runner.ts'
import type { WorkParts } from './jobs/work.ts'
import { listenForChanges } from './sockets/changes.ts'
import { openHub, type Hub, type HubParts } from './sockets/hub.ts'
import { sendByDatabase, type SendSamples } from './sockets/send-samples.ts'
import { createLog, type Logger } from './log.ts'
import { secretsOf, serverKey, type Secrets } from './secrets.ts'
import { collectProcessMetrics } from './metrics.ts'
import type { RegattaParts } from './demo/live-regatta.ts'
import { errorCode, fileError, StartError } from './start-error.ts'
import { startNotes } from './start-notes.ts'
import type { PublicPages } from './live/public/open.ts'
import { isBuilt, publicRenderer, webClient } from './web-client.ts'

export type Running = { url: string; stop(): Promise<void> }

/** `mailsPerHour`: mails to one address that strangers can cause. */
const LIMITS = { loginsPerMinute: 30, mailsPerHour: 5 }

/**
 * Starts the roles of this process in order, database first, and takes back what was started when a
 * later step fails.
 */
export async function startServer(
  config: Config,
  webFolder: string,
  say: (line: string) => void,
): Promise<Running> {
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const url = await start(config, webFolder, say, undo)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  config: Config,
  webFolder: string,
  say: (line: string) => void,
  undo: (() => Promise<unknown>)[],
): Promise<string> {
  const log = createLog(config.logLevel)
  const database = await openDatabaseOf(config, log, say, undo)
  const files = await fileStore(config)
  const secrets = secretsOf(serverKey(config))
  const demo = config.demo ? await loadDemo({ database, files, config, secrets }) : []
  const { changes, sendSamples } = await openChanges(config, database, log, undo)

  const hasWorker = config.roles.has('worker')
  const state = { working: undefined as Work | undefined, draining: false }
  const { app, gate, publicPages } = await createApp({
    ...appSettings(config),
    database,
    changes,
    sendSamples,
    files,
    log,
    secrets,
    renderer: publicRenderer(webFolder),
  })
  collectProcessMetrics()
  serveHealth(app, {
    pool: database.app,
    changes,
    working: () => !hasWorker || state.working?.isWorking() === true,
    draining: () => state.draining,
  })
  const version = await serveClient(app, config, webFolder)
  if (config.roles.has('live')) {
    const live = { app, database, gate, changes, log, publicPages, sendSamples, version }
    undo.push(...(await openLive(live, config.demo)))
  }
  await listen(app, config)
  undo.push(async () => {
    state.draining = true
    await app.close()
  })
  if (hasWorker) {
    const work = await startWorker(config, { database, files, log, secrets })
    state.working = work
    undo.push(() => work.stop())
  }
  for (const line of [...demo, ...(await startNotes(database, config, secrets))]) say(line)
  say(`Slipway is ready at ${config.publicUrl}`)
  return config.publicUrl
}

type Live = Pick<HubParts, 'gate' | 'changes' | 'log'> & {
  app: FastifyInstance
  database: Database
  publicPages: PublicPages
  sendSamples: SendSamples
  version: string
}

/** Opens the live channel; in the demo boats race for those who look at the regatta. */
async function openLive(live: Live, isDemo: boolean) {
  const { app, database, gate, changes, log, publicPages, sendSamples, version } = live
  const { app: pool } = database
  const hub = openHub(app.server, { pool, gate, changes, log, appVersion: version })
  app.addHook('preClose', () => hub.close())
  const isFollowed: Hub['isFollowed'] = (...place) =>
    hub.isFollowed(...place) || publicPages.isLookedAt(...place)
  return isDemo ? [await playDemo(database, { pool, sendSamples, log, isFollowed })] : []
}

const thirdPartyOf = ({ chatWidgetUrl, tagScriptUrl }: Config) => ({ chatWidgetUrl, tagScriptUrl })

const appSettings = (config: Config) => ({
  ...LIMITS,
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  metricsToken: config.metricsToken,
  map: config.map,
  thirdParty: thirdPartyOf(config),
  showMailLinks: config.demo,
  sendsMail: config.mail.smtpUrl !== undefined,
  providers: config.providers,
  vapid: config.vapid,
  billing: config.billing,
})

type Tools = { database: Database; files: FileStore; log: Logger; secrets: Secrets }

/** Loads the code of the jobs only now, so that requests are answered before the queue is worked. */
async function startWorker(config: Config, { database, ...tools }: Tools): Promise<Work> {
  const { startWork } = await import('./jobs/work.ts')
  return startWork({
    ...tools,
    pool: database.worker,
    mail: mailSettings(config),
    providers: config.providers,
    vapid: config.vapid,
    billing: config.billing,
  })
}

const mailSettings = ({ mail, dataDir, demo, publicUrl }: Config): WorkParts['mail'] => ({
  ...mail,
  folder: join(dataDir, 'mail'),
  showLinks: demo,
  publicUrl,
})

/** Somebody who follows the demo's regatta sees boats that race. */
async function playDemo({ ownerUrl }: Database, parts: RegattaParts) {
  const { playRegatta, readyRegatta } = await import('./demo/live-regatta.ts')
  return playRegatta(await readyRegatta(ownerUrl), parts)
}

async function loadDemo(parts: {
  database: Database
  files: FileStore
  config: Config
  secrets: Secrets
}): Promise<string[]> {
  const { ensureDemo } = await import('./demo/demo.ts')
  return ensureDemo(parts)
}

async function openDatabaseOf(
  config: Config,
  log: Logger,
  say: (line: string) => void,
  undo: (() => Promise<unknown>)[],
): Promise<Database> {
  const onLost = (error: Error) => log.warn({ err: error }, 'a connection to the database was lost')
  const open = async (url: string) => {
    const urls = { app: config.database?.appUrl, worker: config.database?.workerUrl }
    const database = await openDatabase(url, { reactions: REACTIONS, urls, onLost })
    undo.push(() => database.close())
    return database
  }
  if (config.database) return open(config.database.url)
  const { startEmbedded } = await import('./db/embedded.ts')
  const embedded = await startEmbedded({ dataDir: config.dataDir })
  undo.push(() => embedded.stop())
  embedded.keepRunning(log)
  if (embedded.notice) say(embedded.notice)
  return open(embedded.ownerUrl)
}

/** What changes comes from the database, and samples of live boats by Redis where there is one. */
async function openChanges(
  { redisUrl }: Config,
  database: Database,
  log: Logger,
  undo: (() => Promise<unknown>)[],
): Promise<Pick<Live, 'changes' | 'sendSamples'>> {
  const changes = await listenForChanges(database.appUrl, log)
  undo.push(() => changes.stop())
  const otherwise = sendByDatabase(database.app)
  if (redisUrl === undefined) return { changes, sendSamples: otherwise }
  const { openSampleStream } = await import('./sockets/sample-stream.ts')
  const stream = openSampleStream(redisUrl, { log, hear: changes.pass, otherwise })
  undo.push(async () => stream.close())
  return { changes, sendSamples: stream.send }
}

async function fileStore({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3) return (await import('./files/s3.ts')).s3Store(s3)
  const folder = join(dataDir, 'files')
  return localStore(folder).catch((error: unknown) => {
    throw fileError(`The folder ${folder} cannot be written`, error)
  })
}

async function serveClient(app: FastifyInstance, config: Config, folder: string): Promise<string> {
  if (!config.roles.has('web') || !isBuilt(folder)) return 'none'
  const client = webClient({ folder, map: config.map, thirdParty: thirdPartyOf(config) })
  await client.serve(app)
  return client.version
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE')
      throw new StartError(
        `The port ${port} is taken: stop the program that uses it, or choose another with PORT.`,
      )
    if (errorCode(error) === 'EACCES')
      throw new StartError(
        `The port ${port} may not be opened by this user: choose another with PORT.`,
      )
    throw error
  }
}
