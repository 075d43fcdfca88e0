import { DEMO_PAYEE } from '../../server/billing-config.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client as PgClient, ClientBase } from 'pg'
import { createApp, type AppParts } from '../../server/app.ts'
import { connectOwner, handleOn, type Db, type Pool } from '../../server/db/client.ts'
import { poolsOn, type Database } from '../../server/db/open.ts'
import { REACTIONS } from '../../server/events/reactions.ts'
import { localStore } from '../../server/files/local-store.ts'
import type { FileStore } from '../../server/files/store.ts'
import { serveHealth } from '../../server/health.ts'
import type { Work } from '../../server/jobs/runner.ts'
import { startWork } from '../../server/jobs/work.ts'
import { listenForChanges } from '../../server/sockets/changes.ts'
import { openHub } from '../../server/sockets/hub.ts'
import { sendByDatabase } from '../../server/sockets/send-samples.ts'
import { createLog } from '../../server/log.ts'
import { serveMetrics } from '../../server/metrics/serve-metrics.ts'
import { stateMetrics, type StateMetrics } from '../../server/metrics/state.ts'
import type { Outbound } from '../../server/outbound/outbound.ts'
import { secretsOf } from '../../server/secrets.ts'
import { webClient } from '../../server/web-client.ts'
import { freshDatabase, type FreshDatabase } from './fresh-database.ts'
import { openCatchUp } from './catch-up.ts'
import { clientOf, type Client } from './http.ts'

export type TestApp = Client & {
  url: string
  /** What the server is made of, for a further node of it. */
  parts: AppParts
  /** How things stand, as /metrics says it. */
  state: StateMetrics
  database: Database
  /** The owner's handle, outside row-level security: for making rows and looking at them. */
  db: Db
  /** Rows of plain SQL, as the owner. */
  rows<R extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<R[]>
  files: FileStore
  folder: string
  /** Resolves when the server has heard of all that was changed so far. */
  settle(): Promise<void>
  /** Starts a worker for the queue; it stops with the app. */
  work(): Promise<Work>
  /** Statements the app sends while `action` runs, without what opens and closes transactions. */
  statements(action: () => Promise<unknown>): Promise<string[]>
  /** Takes no more requests; resolves when those under way are answered. */
  stopServing(): Promise<void>
  close(): Promise<void>
}

/** Names of the outside lead to an address that answers nothing: no test sends anything there. */
const NOWHERE: Outbound = {
  resolve: async () => ['192.0.2.1'],
  isAllowed: () => true,
  request: () => {
    throw new Error('a test sends nothing to the internet')
  },
}

/** The server's own key in tests. */
export const testSecrets = secretsOf(Buffer.alloc(32, 7))

type Options = {
  /** Instead of a migrated database of its own; it goes with the app. */
  own?: FreshDatabase
  work?: boolean
  loginsPerMinute?: number
  mailsPerHour?: number
  showMailLinks?: boolean
  sendsMail?: boolean
  demo?: AppParts['demo']
  providers?: AppParts['providers']
  signInProviders?: AppParts['signInProviders']
  vapid?: AppParts['vapid']
  stripe?: AppParts['billing']['stripe']
  /** The way out to addresses that people give. */
  outbound?: Outbound
  /** Files go here instead of to a folder. */
  store?: FileStore
  /** Draws the pages for people outside. */
  renderer?: AppParts['renderer']
  /** A busy machine shall not refuse what a test asks at once. */
  longestWaitMs?: number
}

const TRANSACTION = /^(begin|commit|rollback)\b/
/** What recorders sent is announced a moment later, for many calls at once. */
const ANNOUNCEMENT = /^select app\.send_live\(m::jsonb\)/

