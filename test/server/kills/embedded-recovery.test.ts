import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  dataDir,
  isServerAlive,
  kill,
  pidFile,
  postmasterPid,
  query,
  start,
  startChild,
  prepareEmbeddedFolder,
} from './embedded-folder.ts'

prepareEmbeddedFolder()

describe('a kill', () => {
  test('of the only user stops the server within a second and loses no committed row', async () => {
    const { child, lines } = await startChild('commit')
    await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(50)
    await kill(child)
    await expect.poll(isServerAlive, { timeout: 1000 }).toBe(false)
    const { ownerUrl } = await start()
    const [kept] = await query(ownerUrl, 'select max(n) as last, count(*)::int as rows from kept')
    expect(kept?.['rows']).toBe(kept?.['last'])
    expect(Number(kept?.['rows'])).toBeGreaterThanOrEqual(Number(lines.at(-1)))
  })

  test('of the server, the watchdog and the user together is recovered from', async () => {
    const { child, lines } = await startChild('commit')
    await expect.poll(() => lines.length, { timeout: 5000 }).toBeGreaterThan(50)
    spawnSync('sh', ['-c', `kill -9 ${watchdogPid()} ${postmasterPid()} ${child.pid}`])
    const { ownerUrl, adopted } = await start()
    expect(adopted).toBe(false)
    const [kept] = await query(ownerUrl, 'select count(*)::int as rows from kept')
    expect(Number(kept?.['rows'])).toBeGreaterThanOrEqual(Number(lines.at(-1)))
  })

  test('of the watchdog and the user leaves a server that the next start adopts and stops', async () => {
    const { child } = await startChild()
    process.kill(watchdogPid(), 'SIGKILL')
    await kill(child)
    expect(isServerAlive()).toBe(true)
    const next = await start()
    expect(next.adopted).toBe(true)
    await next.stop()
    expect(isServerAlive()).toBe(false)
  })

  test('of the watchdog alone does not keep the user from stopping the server', async () => {
    const started = await start()
    process.kill(watchdogPid(), 'SIGKILL')
    await started.stop()
    expect(isServerAlive()).toBe(false)
  })
})

describe('a lock file left behind', () => {
  test.each([
    ['a dead process', () => spawnSync('true').pid],
    ['another program', () => process.pid],
  ])('that names %s is no obstacle', async (_, pid) => {
    const before = await start()
    const lines = readFileSync(pidFile(), 'utf8').split('\n')
    await before.stop()
    writeFileSync(pidFile(), [String(pid()), ...lines.slice(1)].join('\n'))
    const { ownerUrl, adopted } = await start()
    expect(adopted).toBe(false)
    expect(await query(ownerUrl, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

function watchdogPid(): number {
  const found = spawnSync(
    'sh',
    ['-c', `grep -laz "slipway-watchdog" /proc/[0-9]*/cmdline 2>/dev/null`],
    { encoding: 'utf8' },
  ).stdout
  const pids = found.split('\n').flatMap((path) => path.match(/\/proc\/(\d+)\//)?.[1] ?? [])
  const named = [join(dataDir, 'postgres', 'run'), String(postmasterPid())]
  const pid = pids.find((candidate) => {
    const words = readFileSync(`/proc/${candidate}/cmdline`, 'utf8').split('\0')
    return named.every((word) => words.includes(word))
  })
  if (!pid) throw new Error('no watchdog found')
  return Number(pid)
}
