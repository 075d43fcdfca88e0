import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOnce } from '../services/postgres.ts'
import type { Installation } from './fault.ts'

const root = join(import.meta.dirname, '../..')
const NAME = '9999-broken.sql'
const SHIPPED = ['server', 'domain', 'contract', 'readers', 'texts', 'help', 'dist', 'package.json']

/** A release whose last migration fails says so and ends; nothing of it stays in the database. */
export async function deployBroken({ nodes, postgres }: Installation) {
  const tree = mkdtempSync(join(tmpdir(), 'slipway-release-'))
  for (const name of SHIPPED) cpSync(join(root, name), join(tree, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const steps = 'create table broken (id int); insert into broken values (1 / 0);'
  writeFileSync(join(tree, 'server/db/migrations', NAME), steps)
  const { code, words } = await nodes.tryRelease(tree)
  rmSync(tree, { recursive: true })
  const [left] = await askOnce<{ many: number }>(
    postgres.insideUrl,
    `select count(*)::int as many from pg_tables where tablename = 'broken'`,
  )
  return async () =>
    code !== 0 && words.includes(NAME) && left?.many === 0
      ? []
      : [`a release that does not start ended with ${code}, left ${left?.many} and said ${words}`]
}
