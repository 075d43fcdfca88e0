import { createPool } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { localStore } from '../server/files/local-store.ts'
import { importTasks } from '../server/recordings/imports/jobs.ts'
import { stopReading } from '../server/recordings/imports/read-in-worker.ts'
import { createLanes } from '../server/jobs/lanes.ts'
import { createLog } from '../server/log.ts'

/**
 * Runs the job of one import, `import-once.ts DATABASE-URL FOLDER CLUB IMPORT`, and prints the most
 * memory it took, in bytes.
 */
const [url = '', folder = '', club_id, import_id] = process.argv.slice(2)
const pool = createPool(url, { size: 1, name: 'slipway bench', reactions: REACTIONS })
const task = importTasks({
  pool,
  files: await localStore(folder),
  log: createLog('warn'),
  lanes: createLanes(),
})['read-import']
await task?.({ club_id: Number(club_id), import_id: Number(import_id) }, {
  job: { attempts: 1, flags: { archive: true } },
} as never)
await Promise.all([stopReading(), pool.end()])
console.log(process.resourceUsage().maxRSS * 1024)
