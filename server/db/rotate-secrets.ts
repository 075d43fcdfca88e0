import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Client } from 'pg'
import { clientTo } from './hosts.ts'
import { runAsOwner } from './run-as-owner.ts'
import { sealedColumns, type SealedColumn } from './sealed-columns.ts'
import { keyFile, newKey, secretsOf, serverKeys, type Secrets } from '../secrets.ts'

type Row = { place: string; sealed: Buffer; owner: Readonly<Record<string, unknown>> }
export type Rotated = { sealed: number; unreadable: number; recovery_codes: number }

/**
 * Seals with the first key all that is sealed in the database; what changes meanwhile has been
 * sealed with it by who changed it. Marks of recovery codes cannot be made again without the codes:
 * they count as long as the earlier key is there.
 */
export async function rotate(ownerUrl: string, secrets: Secrets): Promise<Rotated> {
  const client = clientTo(ownerUrl)
  await client.connect()
  try {
    const counted = { sealed: 0, unreadable: 0 }
    for (const column of await sealedColumns(client))
      await sealAgain(client, secrets, column, counted)
    const { rows } = await client.query<{ count: number }>(
      'select count(distinct user_id)::int as count from recovery_codes',
    )
    return { ...counted, recovery_codes: rows[0]?.count ?? 0 }
  } finally {
    await client.end()
  }
}

async function sealAgain(
  client: Client,
  secrets: Secrets,
  { table, column, owner }: SealedColumn,
  counted: Pick<Rotated, 'sealed' | 'unreadable'>,
): Promise<void> {
  const { rows } = await client.query<Row>(
    `select ctid::text as place, ${column} as sealed, to_jsonb(t) as owner from ${table} t
     where ${column} is not null`,
  )
  for (const row of rows) {
    const whose = owner.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(row.owner[name]))
    const text = textOf(secrets, row.sealed, whose)
    if (text === null) {
      counted.unreadable += 1
      continue
    }
    const { rowCount } = await client.query(
      `update ${table} set ${column} = $1 where ctid = $2::tid and ${column} = $3`,
      [secrets.seal(text, whose), row.place, row.sealed],
    )
    counted.sealed += rowCount ?? 0
  }
}

/** What was sealed, unless the key it was sealed with is gone. */
function textOf(secrets: Secrets, sealed: Buffer, owner: string): string | null {
  try {
    return secrets.open(sealed, owner)
  } catch {
    return null
  }
}

const countOf = (count: number, one: string, several: string) =>
  `${count} ${count === 1 ? one : several}`

function sentences({ sealed, unreadable, recovery_codes }: Rotated): string {
  return [
    `${countOf(sealed, 'secret is', 'secrets are')} sealed with the first key now.`,
    ...(unreadable > 0
      ? [
          `${countOf(unreadable, 'secret was', 'secrets were')} sealed with a key that is in none ` +
            'of the places, and stay as they are.',
        ]
      : []),
    recovery_codes > 0
      ? `Recovery codes of ${countOf(recovery_codes, 'person', 'people')} count as long as the ` +
        'earlier key stays in the list; take it away once they have made new ones.'
      : 'The earlier key can be taken away.',
  ].join('\n')
}

if (import.meta.main) {
  await runAsOwner('npm run secrets:rotate', async (ownerUrl, args, config) => {
    if (args.length > 0) return undefined
    const file = keyFile(config.dataDir)
    // Without SECRET_KEY the keys are lines of a file, the newest first.
    if (config.secretKey === undefined && existsSync(file))
      writeFileSync(file, `${newKey()}\n${readFileSync(file, 'utf8')}`, { mode: 0o600 })
    return sentences(await rotate(ownerUrl, secretsOf(...serverKeys(config))))
  })
}
