import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { seededRandom } from '../../fuzz/mutate.ts'
import { ensureBuilt } from '../../scripts/build.mjs'
import { startRedis } from '../../test/support/redis.ts'
import { compareKept } from '../kept.ts'
import { startLink } from '../link.ts'
import { startLoad } from '../load.ts'
import { startNodes } from '../nodes.ts'
import { startMailServer } from '../services/mail-server.ts'
import { startPostgres } from '../services/postgres.ts'
import { onStage } from '../stage.ts'
import type { Verdict } from '../verdict.ts'
import { makeWorld } from '../world.ts'
import { wrongClock } from './clock.ts'
import { makeDisk } from './disks.ts'
import type { Fault, Installation } from './fault.ts'
import { FAULTS, holdOf, mostOf } from './kinds.ts'
import { stuckJobs } from './queue.ts'

const ATHLETES = 10
const LONGEST_PAUSE_MS = 1500
const STEADY_MS = 1000
const PROBE_MS = 50
const PATIENCE_MS = 120_000
const DISK_MB = 512
const LOG_DISK_MB = 128

const seconds = (ms: number) => (ms / 1000).toFixed(1)

type Settings = { moments: number; seed: number; only?: string | undefined }

/**
 * Breaks what can break around two nodes, each at so many random moments under imports and writes,
 * and reads in the end whether all that was acknowledged is there once.
 */
export const runFaults = ({ moments, seed, only }: Settings): Promise<Verdict> =>
  onStage(async ({ folder, keep }) => {
    // What is released ships with it.
    if (!ensureBuilt()) throw new Error('The web app could not be built: see above.')
    const random = seededRandom(seed)
    const disk = keep(makeDisk(folder, 'disk', DISK_MB))
    const logDisk = keep(makeDisk(folder, 'log', LOG_DISK_MB))
    const settings = ['min_wal_size=32MB', 'max_wal_size=64MB']
    const postgres = keep(await startPostgres(folder, { settings, logDisk: logDisk.place }))
    const link = keep(await startLink(postgres.port))
    const mails = keep(await startMailServer())
    const redis = await startRedis()
    keep({ stop: () => redis.close() })
    const clock = join(folder, 'clock')
    const env = {
      DATABASE_URL: postgres.ownerUrl.replace(`:${postgres.port}/`, `:${link.port}/`),
      REDIS_URL: redis.url,
      SMTP_URL: mails.url,
      DATA_DIR: disk.place,
    }
    const { ownerUrl } = postgres
    const envOf = (index: number) => (index === 0 ? wrongClock(clock) : {})
    const nodes = keep(await startNodes(2, { ownerUrl, env, envOf }))
    const load = startLoad(nodes.url, await makeWorld(ownerUrl, ATHLETES))
    const places = { disk: disk.place, logDisk: logDisk.place, clock }
    const installation = { nodes, postgres, link, redis, mails, load, random, ...places }
    const due = Object.entries(FAULTS).filter(
      ([id]) => only === undefined || only.split(',').includes(id),
    )
    const seen: string[] = []
    const longest = new Map<string, number>()
    const waits = new Map<string, number>()
    const slow: string[] = []
    for (let moment = 0; moment < moments; moment++)
      for (const [id, fault] of due) {
        if (moment >= (fault.most ?? moments)) continue
        await sleep(random(LONGEST_PAUSE_MS))
        load.longestWait()
        const { took, said, wrong } = await suffer(fault, installation)
        const waited = load.longestWait()
        seen.push(...wrong.map((what) => `${id}: ${what}`))
        waits.set(id, Math.max(waits.get(id) ?? 0, waited))
        longest.set(id, Math.max(longest.get(id) ?? 0, took))
        const line = `${id} ${fault.name}: serving again ${took.toFixed(0)} ms after its end`
        console.log(`${line}, an answer took ${waited.toFixed(0)} ms at most`)
        if (took > mostOf(fault)) slow.push(`${line} (at most ${mostOf(fault)}): ${said}`)
      }
    await load.stop()
    const { ledger } = load
    const kept = await compareKept({ ownerUrl: postgres.ownerUrl, files: nodes.files }, ledger)
    const [stuck] = await stuckJobs(postgres.ownerUrl)
    const worstOf = (all: Map<string, number>) =>
      [...all].toSorted(([, a], [, b]) => b - a).map(([id, ms]) => `${seconds(ms)} s (${id})`)[0]
    return {
      faults: [
        ...ledger.faults,
        ...kept,
        ...slow,
        ...seen,
        ...(stuck?.count ? [`${stuck.count} jobs are stuck`] : []),
      ],
      figures:
        `faults: ${due.length} kinds at ${moments} moments each (seed ${seed}), ` +
        `${ledger.imports.length} imports, ${ledger.notes.length} notes and ` +
        `${ledger.sessions.length} sessions acknowledged, ${kept.length} lost or doubled, ` +
        `${ledger.faults.length} answered wrongly, ${seen.length} not noticed as they should; ` +
        `serving again after ${worstOf(longest)} at most, ${slow.length} times later than ` +
        `allowed; an answer took ${worstOf(waits)} at most`,
    }
  })

/** Milliseconds from its end until all nodes serve for good, and what kept them last. */
async function suffer(fault: Fault, on: Installation) {
  const heal = await fault.break(on)
  await sleep(holdOf(fault))
  const wrong = (await heal()) ?? []
  const begun = performance.now()
  let goodSince: number | undefined
  let said = ''
  while (performance.now() - begun < PATIENCE_MS) {
    const answers = await Promise.all(on.nodes.all.map(askReady))
    const bad = answers.filter(({ ok }) => !ok)
    if (bad.length > 0) said = bad.map(({ text, ms }) => `${text} after ${ms} ms`).join(', ')
    goodSince = bad.length === 0 ? (goodSince ?? performance.now()) : undefined
    if (goodSince !== undefined && performance.now() - goodSince > STEADY_MS)
      return { took: goodSince - begun, said, wrong }
    await sleep(PROBE_MS)
  }
  throw new Error(`the nodes do not serve ${PATIENCE_MS / 1000} s after: ${fault.name}: ${said}`)
}

async function askReady(url: string) {
  const begun = performance.now()
  const answer = await fetch(`${url}/readyz`).then(
    async (reply) => ({ ok: reply.ok, text: await reply.text() }),
    (error: Error) => ({ ok: false, text: error.message }),
  )
  return { ...answer, ms: Math.round(performance.now() - begun) }
}
