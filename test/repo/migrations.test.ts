import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ROOT } from './tree.ts'

const FOLDER = join(ROOT, 'server/db/migrations')
const LOCK = join(ROOT, 'server/db/migrations.lock')

const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(FOLDER, file)))
    .digest('hex')
    .slice(0, 32)

const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort()
const locked = new Map(
  readFileSync(LOCK, 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [hash = '', file = ''] = line.split(' ')
      return [file, hash]
    }),
)

test('a migration that databases have applied never changes: add another one', () => {
  const changed = files.filter((file) => locked.has(file) && locked.get(file) !== hashOf(file))
  expect(changed).toEqual([])
  expect([...locked.keys()].filter((file) => !files.includes(file))).toEqual([])
})

test('every migration is in migrations.lock, which UPDATE=1 extends', () => {
  const added = files.filter((file) => !locked.has(file))
  if (process.env['UPDATE'])
    writeFileSync(
      LOCK,
      files.map((file) => `${locked.get(file) ?? hashOf(file)} ${file}\n`).join(''),
    )
  else expect(added).toEqual([])
})

test('numbers of migrations are used once', () => {
  const numbers = files.map((file) => file.slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

/** What the version before would miss while both run: it goes with the release after the next. */
const TAKES_AWAY =
  /\bdrop (table|column|view|type)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type\b/i
const NOT_NULL_COLUMN = /\badd column [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i

/** The migrations that the last release came with, as its stored dump says. */
function releasedMigrations(): Set<string> {
  const folder = join(ROOT, 'test/releases')
  const dumps = readdirSync(folder).filter((file) => file.endsWith('.gz'))
  const [last = ''] = dumps.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const [head = ''] = gunzipSync(readFileSync(join(folder, last)))
    .toString('utf8')
    .split('\n', 1)
  return new Set((JSON.parse(head) as { migrations: string[] }).migrations)
}

test('what comes after the last release leaves the version before it working', () => {
  const released = releasedMigrations()
  expect(released.size).toBeGreaterThan(40)
  const takes = files
    .filter((file) => !released.has(file))
    .filter((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8').replaceAll(/--.*/g, '')
      return TAKES_AWAY.test(text) || NOT_NULL_COLUMN.test(text)
    })
  expect(takes, 'add now, and take away one release later').toEqual([])
})
