import { ensureProgram } from './debian.mjs'

/** A Redis that runs: the system's; without any, one is installed. */
export const ensureRedis = () => ensureProgram('redis-server', 'redis-server')
