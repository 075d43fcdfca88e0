import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNode, root } from './node24.mjs'

export const vite = join('node_modules', 'vite', 'bin', 'vite.js')

const sources = [
  'web',
  'contract',
  'domain',
  'texts',
  'help',
  'docs/api',
  'docs/operate',
  'docs/webhooks.md',
  'vite.config.ts',
  'package-lock.json',
]
const stamp = join(root, 'dist', '.build-hash')

/**
 * Builds the web app to dist/web, and what draws public pages beside it, when their sources have
 * changed since the last build. Returns whether that worked; on failure the builder's output is on
 * the terminal.
 */
export function ensureBuilt() {
  const wanted = hashOf(sources)
  if (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted &&
    existsSync(join(root, 'dist', 'web', 'index.html')) &&
    existsSync(join(root, 'dist', 'public-pages', 'renderer.js'))
  )
    return true
  console.log('Building the web app …')
  const built = spawnSync(findNode(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (built.status !== 0) return false
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/** One hash over names and contents; tests are not built, so they do not count. */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesUnder).sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return []
  if (statSync(join(root, path)).isFile()) return path.includes('.test.') ? [] : [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`))
}
