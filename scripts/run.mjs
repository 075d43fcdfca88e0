// node scripts/run.mjs FILE [arguments]: installs what is missing, then runs FILE with Node 24.
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-node.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Say which file to run: node scripts/run.mjs FILE [arguments]')
  process.exit(1)
}
ensureInstalled()
process.exitCode = await runNode([file, ...args], { TZ: 'UTC' })
