// npm run bench [row …]: what the product costs beside bare rivals; without a row all of them.
import { ensureBuilt } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-node.mjs'

ensureInstalled()
if (!ensureBuilt()) {
  console.error('The web app could not be built: see above.')
  process.exit(1)
}
process.exitCode = await runNode(['bench/bench.ts', ...process.argv.slice(2)], {
  TZ: 'UTC',
  UV_THREADPOOL_SIZE: '8',
  CHROMIUM_PATH: ensureChromium(),
})
