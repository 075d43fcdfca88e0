import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { createBase, type BaseParts } from './base-app.ts'
import type { Config } from './config.ts'
import { createPool } from './db/client.ts'
import type { Database } from './db/open.ts'
import type { LiveParts } from './demo/play-live.ts'
import { serveHealth } from './health.ts'
import { stopListening } from './http/stop-listening.ts'
import type { Work } from './jobs/runner.ts'
import type { WorkParts } from './jobs/work.ts'
import type { PublicPages } from './live/public/open.ts'
import { createLog } from './log.ts'
import { collectProcessMetrics, serveMetrics } from './metrics/serve-metrics.ts'
import { stateMetrics, type StateParts } from './metrics/state.ts'
import { INTERNET, NO_WAY_OUT } from './outbound/outbound.ts'
import { secretsOf, serverKeys } from './secrets.ts'
import type { Changes } from './sockets/changes.ts'
import { openHub, type Hub, type HubParts } from './sockets/hub.ts'
import type { SendSamples } from './sockets/send-samples.ts'
import { errorCode, StartError } from './start-error.ts'
import { startNotes } from './start-notes.ts'
import {
  fileStore,
  loadDemo,
  openChanges,
  openDatabaseOf,
  type Demo,
  type Tools,
} from './start-parts.ts'
import { isBuilt, publicRenderer, webClient } from './web-client.ts'

export type Running = {
  url: string
  /** Says on /readyz that it ends and serves on for a while, unless somebody is in a hurry. */
  stop(hurry?: AbortSignal): Promise<void>
}

/** `mailsPerHour`: mails to one address that strangers can cause. */
const LIMITS = { loginsPerMinute: 30, mailsPerHour: 5 }

type Undo = (() => Promise<unknown>)[]
type State = { working: Work | undefined; draining: boolean; hub: Hub | undefined }

/**
 * Starts the roles of this process in order, database first, and takes back what was started when a
 * later step fails.
 */
export async function startServer(
  config: Config,
  webFolder: string,
  say: (line: string) => void,
): Promise<Running> {
  const undo: Undo = []
  const state: State = { working: undefined, draining: false, hub: undefined }
  const takeBack = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    await start(config, webFolder, { say, undo, state })
  } catch (error) {
    await takeBack()
    throw error
  }
  return {
    url: config.publicUrl,
    stop: async (hurry) => {
      state.draining = true
      if (config.drainSeconds > 0) await pause(config.drainSeconds, hurry)
      await takeBack()
    },
  }
}

const pause = (seconds: number, hurry: AbortSignal | undefined) =>
  sleep(seconds * 1000, undefined, hurry && { signal: hurry }).catch(() => {}) // cut short

async function start(
  config: Config,
  webFolder: string,
  { say, undo, state }: { say: (line: string) => void; undo: Undo; state: State },
): Promise<void> {
  const log = createLog(config.logLevel)
  const database = await openDatabaseOf(config, log, say, undo)
  const files = await fileStore(config)
  const secrets = secretsOf(...serverKeys(config))
  const tools = { database, files, log, secrets }
  const demo = await loadDemo(config, tools, say)
  const changes = await openChanges(config, database, log, undo)
  const app = await openApp(config, webFolder, {
    ...tools,
    ...changes,
    state,
    undo,
    demo: demo.visits,
  })
  await listen(app, config)
  undo.push(async () => {
    await stopListening(app.server)
    await app.close()
  })
  if (config.roles.has('worker')) {
    const work = await startWorker(config, tools)
    state.working = work
    undo.push(() => work.stop())
  }
  for (const line of [...demo.lines, ...(await startNotes(database, config, secrets))]) say(line)
  say(`Slipway is ready at ${config.publicUrl}`)
}

type AppTools = Tools & {
  changes: Changes
  sendSamples: SendSamples
  state: State
  undo: Undo
  demo: Demo['visits']
}

