import { ConfigError } from './config-error.ts'
import { credentialsIn, withCredentials } from './db/hosts.ts'
import type { SettingName } from './settings.ts'

/** Where the database is. `url`: PostgreSQL itself, as its owner. */
export type DatabaseConfig = Readonly<{
  url: string
  urls: Readonly<{
    app: string | undefined
    worker: string | undefined
    /** A pooler in transaction mode, which takes what requests ask. */
    pooler: string | undefined
    /** A replica, for what only reads. */
    replica: string | undefined
  }>
}>
export type PoolConfig = Readonly<{ app: number; worker: number; waitMs: number }>

/** Reads a setting, checked. */
type ReadSetting = (name: SettingName) => unknown

export function readPools(read: ReadSetting): PoolConfig {
  const number = (name: SettingName) => read(name) as number // each of these has a default
  return Object.freeze({
    app: number('DATABASE_CONNECTIONS'),
    worker: number('DATABASE_WORKER_CONNECTIONS'),
    waitMs: number('DATABASE_WAIT_MS'),
  })
}

const NEEDS_URL = [
  'DATABASE_APP_URL',
  'DATABASE_WORKER_URL',
  'DATABASE_POOLER',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
] as const

/** @throws ConfigError where a setting lacks another */
export function readDatabase(read: ReadSetting): DatabaseConfig | undefined {
  const text = (name: SettingName) => read(name) as string | undefined // each of these is text
  const url = text('DATABASE_URL')
  if (url === undefined) {
    const alone = NEEDS_URL.find((name) => text(name) !== undefined)
    if (alone === undefined) return undefined
    throw new ConfigError(`${alone} needs DATABASE_URL: set it as well.`)
  }
  const direct = text('DATABASE_DIRECT_URL')
  if ((text('DATABASE_POOLER') === undefined) !== (direct === undefined))
    throw new ConfigError(
      'DATABASE_POOLER and DATABASE_DIRECT_URL belong together: set both of them or none.',
    )
  const itself = (role: string | undefined) => {
    if (role === undefined || direct === undefined) return role
    const { user, password } = credentialsIn(role)
    return withCredentials(direct, user, password)
  }
  return Object.freeze({
    url: direct ?? url,
    urls: Object.freeze({
      app: itself(text('DATABASE_APP_URL')),
      worker: itself(text('DATABASE_WORKER_URL')),
      pooler: direct === undefined ? undefined : url,
      replica: text('DATABASE_READ_URL'),
    }),
  })
}
