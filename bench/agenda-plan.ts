import { readFileSync, statSync } from 'node:fs'
import { provenClub } from '../server/db/client.ts'
import { openDatabase } from '../server/db/open.ts'
import { agendaStatement } from '../server/planning/calendar/queries.ts'
import { ask, startOurs } from './agenda.ts'
import { connected, type BenchCluster } from './cluster.ts'
import { MEASURED_CLUBS } from './season.ts'

const COUNTED = 24

/**
 * Statements the server sends for one agenda, BEGIN, SET and COMMIT among them, as PostgreSQL itself logs them. Caches are warm, as they
 * are for every request but the first of a person.
 */
export async function statementsOfRequest(cluster: BenchCluster, database: string): Promise<number> {
  const superuser = cluster.superuserUrl('postgres')
  await connected(superuser, (client) => client.query(`alter role slipway_app in database ${database} set log_statement = 'all'`))
  const server = await startOurs(cluster, database)
  try {
    await ask(server, MEASURED_CLUBS * 12)
    const from = statSync(cluster.logFile).size
    await ask(server, COUNTED)
    const log = readFileSync(cluster.logFile).subarray(from).toString()
    return countStatements(log) / COUNTED
  } finally {
    await server.stop()
    await connected(superuser, (client) => client.query(`alter role slipway_app in database ${database} reset log_statement`))
  }
}

/** One message of the simple protocol may hold several statements. */
function countStatements(log: string): number {
  const messages = log.matchAll(/^\S+ \S+ \S+ \[\d+\] LOG: {2}(?:statement|execute [^:]*): ([^]*?)(?=^\d{4}-|$(?![^]))/gm)
  return [...messages].flatMap(([, text = '']) => text.split(';').filter((statement) => statement.trim() !== '')).length
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/** Blocks PostgreSQL touches for the agenda of one club-month, as the app role in the club's context. */
export async function buffersOfAgenda(cluster: BenchCluster, database: string): Promise<number> {
  const { appUrl, close } = await openDatabase(cluster.ownerUrl(database))
  await close()
  const club = provenClub(1)
  const filter = { start_date: '2026-05-01', end_date: '2026-05-31' }
  const { text, values } = agendaStatement(club, filter, {
    user_id: 141,
    sees_drafts: true,
    time_zone: 'Europe/Berlin',
    metric: 'ets',
    sees_health: true,
  })
  return connected(appUrl, async (client) => {
    const explain = () =>
      client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, buffers, format json) ${text}`, [String(club), '141', ...values])
    await explain() // the first of a connection also reads the catalogue
    const { rows } = await explain()
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return (plan?.['Shared Hit Blocks'] ?? Number.NaN) + (plan?.['Shared Read Blocks'] ?? Number.NaN)
  })
}
