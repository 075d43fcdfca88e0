import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { compareHeard, samplesOf } from './boats.ts'
import { bringUpToDate, followSession } from './follower.ts'
import { compareKept } from './kept.ts'
import { codesOf, planSession } from './live-session.ts'
import { startLoad } from './load.ts'
import { startNodes } from './nodes.ts'
import { plainEnvironment } from './product.ts'
import { replayBoat } from './replay-boat.ts'
import { SHARED, startPgBouncer } from './services/pgbouncer.ts'
import { startPostgres } from './services/postgres.ts'
import { onStage } from './stage.ts'
import type { Verdict } from './verdict.ts'
import { makeWorld, type World } from './world.ts'

const root = join(import.meta.dirname, '..')
const ATHLETES = 6
const SAMPLES = 300
const TIMES = 5
const READS = 40

/**
 * Two nodes behind PgBouncer in transaction mode, with imports, boats and two clubs that write at
 * once: nothing is lost, the live channel works, and no club reads another's. Without the setting
 * the start is refused with the reason.
 */
export const runPooled = (): Promise<Verdict> =>
  onStage(async ({ folder, keep }) => {
    const postgres = keep(await startPostgres(folder))
    const pooler = keep(await startPgBouncer(folder, postgres))
    const refusal = await startRefused(pooler.ownerUrl, folder)
    const env = {
      DATABASE_URL: pooler.ownerUrl,
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: postgres.ownerUrl,
    }
    const nodes = keep(await startNodes(2, { ownerUrl: postgres.ownerUrl, env }))
    const { url } = nodes
    const world = await makeWorld(postgres.ownerUrl, ATHLETES)
    const other = await makeWorld(postgres.ownerUrl, ATHLETES)
    const session = await planSession(url, world)
    const codes = await codesOf(url, world, session)
    const { club, coach } = world
    const follower = await followSession({ url, token: coach.token, club, session })
    const load = startLoad(url, world)
    const rowed = samplesOf(SAMPLES)
    const recording = Promise.all(
      codes.map((code, boat) =>
        replayBoat({ url, code, device: `pooled-${boat}`, samples: rowed, times: TIMES }),
      ),
    )
    const leaks = await Promise.all([writeAndRead(url, world), writeAndRead(url, other)])
    await recording
    await load.stop()
    await bringUpToDate(follower)
    const pooled = await postgres.ask(
      `select from pg_stat_activity
       where application_name = 'slipway app' and usename = 'slipway_app'`,
    )
    const { ledger } = load
    // What the two clubs wrote besides is counted by writeAndRead.
    const kept = await compareKept(
      { ownerUrl: postgres.ownerUrl, files: nodes.files },
      {
        ...ledger,
        notes: [...ledger.notes, ...leaks.flatMap(({ texts }) => texts)],
        sessions: [...ledger.sessions, 'Soak'],
      },
    )
    follower.stop()
    const faults = [
      ...refusal,
      ...ledger.faults,
      ...kept,
      ...leaks.flatMap((one) => one.faults),
      ...compareHeard(follower, codes.length, rowed),
      ...(pooled.length <= SHARED ? [] : [`${pooled.length} connections are in use`]),
    ]
    return {
      faults,
      figures:
        `pgbouncer: 2 nodes on ${pooled.length} connections of PostgreSQL, ` +
        `${ledger.imports.length} imports, ${ledger.notes.length} notes and ` +
        `${ledger.sessions.length} sessions kept once, ${2 * READS} reads of two clubs without a ` +
        `leak, ${codes.length * rowed.length} samples heard; refused without the setting`,
    }
  })

/** Starts a node without the settings for the pooler, and finds what is wrong with its refusal. */
function startRefused(databaseUrl: string, folder: string): Promise<string[]> {
  const env = {
    ...plainEnvironment(),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'refused'),
  }
  return new Promise((resolve) => {
    const args = ['server/main.ts', '--no-demo']
    const child = execFile(process.execPath, args, { cwd: root, env }, (_error, out, said) => {
      const isRefused = child.exitCode === 1 && said.startsWith('DATABASE_URL leads to a pooler')
      resolve(isRefused ? [] : [`not refused (${child.exitCode}): ${out}${said}`])
    })
  })
}

/** Notes of one club, each read back at once among nothing but the club's own. */
async function writeAndRead(url: string, { club, athletes }: World) {
  const texts: string[] = []
  const faults: string[] = []
  for (let round = 0; round < READS; round++) {
    const person = athletes[round % athletes.length]
    const headers = {
      authorization: `Bearer ${person?.token}`,
      'selected-club-id': String(club),
      'content-type': 'application/json',
    }
    const text = `${club} ${person?.id} ${randomUUID()}`
    const body = JSON.stringify({ text })
    const written = await fetch(`${url}/api/v2/notes`, { method: 'POST', headers, body })
    if (!written.ok) {
      faults.push(`a note of ${club}: ${written.status}`)
      continue
    }
    texts.push(text)
    const answer = await fetch(`${url}/api/v2/notes?query=${club} `, { headers })
    const { data } = (await answer.json()) as { data: { text: string }[] }
    if (!data.some((note) => note.text === text)) faults.push(`${text} is not there`)
    const strange = data.filter(
      (note) => / /.test(note.text) && !note.text.startsWith(`${club} ${person?.id} `),
    )
    faults.push(...strange.map((note) => `${club} reads ${note.text}`))
  }
  return { texts, faults }
}
