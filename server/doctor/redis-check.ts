import { createClient } from '@redis/client'
import type { Config } from '../config.ts'
import { fine, reasonOf, toDo, type Finding } from './finding.ts'

const OLDEST = 6

/** Asks Redis for its version. */
export async function checkRedis({ redisUrl }: Config): Promise<Finding[]> {
  if (redisUrl === undefined)
    return [fine('redis', 'none is set (REDIS_URL): PostgreSQL carries live samples')]
  const client = createClient({
    url: redisUrl,
    maintNotifications: 'disabled',
    socket: { connectTimeout: 8000, reconnectStrategy: false },
  })
  client.on('error', () => {}) // connect() rejects as well
  try {
    await client.connect()
    const version = /^redis_version:(\S+)/m.exec(await client.info('server'))?.[1] ?? ''
    return [
      Number.parseInt(version, 10) < OLDEST
        ? toDo('redis', `Redis ${version} is too old: take ${OLDEST} or newer.`)
        : fine('redis', `Redis ${version} answers`),
    ]
  } catch (error) {
    return [
      toDo(
        'redis',
        `The Redis of REDIS_URL cannot be used (${reasonOf(error)}): ` +
          'start it, and see that host, port and password are right.',
      ),
    ]
  } finally {
    client.destroy()
  }
}
