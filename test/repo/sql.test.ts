import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTest, ROOT, sourceFiles } from './tree.ts'

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

/** SQL of the server, in files of its own and in TypeScript. */
const server = [
  ...sourceFiles.filter((file) => file.path.startsWith('server/') && !isTest(file)),
  ...globSync('server/**/*.sql', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\/(schema|migrations)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
]

test('statuses of members and roles are named, not numbered', () => {
  const numbered = /(?:\.|where |and |or )(role_id|status) (=|<>|(not )?in) \(?\d/
  /** Recordings have statuses of their own. */
  const ofRecordings = /^server\/(live\/|db\/routines\/61-)/
  const found = server
    .filter(({ path }) => path !== 'server/db/routines/02-codes.sql')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const [, column] = numbered.exec(line) ?? []
        const isOwn = column === 'status' && ofRecordings.test(path)
        return column === undefined || isOwn ? [] : [`${path}:${at + 1}`]
      }),
    )
  expect(found).toEqual([])
})

test('names come in the order in which people look for them, wherever they are listed', () => {
  const named = String.raw`(\w+\.)?(last_name|first_name|full_name|name)`
  const plain = new RegExp(String.raw`order by [^;)\`]*?\b${named}\b(?! collate names|\w|\()`)
  const kysely = new RegExp(String.raw`\.orderBy\('${named}'\)`)
  /** Migrations and tables are no names that people look for. */
  const technical = ['server/backup/tables.ts', 'server/people/own-data/tables-of-persons.sql']
  const isPlain = (line: string) =>
    plain.test(line.replaceAll(/app\.crew_name\([^()]*\)/g, 'name')) || kysely.test(line)
  const found = server
    .filter(({ path }) => !technical.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => (isPlain(line) ? [`${path}:${at + 1}`] : [])),
    )
  expect(found).toEqual([])
})

test('the last day of what ends at midnight is the day before, as app.last_day knows', () => {
  const found = server.filter(({ text }) => /\bends_at at time zone [^;\n]*::date/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

describe('names of crews', () => {
  const TABLE = /\b(?:from|join|update) crews (?:as )?(?!where|on|set|order)(\w+)|'crews as (\w+)'/g
  /** How often a text reads the name of a crew as it is stored. */
  function storedNames(text: string): number {
    const aliases = new Set([...text.matchAll(TABLE)].map(([, sql, kysely]) => sql ?? kysely))
    const rest = text.replace(/app\.crew_name\([^()]*\)/g, '')
    return [...aliases].flatMap(
      (alias) => rest.match(new RegExp(`\\b${alias}\\.name\\b`, 'g')) ?? [],
    ).length
  }

  test('are read by app.crew_name, which hides those of minors', () => {
    const found = server.filter(({ text }) => storedNames(text) > 0).map(({ path }) => path)
    expect(found.toSorted()).toEqual(
      [
        // Keeps a name that the editor does not see.
        'server/boats/crews/commands.ts',
        // To those aboard.
        'server/boats/crews/notify.ts',
        'server/club/guardians/child-sessions.sql',
        // Made up.
        'server/demo/seed-equipment.ts',
        // Compared with what the person aboard knows.
        'server/db/routines/20-session-state.sql',
        // To the device in the boat.
        'server/live/live/connection.ts',
        'server/live/live/jobs.ts',
        // Names nobody under 18, by publicLabel.
        'server/live/public/facts.ts',
      ].toSorted(),
    )
  })

  test('are found in SQL and in queries, in an order too', () => {
    expect(storedNames('select w.name from crews w order by w.name')).toBe(2)
    expect(storedNames(".selectFrom('crews as c').select('c.name')")).toBe(1)
    expect(storedNames('select app.crew_name(w.club_id, w.id, w.name) from crews w')).toBe(0)
  })
})

describe('days', () => {
  // A bare date is an instant first, midnight of the session's zone, and turns the wrong way.
  const BARE = /(::date|\bcurrent_date|\bdate '[^']*')(\s*[+-]\s*[^()\n]+)?[)\s]+at\s+time\s+zone\b/

  test('become timestamps before they get a time zone', () => {
    const found = server.filter(({ text }) => BARE.test(text)).map(({ path }) => path)
    expect(found, 'write ::date::timestamp at time zone').toEqual([])
  })

  test('are found bare, alone and counted on', () => {
    const bare = [
      'x::date at time zone z',
      '(x::date + 1) at time zone z',
      "(x::date - interval '1 day')\n  at time zone z",
      'current_date at time zone z',
    ]
    const good = [
      'x::date::timestamp at time zone z',
      '(x::date + 1)::timestamp at time zone z',
      '(x at time zone z)::date + (y at time zone z)::date',
    ]
    expect([...bare, ...good].filter((line) => BARE.test(line))).toEqual(bare)
  })
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
