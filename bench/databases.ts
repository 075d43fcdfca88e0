import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { migrations, routines } from '../server/db/migrations.ts'
import { hashPassword } from '../server/people/account/passwords.ts'
import { connected, TEMPLATE, type BenchCluster, type Size } from './cluster.ts'

/** The sign-ins of those who ask: of a season's head coach by club, and of the one of the others. */
export const coachToken = (club: number): string => `bench-coach-${club}`
export const MEMBER_TOKEN = 'bench-member'
export const TRAINED_TOKEN = 'bench-trained'
export const SEARCH_TOKEN = 'bench-search'
export const CHALLENGE_TOKEN = 'bench-challenges'

export const MEMBER_PASSWORD = 'a calm lake at dawn'
export const addressOf = (member: number): string => `member-${member}@bench.example`

/** The first day of the clubs' season. */
export const SEASON_START = Date.UTC(2026, 0, 1, 5)
/** Athletes of the trained club, those of them who ride, and who coaches them. */
export const TRAINED = 200
export const RIDING = TRAINED / 4
export const TRAINED_COACH = 201

type Numbers = Readonly<Record<string, number>>
type Rows = { name: string; scripts: readonly string[]; numbers: Numbers }

/** How many rows each script makes, by the names of its placeholders. */
export const AMOUNTS = {
  season: (size: Size, clubs: number) =>
    size === 'full'
      ? { clubs, measured: Math.min(clubs, 10), sessions: 1000 }
      : { clubs: 2, measured: 2, sessions: 90 },
  members: { full: { members: 1000 }, smallest: { members: 160 } },
  search: {
    full: { clubs: 500, sessions: 2000, crews: 1000 },
    smallest: { clubs: 2, sessions: 40, crews: 20 },
  },
  challenges: { full: { clubs: 25, days: 30 }, smallest: { clubs: 2, days: 2 } },
  trained: (size: Size, seasons: number) =>
    size === 'full' ? { days: 365 * seasons } : { days: 63 },
  progress: (size: Size, seasons: number) =>
    size === 'full' ? { days: 365 * seasons, weeks: 52 * seasons } : { days: 35, weeks: 5 },
} as const

/** Clubs of a thousand sessions each. Only the first ones have people and answers. */
export const ensureSeason = (cluster: BenchCluster, size: Size, clubs: number): Promise<string> =>
  ensureRows(cluster, {
    name: 'season',
    scripts: ['season.sql'],
    numbers: AMOUNTS.season(size, clubs),
  })

/** So many clubs, each with its people and so many sessions with participants and answers. */
export const ensureClubs = (
  cluster: BenchCluster,
  clubs: number,
  sessions: number,
): Promise<string> =>
  ensureRows(cluster, {
    name: 'clubs',
    scripts: ['season.sql'],
    numbers: { clubs, measured: clubs, sessions },
  })

/** One club of a thousand members, who have the same password. */
export const ensureMembers = (cluster: BenchCluster, size: Size): Promise<string> =>
  ensureRows(cluster, {
    name: 'members',
    scripts: ['members.sql'],
    numbers: AMOUNTS.members[size],
  })

/** Two hundred athletes and their seasons, and on request what they did on the ergometer and bike. */
export const ensureTrained = (
  cluster: BenchCluster,
  size: Size,
  { seasons = 1, withProgress = false } = {},
): Promise<string> =>
  ensureRows(cluster, {
    name: withProgress ? 'progress' : 'trained',
    scripts: withProgress ? ['trained.sql', 'progress.sql'] : ['trained.sql'],
    numbers: AMOUNTS[withProgress ? 'progress' : 'trained'](size, seasons),
  })

/** Clubs of four hundred people each, of which the first can be searched. */
export const ensureSearched = (cluster: BenchCluster, size: Size): Promise<string> =>
  ensureRows(cluster, { name: 'search', scripts: ['search.sql'], numbers: AMOUNTS.search[size] })

/** A challenge of clubs of four hundred people. */
export const ensureChallenge = (cluster: BenchCluster, size: Size): Promise<string> =>
  ensureRows(cluster, {
    name: 'challenges',
    scripts: ['challenges.sql'],
    numbers: AMOUNTS.challenges[size],
  })

/** A database without rows, which a server fills with the demo. */
export const ensureDemo = (cluster: BenchCluster): Promise<string> =>
  ensureRows(cluster, { name: 'demo', scripts: [], numbers: {} })

/**
 * A database with these rows, kept until the tables or the scripts change; its name. Rows come from
 * generate_series, with triggers off and the checks of the tables on.
 */
async function ensureRows(
  cluster: BenchCluster,
  { name: kind, scripts, numbers }: Rows,
): Promise<string> {
  const name = ['bench', kind, ...Object.values(numbers)].join('_')
  const texts = scripts.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  const text = Object.entries(numbers).reduce(
    (all, [placeholder, number]) => all.replaceAll(`:${placeholder}`, String(number)),
    texts.join('\n'),
  )
  const checksum = createHash('sha256')
    .update(migrationsText() + text)
    .digest('hex')
  if (!(await isNew(cluster, name, checksum))) return name
  const rows = text.includes(':hash')
    ? text.replaceAll(':hash', await hashPassword(MEMBER_PASSWORD))
    : text
  await connected(cluster.superuserUrl(name), async (client) => {
    await client.query(
      `set session_replication_role = 'replica';
       set synchronous_commit = off;
       set maintenance_work_mem = '256MB'`,
    )
    await client.query(rows)
    await client.query('vacuum analyze')
  })
  await connected(cluster.superuserUrl('postgres'), (client) =>
    client.query(`comment on database ${name} is '${checksum}'`),
  )
  return name
}

/** Copies the migrated database unless the one of this name was made the same way. */
const isNew = (cluster: BenchCluster, name: string, checksum: string): Promise<boolean> =>
  connected(cluster.superuserUrl('postgres'), async (client) => {
    const { rows } = await client.query<{ made: string | null }>(
      "select shobj_description(oid, 'pg_database') as made from pg_database where datname = $1",
      [name],
    )
    if (rows[0]?.made === checksum) return false
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${TEMPLATE} owner slipway_owner`)
    return true
  })

const migrationsText = () => [...migrations().map(({ text }) => text), routines().checksum].join('')
