// npm run bench [row …]: what the product costs beside bare rivals. Rows: agenda, fit import, first
// load, start; none means all.
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-node.mjs'

const args = process.argv.slice(2)
const needsBrowser = args.length === 0 || /first|load/.test(args.join(' '))

ensureInstalled()
if (needsBrowser && !ensureBuilt()) {
  console.error('The web app could not be built: see above.')
  process.exit(1)
}
process.exitCode = await runNode(['bench/bench.ts', ...args], {
  TZ: 'UTC',
  UV_THREADPOOL_SIZE: '8',
  ...(needsBrowser && { CHROMIUM_PATH: ensureChromium() }),
})
