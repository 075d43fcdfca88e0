import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareKept } from './kept.ts'
import { startLoad } from './load.ts'
import { startNodes } from './nodes.ts'
import { startPatroni } from './services/patroni.ts'
import { onStage } from './stage.ts'
import type { Verdict } from './verdict.ts'
import { makeWorld, type World } from './world.ts'

const ATHLETES = 6
const TARGET_MS = 15_000
const PATIENCE_MS = 120_000

/**
 * Kills the leader of three PostgreSQL under Patroni again and again while two nodes write, one
 * through HAProxy and one that knows all three: neither is restarted, and what was acknowledged is
 * there.
 */
export const runFailover = (kills: number): Promise<Verdict> =>
  onStage(async (stage) => {
    const { keep } = stage
    const cluster = await startPatroni(stage)
    const { ownerUrl, proxiedUrl } = cluster
    const envOf = (index: number) => ({ DATABASE_URL: index === 0 ? ownerUrl : proxiedUrl })
    const nodes = keep(await startNodes(2, { ownerUrl, envOf }))
    const world = await makeWorld(ownerUrl, ATHLETES)
    const load = startLoad(nodes.url, world)
    const times: number[] = []
    for (let done = 0; done < kills; done++) {
      await sleep(2000)
      const killed = await cluster.killLeader()
      const took = await Promise.all(nodes.urls.map((url) => untilWriting(url, world)))
      load.ledger.notes.push(...took.map(({ text }) => text))
      times.push(Math.max(...took.map(({ ms }) => ms)))
      console.log(
        `${killed} killed: writing again after ${took.map(({ ms }) => Math.round(ms))} ms`,
      )
      await cluster.rejoin(killed)
    }
    await load.stop()
    const { ledger } = load
    const kept = await compareKept({ ownerUrl, files: nodes.files }, ledger)
    const longest = Math.max(...times)
    const sorted = times.toSorted((a, b) => a - b)
    return {
      faults: [
        ...ledger.faults,
        ...kept,
        ...times.filter((ms) => ms > TARGET_MS).map((ms) => `writing again only after ${ms} ms`),
      ],
      figures:
        `failover: the leader killed ${kills} times, ${ledger.imports.length} imports, ` +
        `${ledger.notes.length} notes and ${ledger.sessions.length} sessions acknowledged, ` +
        `${kept.length} lost or doubled; writing again after ` +
        `${((sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000).toFixed(1)} s in the median, ` +
        `${(longest / 1000).toFixed(1)} s at most (target ${TARGET_MS / 1000} s)`,
    }
  })

/** Writes one note at a node, with the same key until it is acknowledged. */
async function untilWriting(url: string, { club, coach }: World) {
  const begun = performance.now()
  const text = randomUUID()
  const headers = {
    authorization: `Bearer ${coach.token}`,
    'selected-club-id': String(club),
    'content-type': 'application/json',
    'idempotency-key': text,
  }
  while (performance.now() - begun < PATIENCE_MS) {
    const body = JSON.stringify({ text })
    const signal = AbortSignal.timeout(5000)
    const answer = await fetch(`${url}/api/v2/notes`, {
      method: 'POST',
      headers,
      body,
      signal,
    }).catch(
      () => undefined, // it takes too long
    )
    await answer?.arrayBuffer()
    if (answer?.ok) return { ms: performance.now() - begun, text }
    await sleep(100)
  }
  throw new Error(`${url} does not write again`)
}
