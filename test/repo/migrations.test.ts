import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
