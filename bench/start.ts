import { dataDir, startCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { answers, end, launch } from './process.ts'
import { ensureDatabase } from './season.ts'

const ROUNDS = 11
const MOST = 4

/**
 * Measures from the spawn of the server's process to its first good answer, with the cluster
 * running and migrated, beside a bare Fastify.
 */
export async function start(): Promise<Outcome> {
  const cluster = await startCluster() // keeps it running between the starts
  try {
    await ensureDatabase(cluster, 'slipway', '')
    const ours = () => startOf(['server/main.ts', '--no-demo'], '/api/v2/openapi.json')
    const bare = () => startOf(['bench/bare/hundred-routes.ts'], '/api/v2/things-7/1')
    for (const once of [ours, bare]) await once() // migrations, file caches
    return ratioOutcome(await inTurn(ROUNDS, ours, bare), MOST, 'ms')
  } finally {
    await cluster.stop()
  }
}

async function startOf(args: readonly string[], path: string): Promise<number> {
  const { url, child, begun } = await launch({ args, env: { DATA_DIR: dataDir } })
  await answers(url + path, [200], child)
  const milliseconds = performance.now() - begun
  await end(child)
  return milliseconds
}
