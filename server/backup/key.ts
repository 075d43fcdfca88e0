import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Client } from 'pg'
import type { Config } from '../config.ts'
import { sealedColumns } from '../db/sealed-columns.ts'
import { keyFile } from '../secrets.ts'
import type { Head, KeyFacts } from './format.ts'

type Place = Pick<Config, 'secretKey' | 'dataDir'>

/** SECRET_KEY, else the content of secret.key; none before the first start. */
export function keyOf({ secretKey, dataDir }: Place): string | undefined {
  const file = keyFile(dataDir)
  return secretKey ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined)
}

const keysIn = (text: string) => text.split(/[,\s]+/)

/** Says which key it is without giving it away: a key is 32 random bytes. */
const markOf = (key: string) =>
  createHash('sha256')
    .update(`slipway backup ${key.replaceAll('=', '')}`)
    .digest('hex')
    .slice(0, 16)

/** Of the key that seals, and how many secrets each table has sealed. */
export async function keyFacts(client: Client, key: string): Promise<KeyFacts> {
  const sealed: KeyFacts['sealed'] = {}
  for (const { table, column } of await sealedColumns(client)) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) as count from ${table} where ${column} is not null`,
    )
    const count = Number(rows[0]?.count)
    if (count > 0) sealed[table] = Math.max(sealed[table] ?? 0, count)
  }
  return { mark: markOf(keysIn(key)[0] ?? ''), sealed }
}

/** What people lose when the key of a backup is lost, by the table it is sealed in. */
const LOSSES: Readonly<Record<string, (count: number) => string>> = {
  second_steps: (count) =>
    `${count} second steps: these people cannot sign in until an administrator has removed ` +
    'theirs (administrators: npm run admin:create -- --email ADDRESS --reset-second-step)',
  provider_connections: (count) => `${count} accounts at watch makers, to be connected again`,
  webhooks: (count) => `${count} webhooks, which need a new secret`,
}

/** What cannot be read without the key, in words; empty where nothing is lost. */
export const lossesOf = ({ sealed }: KeyFacts): string[] =>
  Object.entries(sealed).map(
    ([table, count]) =>
      LOSSES[table]?.(count) ?? `${count} secrets of ${table.replaceAll('_', ' ')}`,
  )

/** Whether one of the keys here opens what is sealed in a backup. */
export function hasKeyOf({ key, secret_key }: Head, here: string | undefined): boolean {
  const known = [...keysIn(secret_key ?? ''), ...keysIn(here ?? '')]
  return key === null || lossesOf(key).length === 0 || known.some((one) => markOf(one) === key.mark)
}

/**
 * Puts the keys of a backup before those of secret.key, where they are not there yet. With
 * SECRET_KEY set the file is not read: says whether that is another key.
 */
export function takeKey({ secret_key, key }: Head, place: Place): 'written' | 'there' | 'differs' {
  if (secret_key === undefined || key === null) return 'there'
  const here = keysIn(keyOf(place) ?? '')
  if (here.some((one) => markOf(one) === key.mark)) return 'there'
  if (place.secretKey !== undefined) return 'differs'
  mkdirSync(place.dataDir, { recursive: true })
  const keys = [...new Set([...keysIn(secret_key), ...here])].filter(Boolean)
  writeFileSync(keyFile(place.dataDir), `${keys.join('\n')}\n`, { mode: 0o600 })
  return 'written'
}
