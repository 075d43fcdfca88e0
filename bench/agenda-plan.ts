import { readFileSync, statSync } from 'node:fs'
import { connectOwner, handleOn, provenClub } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { openDatabase } from '../server/db/open.ts'
import { agendaOf } from '../server/planning/calendar/queries.ts'
import { ask, startOurs } from './agenda.ts'
import { connected, type BenchCluster } from './cluster.ts'
import { MEASURED_CLUBS } from './season.ts'

const COUNTED = 24

/**
 * Statements the server sends for one agenda, BEGIN, SET and COMMIT among them, as PostgreSQL
 * itself logs them. Caches are warm, as they
 * are for every request but the first of a person.
 */
export async function statementsOfRequest(
  cluster: BenchCluster,
  database: string,
): Promise<number> {
  const superuser = cluster.superuserUrl('postgres')
  await connected(superuser, (client) =>
    client.query(`alter role slipway_app in database ${database} set log_statement = 'all'`),
  )
  const server = await startOurs(cluster, database)
  try {
    await ask(server, MEASURED_CLUBS * 12)
    const from = statSync(cluster.logFile).size
    await ask(server, COUNTED)
    const log = readFileSync(cluster.logFile).subarray(from).toString()
    return countStatements(log) / COUNTED
  } finally {
    await server.stop()
    await connected(superuser, (client) =>
      client.query(`alter role slipway_app in database ${database} reset log_statement`),
    )
  }
}

/** One message of the simple protocol may hold several statements. */
function countStatements(log: string): number {
  const messages = log.matchAll(
    /^\S+ \S+ \S+ \[\d+\] LOG: {2}(?:statement|execute [^:]*): ([^]*?)(?=^\d{4}-|$(?![^]))/gm,
  )
  return [...messages].flatMap(([, text = '']) =>
    text.split(';').filter((statement) => statement.trim() !== ''),
  ).length
}

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }

/**
 * Blocks PostgreSQL touches for the agenda of one club-month, as the app role in the club's
 * context.
 */
export async function buffersOfAgenda(cluster: BenchCluster, database: string): Promise<number> {
  const { appUrl, close } = await openDatabase(cluster.ownerUrl(database), { reactions: REACTIONS })
  await close()
  const club = provenClub(1)
  const viewer = {
    user_id: 141,
    sees_drafts: true,
    sees_health: true,
    sees_restricted: true,
    time_zone: 'Europe/Berlin',
    metric: 'ets',
  }
  const filter = { start_date: '2026-05-01', end_date: '2026-05-31' }
  const client = await connectOwner(appUrl)
  try {
    const context =
      "select set_config('app.club_id', $1, false), set_config('app.user_id', $2, false)"
    await client.query(context, [String(club), String(viewer.user_id)])
    let buffers = 0
    const explained = Object.create(client, {
      query: {
        async value({ text, values }: { text: string; values: unknown[] }) {
          const explain = `explain (analyze, buffers, format json) ${text}`
          const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explain, values)
          const plan = rows[0]?.['QUERY PLAN'][0].Plan
          buffers +=
            (plan?.['Shared Hit Blocks'] ?? Number.NaN) +
            (plan?.['Shared Read Blocks'] ?? Number.NaN)
          return client.query(text, values)
        },
      },
    }) as typeof client
    await agendaOf(handleOn(explained, []), club, filter, viewer) // the first also reads the catalogue
    buffers = 0
    await agendaOf(handleOn(explained, []), club, filter, viewer)
    return buffers
  } finally {
    await client.end()
  }
}
