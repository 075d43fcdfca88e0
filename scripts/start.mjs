// npm start: installs and builds what is missing or stale, then runs the server with Node 24. npm
// run dev does the same and watches.
import { spawn } from 'node:child_process'
import { ensureBuilt, vite } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode, root } from './node24.mjs'
import { following, runNode } from './run-node.mjs'

const dev = process.argv.includes('--dev')
const args = process.argv.slice(2).filter((arg) => arg !== '--dev')

// npm hands signals on, but a killed npm cannot; a start from a shell may outlive its shell.
if (process.env.npm_lifecycle_event) await import('./follow-parent.mjs')

ensureInstalled()
if (!ensureBuilt()) {
  console.error('The web app could not be built: see above.')
  process.exit(1)
}
const builder = dev
  ? spawn(findNode(), [...following, vite, 'build', '--watch', '--logLevel', 'warn'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  : undefined
// Times are computed in UTC everywhere; the larger thread pool keeps password hashing from holding
// up file work.
const ENVIRONMENT = { TZ: 'UTC', UV_THREADPOOL_SIZE: '8' }
/** What a public demo says every night, when it has emptied its folder. */
const BEGIN_AGAIN = 75
do
  process.exitCode = await runNode(
    [...(dev ? ['--watch'] : []), 'server/main.ts', ...args],
    ENVIRONMENT,
  )
while (process.exitCode === BEGIN_AGAIN)
builder?.kill()
