import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config-error.ts'
import { readConfig, type Config } from '../config.ts'
import { placeOf } from '../db/embedded-place.ts'
import { addressesOf, type Addresses } from '../db/open.ts'
import { secretsOf, serverKeys } from '../secrets.ts'
import { StartError } from '../start-error.ts'
import { allFindings } from './checks.ts'
import { checkFiles } from './store-check.ts'
import { lineOf, toDo, type Finding } from './finding.ts'

/**
 * The process `npm run doctor`: looks at everything this installation needs and changes nothing;
 * with `--files` also at each stored file.
 * It ends with 1 where something has to be done.
 */
const undo: (() => Promise<unknown>)[] = []

async function look(): Promise<Finding[]> {
  try {
    const config = readConfig(process.env, [])
    const database = await databaseOf(config)
    const hasKey = config.secretKey !== undefined || existsSync(join(config.dataDir, 'secret.key'))
    const secrets = hasKey ? secretsOf(...serverKeys(config)) : undefined
    const found = await allFindings({ config, database, secrets })
    return process.argv.includes('--files') && database
      ? [...found, await checkFiles(config, database.ownerUrl)]
      : found
  } catch (error) {
    if (error instanceof ConfigError) return [toDo('settings', error.message)]
    if (error instanceof StartError) return [toDo('database', error.message)]
    throw error
  } finally {
    for (const step of undo) await step()
  }
}

/** The database of the configuration; none where an embedded one is still to be made. */
async function databaseOf({ database, dataDir }: Config): Promise<Addresses | undefined> {
  if (database) return addressesOf(database.url, database.urls)
  if (!existsSync(dataDir) || !existsSync(placeOf(dataDir).folder)) return undefined
  const { startEmbedded } = await import('../db/embedded.ts')
  const { ownerUrl, stop } = await startEmbedded({ dataDir })
  undo.push(stop)
  return addressesOf(ownerUrl)
}

const findings = await look()
const isJson = process.argv.includes('--json')
const text = isJson
  ? JSON.stringify({ ok: findings.every(({ ok }) => ok), findings }, null, 2)
  : findings.map(lineOf).join('\n')
process.stdout.write(`${text}\n`)
process.exitCode = findings.every(({ ok }) => ok) ? 0 : 1
