import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './tree.ts'

const files = globSync('server/db/{schema,routines,migrations}/*.sql', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
const withoutComments = (text: string) => text.replace(/--.*$/gm, '')
const linesWhere = (holds: (line: string) => boolean) =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (holds(line) ? [`${path}:${at + 1}`] : [])),
  )

describe('SQL', () => {
  test('is there', () => expect(files.length).toBeGreaterThan(40))

  test('has at most 10 KB a file and 100 columns a line', () => {
    const large = files.filter(({ text }) => Buffer.byteLength(text) > 10_000)
    expect(large.map(({ path }) => path)).toEqual([])
    expect(linesWhere((line) => line.length > 100)).toEqual([])
  })

  test('has keywords in lower case', () => {
    const shouted = /\b(SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE|RETURNS|BEGIN|END)\b/
    expect(
      linesWhere((line) => shouted.test(line.replace(/--.*$/, '').replace(/'[^']*'/g, ''))),
    ).toEqual([])
  })

  test('has at most three named parts (with … as) a statement', () => {
    const parts = (statement: string) =>
      statement.match(/(\bwith|,)\s+\w+\s+as\s+(not )?(materialized )?\(/g)?.length ?? 0
    const long = files.flatMap(({ path, text }) =>
      withoutComments(text)
        .split(';')
        .filter((statement) => parts(statement) > 3)
        .map((statement) => `${path}: ${/with (\w+) as/.exec(statement)?.[1]}`),
    )
    expect(long).toEqual([])
  })
})

test('names come in the order in which people look for them, wherever they are listed', () => {
  const named = String.raw`(last_name|first_name|full_name|name)`
  const plain = new RegExp(
    String.raw`order by [^;)\`]*?\b(\w+\.)?${named}\b(?! collate names|\w|\()`,
  )
  const kysely = new RegExp(String.raw`\.orderBy\('(\w+\.)?${named}'\)`)
  /** Migrations and tables are no names that people look for. */
  const technical = ['server/backup/tables.ts', 'server/people/own-data/tables-of-persons.sql']
  const found = globSync('server/**/*.{sql,ts}', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.endsWith('.test.ts') && !technical.includes(path))
    .flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, at) =>
          plain.test(line) || kysely.test(line) ? [`${path}:${at + 1}`] : [],
        ),
    )
  expect(found).toEqual([])
})

test('the last day of what ends at midnight is the day before, as app.last_day knows', () => {
  const own = globSync('server/**/*.{sql,ts}', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const found = own.filter((path) =>
    /\bends_at at time zone [^;\n]*::date/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(found).toEqual([])
})

describe('tables', () => {
  const made = files.filter(({ path }) => /\/(schema|migrations)\//.test(path))
  const renamed = new Map(
    made.flatMap(({ text }) =>
      [...text.matchAll(/alter table (\w+) rename to (\w+)/g)].map(
        ([, before = '', now = '']) => [before, now] as const,
      ),
    ),
  )
  const tables = made
    .flatMap(({ text }) =>
      [...text.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, name = '']) => name),
    )
    .map((name) => renamed.get(name) ?? name)
    .filter((name) => !made.some(({ text }) => text.includes(`drop table ${name};`)))

  test('are behind a wall, or open to roles on purpose', () => {
    const routines = files
      .filter(({ path }) => path.includes('/routines/'))
      .map(({ text }) => text)
      .join('\n')
    const bare = tables.filter(
      (name) =>
        !new RegExp(`call app\\.(protect|protect_own|close)\\(\\s*'${name}'`).test(routines),
    )
    expect(bare.toSorted()).toEqual([
      'club_defaults',
      'features',
      'focuses',
      'job_workers',
      'permissions',
      'plan_features',
      'plan_prices',
      'plans',
      'provider_pauses',
      'reference_state',
      'roles',
      'routine_state',
      'sports',
    ])
  })
})