/** What this process answers: in any role how it is, and what its roles serve. */
async function openApp(
  config: Config,
  webFolder: string,
  tools: AppTools,
): Promise<FastifyInstance> {
  const { database, changes, log, state } = tools
  const serves = config.roles.has('web') || config.roles.has('live')
  const settings = { ...appSettings(config), log, isDraining: () => state.draining }
  const app = serves
    ? await openSite(config, webFolder, { ...tools, settings })
    : await createBase(settings)
  collectProcessMetrics()
  serveHealth(app, {
    pool: serves ? database.app : database.worker,
    changes,
    working: () => !config.roles.has('worker') || state.working?.isWorking() === true,
    draining: () => state.draining,
    publicUrl: config.publicUrl,
  })
  serveMetrics(app, config.metricsToken, stateMetrics(stateParts(config, tools)))
  return app
}

const backupHours = ({ backup }: Config) => (backup.to === undefined ? null : backup.everyHours)

function stateParts(config: Config, { database, log, state, undo }: AppTools): StateParts {
  const { app, worker, workerUrl } = database
  const asking = createPool(workerUrl, { size: 1, name: 'slipway metrics', reactions: [] })
  undo.push(() => asking.end())
  const { dataDir } = config
  return {
    pools: { app, worker },
    asking,
    dataDir,
    backupHours: backupHours(config),
    sockets: () => state.hub?.count() ?? 0,
    log,
  }
}

type SiteTools = AppTools & {
  settings: ReturnType<typeof appSettings> & Pick<BaseParts, 'log' | 'isDraining'>
}

/** The calls, the pages and the live channel, as far as this process has the roles for them. */
async function openSite(
  config: Config,
  webFolder: string,
  { settings, state, undo, ...tools }: SiteTools,
): Promise<FastifyInstance> {
  const renderer = publicRenderer(webFolder)
  const { app, gate, publicPages } = await createApp({ ...settings, ...tools, renderer })
  const version = await serveClient(app, config, { folder: webFolder, demo: tools.demo })
  if (config.roles.has('live')) {
    const { hub, steps } = await openLive(
      { ...tools, app, gate, publicPages, version },
      config.demo,
    )
    state.hub = hub
    undo.push(...steps)
  }
  return app
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
  const steps = isDemo ? [await playDemo(database, { pool, sendSamples, log, isFollowed })] : []
  return { hub, steps }
}

const thirdPartyOf = ({ chatWidgetUrl, tagScriptUrl }: Config) => ({ chatWidgetUrl, tagScriptUrl })

/** Strangers in a public demo cause no calls to others. */
const wayOut = ({ demoResetsAt }: Config) => (demoResetsAt === null ? INTERNET : NO_WAY_OUT)

const appSettings = (config: Config) => ({
  ...LIMITS,
  outbound: wayOut(config),
  publicUrl: config.publicUrl,
  trustProxy: config.trustProxy,
  map: config.map,
  thirdParty: thirdPartyOf(config),
  showMailLinks: config.demo,
  sendsMail: config.mail.smtpUrl !== undefined,
  backupHours: backupHours(config),
  providers: config.providers,
  signInProviders: config.signInProviders,
  vapid: config.vapid,
  billing: config.billing,
})

/** Loads the code of the jobs only now, so that requests are answered before the queue is worked. */
async function startWorker(config: Config, { database, ...tools }: Tools): Promise<Work> {
  const { startWork } = await import('./jobs/work.ts')
  const { scheduleOf } = await import('./backup/schedule.ts')
  return startWork({
    ...tools,
    backups: scheduleOf(config, { ownerUrl: database.ownerUrl, files: tools.files }),
    pool: database.worker,
    outbound: wayOut(config),
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

/** Somebody who follows the demo's regatta or its erg room sees boats that race. */
async function playDemo({ ownerUrl }: Database, parts: LiveParts) {
  const { playRegatta, readyRegatta } = await import('./demo/live-regatta.ts')
  const { playErgs, readyErgs } = await import('./demo/live-ergs.ts')
  const ends = [
    playRegatta(await readyRegatta(ownerUrl), parts),
    playErgs(await readyErgs(ownerUrl), parts),
  ]
  return async () => {
    await Promise.all(ends.map((end) => end()))
  }
}

async function serveClient(
  app: FastifyInstance,
  config: Config,
  { folder, demo }: { folder: string; demo: Demo['visits'] },
): Promise<string> {
  if (!config.roles.has('web') || !isBuilt(folder)) return 'none'
  const client = webClient({ folder, map: config.map, thirdParty: thirdPartyOf(config), demo })
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
