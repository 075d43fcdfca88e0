import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNodes } from './nodes.ts'
import { askOnce, startPostgres, startStandby, type Postgres } from './services/postgres.ts'
import { onStage } from './stage.ts'
import type { Verdict } from './verdict.ts'
import { makeWorld, type World } from './world.ts'

const ATHLETES = 4
const AT_ONCE = 4
/** A connection reports what it has read once it has been idle for ten seconds. */
const REPORTED_MS = 11_000

type Phase = { name: string; reads: number; scans: number; faults: string[] }

/**
 * Two nodes with a replica: what is written at one is searched for at the other at once, while the
 * replica follows, stands still, is gone and is back. Nobody misses what they have written.
 */
export const runReplica = (rounds: number): Promise<Verdict> =>
  onStage(async ({ folder, keep }) => {
    const primary = keep(await startPostgres(folder))
    const standby = keep(await startStandby(folder, primary))
    const env = { DATABASE_READ_URL: standby.ownerUrl }
    const nodes = keep(await startNodes(2, { ownerUrl: primary.ownerUrl, env }))
    const world = await makeWorld(primary.ownerUrl, ATHLETES)
    const phases: Phase[] = []
    const play = async (name: string, isThere = true) => {
      const before = isThere ? await scansOf(standby) : 0
      const faults = await writeAndSearch(nodes.urls, world, rounds)
      const scans = isThere ? (await scansOf(standby)) - before : 0
      phases.push({ name, reads: rounds * AT_ONCE, scans, faults })
      console.log(`${name}: ${faults.length} faults, ${scans} scans at the replica`)
    }
    await play('following')
    await standby.ask('select pg_wal_replay_pause()')
    const state = 'select pg_get_wal_replay_pause_state() as state'
    while ((await standby.ask<{ state: string }>(state))[0]?.state !== 'paused') await sleep(100)
    await play('standing still')
    await standby.ask('select pg_wal_replay_resume()')
    await standby.stop('SIGKILL')
    await play('gone', false)
    await standby.start()
    await play('back')
    const idle = phases.filter(({ name, scans }) => (name === 'standing still') === scans > 0)
    return {
      faults: [
        ...phases.flatMap(({ faults }) => faults),
        ...idle
          .filter(({ name }) => name !== 'gone')
          .map(({ name, scans }) => `${scans} scans at the replica while it is ${name}`),
      ],
      figures: `replica: ${phases
        .map(
          ({ name, reads, scans, faults }) =>
            `${name} ${reads} reads, ${faults.length} stale or failed, ${scans} scans there`,
        )
        .join('; ')}`,
    }
  })

/** How often the table of sessions was read on this server. */
async function scansOf({ superuserUrl }: Postgres): Promise<number> {
  const url = superuserUrl.replace(/\/postgres$/, '/slipway')
  await sleep(REPORTED_MS)
  const [row] = await askOnce<{ scans: string }>(
    url,
    `select coalesce(sum(seq_scan + idx_scan), 0) as scans
     from pg_stat_user_tables where relname = 'sessions'`,
  )
  return Number(row?.scans ?? 0)
}

/** Sessions planned at one node and searched for at the other; what was not found or failed. */
async function writeAndSearch(urls: string[], world: World, rounds: number): Promise<string[]> {
  const faults: string[] = []
  const headers = {
    authorization: `Bearer ${world.coach.token}`,
    'selected-club-id': String(world.club),
    'content-type': 'application/json',
  }
  const one = async (turn: number) => {
    const [writer = '', reader = ''] = turn % 2 === 0 ? urls : urls.toReversed()
    const name = `Row ${randomUUID()}`
    const start = Date.now() + 86_400_000
    const plan = {
      name,
      sport_id: 1,
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + 3_600_000).toISOString(),
    }
    const body = JSON.stringify(plan)
    const path = `${writer}/api/v2/create-session`
    const written = await fetch(path, { method: 'POST', headers, body })
    if (!written.ok) return faults.push(`create-session ${written.status} ${await written.text()}`)
    await written.arrayBuffer()
    const found = await fetch(`${reader}/api/v2/search?query=${encodeURIComponent(name)}`, {
      headers,
    })
    const text = await found.text()
    if (!found.ok) faults.push(`search ${found.status} ${text.slice(0, 200)}`)
    else if (!text.includes(name)) faults.push(`${name} was written and not found`)
    return undefined
  }
  for (let round = 0; round < rounds; round++)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, turn) => one(round + turn)))
  return faults
}
