import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { resolve } from 'node:path'
import { openDatabase } from './open.ts'
import { startEmbedded } from './embedded.ts'

/** Writes types.ts from the migrated database: `npm run db:types`, with --verify only compares. */
const embedded = await startEmbedded({ dataDir: resolve(process.env['DATA_DIR'] ?? 'data') })
const database = await openDatabase(embedded.ownerUrl, { reactions: [] })
const out = fileURLToPath(new URL('./types.ts', import.meta.url))
const bin = fileURLToPath(
  new URL('../../node_modules/kysely-codegen/dist/cli/bin.js', import.meta.url),
)
const mapping = JSON.stringify({
  int8: 'number',
  numeric: 'number',
  timestamptz: 'string',
  date: 'string',
})
const verify = process.argv.includes('--verify') ? ['--verify'] : []
execFileSync(
  process.execPath,
  [
    bin,
    '--dialect',
    'postgres',
    '--url',
    embedded.ownerUrl,
    '--out-file',
    out,
    '--type-mapping',
    mapping,
    '--default-schema',
    'public',
    '--include-pattern',
    'public.*',
    '--date-parser',
    'string',
    ...verify,
  ],
  { stdio: 'inherit' },
)
await database.close()
await embedded.stop()
