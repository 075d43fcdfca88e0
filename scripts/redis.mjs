import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.mjs'

const PROGRAM = 'redis-server'

/**
 * A Redis that runs, by the name of its program: the system's; without any, one is installed.
 * Throws an Error that says what to do.
 */
export function ensureRedis() {
  if (runs()) return PROGRAM
  console.log('Installing Redis for the tests of the server …')
  if (installFromDebian(PROGRAM) && runs()) return PROGRAM
  throw new Error(
    'There is no Redis and none could be installed: install the program redis-server, so that it is found in PATH.',
  )
}

const runs = () => spawnSync(PROGRAM, ['--version'], { stdio: 'ignore' }).status === 0
