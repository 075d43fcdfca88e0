// npm run bench [-- --smallest] [-- row …]: what the product costs beside bare rivals; without a row
// all of them.
import { ensureInstalled } from './install.mjs'
import { runBench } from './run-bench.mjs'

ensureInstalled()
const { failed } = await runBench(process.argv.slice(2))
process.exitCode = failed === 0 ? 0 : 1