/** A listening server with everything a real one has, on a database and a folder of its own. */
export async function startTestApp({
  own: given,
  work = false,
  loginsPerMinute = 100_000,
  mailsPerHour = 100_000,
  showMailLinks = true,
  sendsMail = false,
  demo,
  providers = {},
  signInProviders = [],
  vapid,
  stripe,
  outbound = NOWHERE,
  store,
  renderer,
  longestWaitMs = 30_000,
}: Options = {}): Promise<TestApp> {
  const own = given ?? (await freshDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'slipway-app-'))
  const database = poolsOn(own.ownerUrl, { reactions: REACTIONS, longestWaitMs })
  const log = createLog('silent')
  const files = store ?? (await localStore(join(folder, 'files')))
  const changes = await listenForChanges(database.appUrl, log)
  const heard = listenIn(database.app)
  const map = { tileUrl: undefined, attribution: '' }
  const billing = { payee: DEMO_PAYEE, taxRate: 810, stripe }
  const parts: AppParts = {
    database,
    changes,
    sendSamples: sendByDatabase(database.app),
    files,
    log,
    publicUrl: 'http://localhost',
    trustProxy: [],
    map,
    loginsPerMinute,
    mailsPerHour,
    showMailLinks,
    sendsMail,
    demo,
    secrets: testSecrets,
    providers,
    signInProviders,
    vapid,
    billing,
    outbound,
    renderer,
  }
  const { app, gate } = await createApp(parts)
  await webClient({ folder: pagesIn(folder), map }).serve(app)
  const works: Work[] = []
  const mail = {
    smtpUrl: undefined,
    from: 'Slipway <slipway@localhost>',
    folder: join(folder, 'mail'),
    showLinks: showMailLinks,
    publicUrl: 'http://localhost',
  }
  const startWorking = async () => {
    const started = await startWork({
      pool: database.worker,
      files,
      log,
      mail,
      secrets: testSecrets,
      providers,
      vapid,
      billing,
      outbound,
    })
    works.push(started)
    return started
  }
  serveHealth(app, {
    pool: database.app,
    changes,
    working: () => works.some(({ isWorking }) => isWorking()),
    draining: () => false,
    publicUrl: parts.publicUrl,
  })
  const hub = openHub(app.server, { pool: database.app, gate, changes, log, appVersion: 'test' })
  const state = stateMetrics({
    pools: { app: database.app, worker: database.worker },
    asking: database.worker,
    dataDir: folder,
    backupHours: null,
    sockets: hub.count,
    log,
  })
  serveMetrics(app, undefined, state)
  app.addHook('preClose', () => hub.close())
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  if (work) await startWorking()
  const owner = await connectOwner(own.ownerUrl)
  const catchUp = openCatchUp(changes, database.worker)
  listenTo(owner, catchUp.note)
  return {
    ...clientOf(url, catchUp),
    settle: catchUp.settle,
    url,
    parts,
    state,
    database,
    db: handleOn(owner, REACTIONS),
    rows: rowsOf(owner),
    files,
    folder,
    work: startWorking,
    statements: heard,
    stopServing: () => app.close(),
    async close() {
      await app.close()
      for (const one of works) await one.stop()
      await changes.stop()
      await owner.end()
      await database.close()
      // The server looks once in 100 ms whether all connections have ended: nobody waits for it.
      own.drop().catch(() => undefined)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Pages to be served as the built ones are: which address is a call and which is a page shows. */
function pagesIn(folder: string): string {
  const pages = join(folder, 'pages')
  mkdirSync(pages)
  writeFileSync(join(pages, 'index.html'), '<html><head></head><body></body></html>')
  return pages
}

const rowsOf =
  (client: PgClient): TestApp['rows'] =>
  async (text, values = []) =>
    (await client.query<never>(text, values)).rows

/** Hands on the text of every statement of a connection. */
function listenTo(client: ClientBase, hear: (text: string) => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const [first] = given
    hear(typeof first === 'string' ? first : String((first as { text?: unknown }).text))
    return query(...given)
  }) as typeof client.query
}

/** Notes every statement that goes through a pool. */
export function listenIn(pool: Pool): TestApp['statements'] {
  const texts: string[] = []
  const heard = new WeakSet<ClientBase>()
  pool.on('acquire', (client: ClientBase) => {
    if (heard.has(client)) return
    heard.add(client)
    listenTo(client, (text) => texts.push(text))
  })
  return async (action) => {
    texts.length = 0
    await action()
    if (texts.length === 0) throw new Error('no statement was heard')
    return texts.filter((text) => !TRANSACTION.test(text) && !ANNOUNCEMENT.test(text))
  }
}
