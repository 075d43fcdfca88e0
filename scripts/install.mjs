import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './node24.mjs'

const stamp = join(root, 'node_modules', '.slipway-lock')

/**
 * Brings node_modules to what package-lock.json says, in a second when it is there already. Prints
 * npm's own output only when npm fails.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing the packages of package-lock.json …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: plainEnvironment(),
  })
  if (npm.status !== 0) {
    console.error(npm.stdout ?? '', npm.stderr ?? '', npm.error?.message ?? '')
    console.error('The packages could not be installed: npm ci failed, its output is above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** Development packages are needed to build the web app, also where NODE_ENV says production. */
function plainEnvironment() {
  const { NODE_ENV: _, npm_config_omit: __, ...rest } = process.env
  return rest
}
