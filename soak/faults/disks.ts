import { spawnSync } from 'node:child_process'
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { damagedFiles } from '../../server/files/damaged-files.ts'
import { localStore } from '../../server/files/local-store.ts'
import { askOnce, type Postgres } from '../services/postgres.ts'
import type { Installation } from './fault.ts'

/** Makes a small disk in memory. @throws Error where this user may not */
export function makeDisk(folder: string, name: string, megabytes: number) {
  const place = join(folder, name)
  mkdirSync(place)
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', place])
  if (mount.status !== 0) throw new Error('no disk can be made in memory: run it as root')
  return { place, stop: async () => void spawnSync('umount', ['-l', place]) }
}

export async function fillDisk({ disk }: Installation) {
  const ballast = fill(disk)
  return async () => rmSync(ballast)
}

/** Writes to a disk until nothing more fits; the path of what it wrote. */
function fill(disk: string): string {
  const file = join(disk, 'ballast')
  const block = Buffer.alloc(64 * 1024)
  const output = openSync(file, 'w')
  try {
    for (;;) writeSync(output, block)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  } finally {
    closeSync(output)
  }
  return file
}

const MOST_SEGMENTS = 40

/** PostgreSQL ends once it has used what it had set aside of its log. */
export async function fillLog({ logDisk, postgres }: Installation) {
  const ballast = fill(logDisk)
  const goOn = () =>
    postgres.ask('select pg_switch_wal()').then(
      () => true,
      () => false,
    )
  for (let used = 0; used < MOST_SEGMENTS && (await goOn()); used++) await sleep(50)
  return async () => {
    rmSync(ballast)
    await backAgain(postgres)
  }
}

/** Where it lives it comes back by itself; where it ends, even now, it is started again. */
async function backAgain(postgres: Postgres) {
  const answers = () =>
    postgres.ask('select 1').then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (postgres.program().child.exitCode !== null) return postgres.start()
    await sleep(100)
  }
}

/** One byte of a file that somebody has uploaded; who looks after the files finds it, by its name. */
export async function damageFile({ nodes, postgres, random }: Installation) {
  const stored = await askOnce<{ sha256: string }>(
    postgres.insideUrl,
    'select sha256 from imports order by id',
  )
  const { sha256 = '' } = stored[random(stored.length)] ?? {}
  const path = join(nodes.files, sha256.slice(0, 2), sha256)
  const whole = readFileSync(path)
  writeFileSync(path, oneByteOff(whole, random(whole.length)))
  const files = await localStore(nodes.files)
  const look = async () => (await damagedFiles(postgres.insideUrl, files)).damaged
  const found = await look()
  writeFileSync(path, whole)
  const left = await look()
  return async () => [
    ...(found.length === 1 && found[0]?.sha256 === sha256
      ? []
      : [`of the damaged file ${sha256} was said: ${JSON.stringify(found)}`]),
    ...left.map((file) => `${file.sha256} is still ${file.fault}`),
  ]
}

const PAGE = 8192

/** The first page of the notes: what is read of it fails, with its name, and comes back with it. */
export async function damagePage({ postgres }: Installation) {
  const [place] = await askOnce<{ path: string }>(
    postgres.insideUrl,
    `select pg_relation_filepath('notes') as path`,
  )
  const path = join(postgres.data, place?.path ?? '')
  await postgres.stop()
  const whole = readFileSync(path)
  writeFileSync(path, oneByteOff(whole, PAGE - 100))
  await postgres.start()
  const said = await readNotes(postgres)
  return async () => {
    await postgres.stop()
    const since = readFileSync(path)
    since.set(whole.subarray(0, PAGE))
    writeFileSync(path, since)
    await postgres.start()
    const after = await readNotes(postgres)
    return [
      ...(said.includes('invalid page in block 0')
        ? []
        : [`of the damaged page was said: ${said}`]),
      ...(after === '' ? [] : [`after the page came back: ${after}`]),
    ]
  }
}

const readNotes = (postgres: Postgres): Promise<string> =>
  askOnce(postgres.insideUrl, 'select count(text) from notes').then(
    () => '',
    (error: Error) => error.message,
  )

function oneByteOff(bytes: Buffer, at: number): Buffer {
  const other = Buffer.from(bytes)
  other[at] = (other[at] ?? 0) ^ 0xff
  return other
}
