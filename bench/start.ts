import { inTurn, ratioFound } from './figures.ts'
import { answers, end, launch } from './process.ts'
import type { Bench, Measured } from './row.ts'

/**
 * Measures from the spawn of the server's process to its first good answer, with the cluster
 * running and migrated, beside a bare Fastify.
 */
export async function start(bench: Bench): Promise<Measured<'start'>> {
  const env = { DATA_DIR: bench.cluster.dataDir }
  const ours = () => startOf(['server/main.ts', '--no-demo'], '/api/v2/openapi.json', env)
  const bare = () => startOf(['bench/bare/hundred-routes.ts'], '/api/v2/things-7/1', env)
  for (const once of bench.pick([ours, bare], [])) await once() // migrations, file caches
  return ratioFound(await inTurn(bench.pick(11, 1), ours, bare), 'ms')
}

async function startOf(
  args: readonly string[],
  path: string,
  env: Record<string, string>,
): Promise<number> {
  const { url, child, begun } = await launch({ args, env })
  await answers(url + path, [200], child)
  const milliseconds = performance.now() - begun
  await end(child)
  return milliseconds
}
