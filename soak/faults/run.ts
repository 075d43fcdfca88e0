import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../fuzz/mutate.ts'
import { startRedis } from '../test/support/redis.ts'
import { FAULTS, holdOf, makeDisk, mostOf, stuckJobs } from './faults.ts'
import type { Fault, Installation } from './faults.ts'
import { compareKept } from './kept.ts'
import { startLink } from './link.ts'
import { startLoad } from './load.ts'
import { startNodes } from './nodes.ts'
import { startPostgres } from './services/postgres.ts'
import { onStage } from './stage.ts'
import type { Verdict } from './verdict.ts'
import { makeWorld } from './world.ts'

const ATHLETES = 8
const LONGEST_PAUSE_MS = 1500
const STEADY_MS = 1000
const PROBE_MS = 50
const PATIENCE_MS = 120_000
const DISK_MB = 96

type Settings = { moments: number; seed: number; only?: string | undefined }

/**
 * Breaks what can break around two nodes, each at so many random moments under imports and writes,
 * and reads in the end whether all that was acknowledged is there once.
 */
export const runFaults = ({ moments, seed, only }: Settings): Promise<Verdict> =>
  onStage(async ({ folder, keep }) => {
    const random = seededRandom(seed)
    const postgres = keep(await startPostgres(folder))
    const link = keep(await startLink(postgres.port))
    const redis = await startRedis()
    keep({ stop: () => redis.close() })
    const disk = makeDisk(folder, DISK_MB)
    if (disk) keep(disk)
    const throughLink = postgres.ownerUrl.replace(`:${postgres.port}/`, `:${link.port}/`)
    const env = {
      DATABASE_URL: throughLink,
      REDIS_URL: redis.url,
      ...(disk && { DATA_DIR: disk.place }),
    }
    const nodes = keep(await startNodes(2, { ownerUrl: postgres.ownerUrl, env }))
    const installation = { nodes, postgres, link, redis, disk: disk?.place }
    const load = startLoad(nodes.url, await makeWorld(postgres.ownerUrl, ATHLETES))
    const due = Object.entries(FAULTS)
      .filter(([id]) => only === undefined || only.split(',').includes(id))
      .filter(([id]) => id !== 'F16' || disk !== undefined)
    const longest = new Map<string, number>()
    const slow: string[] = []
    for (let moment = 0; moment < moments; moment++)
      for (const [id, fault] of due) {
        await sleep(random(LONGEST_PAUSE_MS))
        const { took, said } = await suffer(fault, installation)
        longest.set(id, Math.max(longest.get(id) ?? 0, took))
        const line = `${id} ${fault.name}: serving again ${took.toFixed(0)} ms after its end`
        console.log(line)
        if (took > mostOf(fault)) slow.push(`${line} (at most ${mostOf(fault)}): ${said}`)
      }
    await load.stop()
    const { ledger } = load
    const kept = await compareKept({ ownerUrl: postgres.ownerUrl, files: nodes.files }, ledger)
    const [stuck] = await stuckJobs(postgres.ownerUrl)
    const [worst, most = 0] = [...longest].toSorted(([, a], [, b]) => b - a)[0] ?? []
    return {
      faults: [
        ...ledger.faults,
        ...kept,
        ...slow,
        ...(stuck?.count ? [`${stuck.count} jobs are stuck`] : []),
      ],
      figures:
        `faults: ${due.length} kinds at ${moments} moments each (seed ${seed}), ` +
        `${ledger.imports.length} imports, ${ledger.notes.length} notes and ` +
        `${ledger.sessions.length} sessions acknowledged, ${kept.length} lost or doubled, ` +
        `${ledger.faults.length} answered wrongly; serving again ${(most / 1000).toFixed(1)} s ` +
        `after a fault at most (${worst}), ${slow.length} times later than allowed`,
    }
  })

/** Milliseconds from its end until all nodes serve for good, and what kept them last. */
async function suffer(fault: Fault, on: Installation): Promise<{ took: number; said: string }> {
  const heal = await fault.break(on)
  await sleep(holdOf(fault))
  await heal()
  const begun = performance.now()
  let goodSince: number | undefined
  let said = ''
  while (performance.now() - begun < PATIENCE_MS) {
    const answers = await Promise.all(on.nodes.urls.map(askReady))
    const bad = answers.filter(({ ok }) => !ok)
    if (bad.length > 0) said = bad.map(({ text, ms }) => `${text} after ${ms} ms`).join(', ')
    goodSince = bad.length === 0 ? (goodSince ?? performance.now()) : undefined
    if (goodSince !== undefined && performance.now() - goodSince > STEADY_MS)
      return { took: goodSince - begun, said }
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
