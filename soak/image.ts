import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, startDatabase } from './product.ts'

/**
 * Takes the steps of deploy/Dockerfile without a container engine: a Debian of its own, the same
 * folder in it, the same user, settings, command and health check. Run by
 * `npm run prove -- image`, as root, where mmdebstrap is installed.
 */
const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')
const SOURCES = '/etc/apt/sources.list.d/debian.sources'
const READY_S = 120
const END_S = 30

/** What the file says after this word: the last line of it that begins so. */
function lineOf(pattern: RegExp): string {
  const found = dockerfile.match(pattern)?.[1]
  if (found === undefined) throw new Error(`deploy/Dockerfile says no ${pattern.source}`)
  return found
}
const command = JSON.parse(lineOf(/^CMD (\[.*\])$/m)) as string[]
const check = JSON.parse(lineOf(/^ +CMD (\[.*\])$/m)) as string[]
const settings = Object.fromEntries(
  lineOf(/^ENV (.*)$/m)
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
const account = lineOf(/^USER (\w+)$/m)
const pageOfBackups = readFileSync(join(root, 'docs/operate/backup.md'), 'utf8')
/** The commands that the page has people run in the container, in its order. */
const backupCommands = [
  ...pageOfBackups.matchAll(/^ +docker compose (?:exec|run --rm) app (node .+)$/gm),
].map(([, words = '']) => words.split(' '))
const workFolder = lineOf(/^FROM (?!.* AS )[^]*?^WORKDIR (\S+)$/m)

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd: root,
  })
  if (status !== 0)
    throw new Error(
      `${program} failed: ${error?.message ?? stderr.split('\n').slice(-8).join('\n')}`,
    )
  return stdout
}

/** A Debian that knows no more than the image: certificates, zones, Node, and an ordinary user. */
function makeSystem(system: string): void {
  const sources = existsSync(SOURCES) ? [SOURCES] : []
  const wanted = ['--variant=apt', '--include=ca-certificates,tzdata', 'bookworm', system]
  // In a space of mounts of its own: none of them outlives it, however it ends.
  run('unshare', '--mount', 'mmdebstrap', '--mode=root', ...wanted, ...sources)
  copyFileSync(process.execPath, join(system, 'usr/local/bin/node'))
  run('chroot', system, 'useradd', '--uid', '1000', '--create-home', account)
}

function startIn(system: string, given: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const inside = ['--userspec=1000:1000', system, '/usr/bin/env', '-C', workFolder, ...given]
  return spawn('/usr/sbin/chroot', inside, { stdio: ['ignore', 'inherit', 'inherit'], env })
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

async function untilHealthy(isHealthy: () => Promise<boolean>, app: ChildProcess): Promise<number> {
  const begin = performance.now()
  while (performance.now() - begin < READY_S * 1000) {
    if (app.exitCode !== null) throw new Error(`it ended by itself with ${app.exitCode}`)
    if (await isHealthy()) return (performance.now() - begin) / 1000
    await sleep(500)
  }
  throw new Error(`it was not healthy after ${READY_S} s`)
}

const faults: string[] = []
function expectThat(holds: boolean, sentence: string): void {
  if (!holds) faults.push(sentence)
}

/** Backs the running app up and restores it into another database, by the commands of the page. */
async function tryBackup(
  system: string,
  env: NodeJS.ProcessEnv,
  emptyDatabaseUrl: string,
): Promise<void> {
  const isRestore = (words: readonly string[]) => words.some((word) => word.includes('restore'))
  expectThat(backupCommands.filter(isRestore).length === 1, 'the page names no restore')
  expectThat(backupCommands.length > 2, 'the page names no backup')
  for (const words of backupCommands) {
    const given = isRestore(words) ? { ...env, DATABASE_URL: emptyDatabaseUrl } : env
    const code = await codeOf(startIn(system, words, given))
    expectThat(code === 0, `${words.join(' ')} ended with ${code}`)
  }
}

type DatabaseUrls = { databaseUrl: string; emptyDatabaseUrl: string }
async function prove(system: string, urls: DatabaseUrls): Promise<string> {
  const port = await freePort()
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    ...settings,
    PORT: String(port),
    DATABASE_URL: urls.databaseUrl,
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
  }
  const isHealthy = async () => (await codeOf(startIn(system, check, env))) === 0
  expectThat(!(await isHealthy()), 'the health check passes though nothing runs')
  const app = startIn(system, command, env)
  const seconds = await untilHealthy(isHealthy, app)
  const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${app.pid}/status`, 'utf8'))?.[1]
  expectThat(uid === '1000', `it runs as user ${uid}`)
  const page = await fetch(`http://127.0.0.1:${port}/login`)
  expectThat(
    page.ok && (await page.text()).includes('<div id="root"'),
    'the sign-in page is missing',
  )
  const touched = await codeOf(startIn(system, ['touch', `${workFolder}/server/main.ts`], env))
  expectThat(touched !== 0, 'it may change its own program')
  const doctor = startIn(system, ['node', 'server/doctor/doctor.ts'], env)
  expectThat([0, 1].includes((await codeOf(doctor)) ?? -1), 'the doctor does not run in it')
  await tryBackup(system, env, urls.emptyDatabaseUrl)
  const begin = performance.now()
  app.kill('SIGTERM')
  const code = await Promise.race([codeOf(app), sleep(END_S * 1000, 'not at all')])
  expectThat(code === 0, `it ended with ${code}`)
  const end = ((performance.now() - begin) / 1000).toFixed(1)
  const size = run('du', '--summarize', '--block-size=1M', join(system, workFolder)).split('\t')[0]
  return `${size} MB, healthy after ${seconds.toFixed(1)} s as user ${uid}, ended after ${end} s`
}

const folder = mkdtempSync(join(tmpdir(), 'slipway-image-'))
const system = join(folder, 'system')
chmodSync(folder, 0o755) // for the account PostgreSQL runs under
try {
  makeSystem(system)
  run('deploy/assemble.sh', join(system, workFolder))
  run('mkdir', join(system, 'data'))
  run('chown', '1000:1000', join(system, 'data'))
  const database = await startDatabase(join(folder, 'database'))
  const empty = await startDatabase(join(folder, 'empty'))
  const urls = { databaseUrl: database.ownerUrl, emptyDatabaseUrl: empty.ownerUrl }
  try {
    console.log(`image: ${await prove(system, urls)}`)
  } finally {
    await database.stop()
    await empty.stop()
  }
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
}
// Never beyond this file system: what a step may have mounted is the machine's own.
run('rm', '--recursive', '--force', '--one-file-system', folder)
for (const fault of faults) console.log(`FAULT: ${fault}`)
process.exitCode = faults.length === 0 ? 0 : 1
