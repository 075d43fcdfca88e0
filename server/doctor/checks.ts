import type { Config } from '../config.ts'
import { inspectDatabase } from '../db/inspect-database.ts'
import type { Addresses } from '../db/open.ts'
import type { Secrets } from '../secrets.ts'
import { checkSite } from './address-check.ts'
import { checkDisk } from './disk-check.ts'
import { fine, findingsOf, type Finding } from './finding.ts'
import { checkBackups } from './backup-check.ts'
import { checkAddress, checkProviders, checkPushKeys } from './settings-check.ts'
import { checkStore } from './store-check.ts'

/** What is looked at; without a database when none was made yet, without secrets when no key was. */
type Installation = {
  config: Config
  database: Addresses | undefined
  secrets: Secrets | undefined
}

const inDatabase = async ({ database, secrets }: Installation): Promise<Finding[]> =>
  database
    ? inspectDatabase(database, secrets)
    : [fine('database', 'the first start makes it in DATA_DIR')]

const ofKey = ({ config, secrets }: Installation): Finding[] => [
  fine(
    'key',
    config.secretKey !== undefined
      ? 'it is set (SECRET_KEY)'
      : secrets
        ? 'it is in the file secret.key in DATA_DIR: keep a copy of it'
        : 'the first start makes it, in the file secret.key in DATA_DIR',
  ),
]

/** What every start looks at, on this machine and in the database. */
export async function quickFindings(installation: Installation): Promise<Finding[]> {
  const { config } = installation
  const found = await Promise.all([
    findingsOf('database', () => inDatabase(installation)),
    findingsOf('disk', () => checkDisk(config.dataDir)),
    ofKey(installation),
    checkAddress(config),
    checkPushKeys(config),
    checkProviders(config),
  ])
  return found.flat()
}

/** All of it, also what asks other machines. */
export async function allFindings(installation: Installation): Promise<Finding[]> {
  const { config } = installation
  const [quick, ...others] = await Promise.all([
    quickFindings(installation),
    findingsOf('files', () => checkStore(config)),
    findingsOf('backups', () => checkBackups(config, installation.database)),
    findingsOf('mail', async () => (await import('./mail-check.ts')).checkMail(config)),
    findingsOf('redis', async () => (await import('./redis-check.ts')).checkRedis(config)),
    findingsOf('sign-in', async () => (await import('./sign-in-check.ts')).checkSignIn(config)),
    findingsOf('site', () => checkSite(config)),
  ])
  return [...quick, ...others.flat()]
}
