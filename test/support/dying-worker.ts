import { DEMO_PAYEE } from '../../server/billing-config.ts'
import { Client } from 'pg'
import { createPool } from '../../server/db/client.ts'
import { REACTIONS } from '../../server/events/reactions.ts'
import { localStore } from '../../server/files/local-store.ts'
import { startWork } from '../../server/jobs/work.ts'
import { createLog } from '../../server/log.ts'
import { secretsOf } from '../../server/secrets.ts'

/**
 * A worker process of its own: `dying-worker.ts <database> <files> <mail> <statement> <work>`. It
 * kills itself (SIGKILL, as kill -9 and a power cut do) just before the so-many-th statement of the
 * imports it reads, or of the notices it sends; with 0 it lives. Of an import whatever else it asks
 * the database is not counted.
 */
const [url = '', files = '', mail = '', last = '0', work = 'imports'] = process.argv.slice(2)

const COUNTED = /\b(imports|activities|channels|laps|sessions|training_loads|clubs|attendance)\b/
const SHARED = /job_workers|graphile|housekeeping/

const BEGINS = work === 'notices' ? /app\.due_notices/ : /update imports\s+set state/
const isCounted = (text: string) =>
  work === 'notices' || text === 'commit' || (COUNTED.test(text) && !SHARED.test(text))

let asked = 0
let begun = false
const query = Client.prototype.query
Client.prototype.query = function counted(this: Client, ...given: Parameters<typeof query>) {
  const [first] = given
  const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
  if (BEGINS.test(text)) begun = true
  if (begun && isCounted(text)) {
    asked++
    if (asked === Number(last)) process.kill(process.pid, 'SIGKILL')
  }
  return query.apply(this, given)
} as typeof query

const log = createLog('silent')
await startWork({
  pool: createPool(url, { size: 4, name: 'dying worker', reactions: REACTIONS }),
  files: await localStore(files),
  log,
  secrets: secretsOf(Buffer.alloc(32, 7)),
  providers: {},
  billing: { payee: DEMO_PAYEE, taxRate: 0, stripe: undefined },
  mail: {
    smtpUrl: undefined,
    from: 'Slipway <slipway@localhost>',
    folder: mail,
    showLinks: true,
    publicUrl: 'http://localhost',
  },
})
process.send?.('working')
