import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { startServer, type Running } from '../../server/start.ts'
import { freePort, plainEnvironment } from '../../soak/product.ts'
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { clientOf } from '../support/http.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'slipway-node-life-'))
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase('empty')
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function startNode(roles: string, more: Record<string, string> = {}) {
  const port = String(await freePort())
  const env = {
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    ROLES: roles,
    ...more,
  }
  const lines: string[] = []
  const node: Running = await startServer(readConfig(env, ['--no-demo']), folder, (line) =>
    lines.push(line),
  )
  return { ...node, env, lines, at: clientOf(node.url) }
}

/** Runs the doctor as `npm run doctor -- --json` does. */
const doctor = (env: Record<string, string>) =>
  new Promise<{ code: number; report: { ok: boolean; findings: { ok: boolean; text: string }[] } }>(
    (resolve) => {
      const child = execFile(
        process.execPath,
        ['server/doctor/doctor.ts', '--json'],
        { cwd: ROOT, env: { ...plainEnvironment(), ...env } },
        (_error, output) =>
          resolve({ code: child.exitCode ?? -1, report: JSON.parse(output) as never }),
      )
    },
  )

/** A process of its own loads the whole server again, which takes long on a busy machine. */
const PATIENCE = 120_000

test('a first start says how far it is', { timeout: PATIENCE }, async () => {
  const { lines, env, stop } = await startNode('web')
  await stop()
  expect(lines[0]).toMatch(/^Bringing the tables up to date: 1 of [1-9]\d+$/)
  expect(lines.filter((line) => line.startsWith('TO DO'))).toEqual([])
  expect(lines.at(-1)).toBe(`Slipway is ready at ${env.PUBLIC_URL}`)
})

test('the doctor finds nothing to do where all is well', { timeout: PATIENCE }, async () => {
  const { env, stop } = await startNode('web,worker,live')
  const { code, report } = await doctor(env).finally(stop)
  expect(report.findings.filter(({ ok }) => !ok)).toEqual([])
  expect([code, report.ok]).toEqual([0, true])
})

test('the doctor ends with 1 where something is to be done', { timeout: PATIENCE }, async () => {
  const { code, report } = await doctor({ PORT: 'many' })
  expect(report.findings.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^PORT is "many"/),
  ])
  expect([code, report.ok]).toEqual([1, false])
})

test('a worker serves health and metrics and nothing else', async () => {
  const { at, stop } = await startNode('worker')
  try {
    const status = async (path: string) => (await at.call('GET', path)).status
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(200)
    expect(await status('/metrics')).toBe(200)
    for (const path of ['/', '/calendar', '/api/docs', '/api/v2/me', '/socket.io/'])
      expect([path, await status(path)]).toEqual([path, 404])
  } finally {
    await stop()
  }
})

test('a node that is to end says so, and serves on until the time is over', async () => {
  const { at, stop } = await startNode('web', { DRAIN_SECONDS: '900' })
  const hurry = new AbortController()
  expect((await at.call('GET', '/readyz')).status).toBe(200)
  const stopped = stop(hurry.signal)
  const ready = await at.call('GET', '/readyz')
  expect(ready).toMatchObject({ status: 503, json: { checks: { accepting: false } } })
  // A balancer shall open another connection elsewhere.
  expect(ready.headers.get('connection')).toBe('close')
  expect((await at.call('GET', '/healthz')).status).toBe(200)
  expect((await at.call('GET', 'me')).status).toBe(401)
  hurry.abort()
  await stopped
  await expect(at.call('GET', '/healthz')).rejects.toThrow()
})
