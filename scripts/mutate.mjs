// npm run mutate [-- --part 1/4] [-- --only server/crews,server/http]: takes each guard away and asks whether
// the access matrix notices.
import { ensureInstalled } from './install.mjs'
import { runNode } from './run-node.mjs'

ensureInstalled()
process.exitCode = await runNode(['mutation/mutate.ts', ...process.argv.slice(2)], { TZ: 'UTC' })
