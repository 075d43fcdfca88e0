import type { Client } from 'pg'

export type SealedColumn = { table: string; column: string; owner: string }

/** The columns whose comment says whom their secrets are sealed for, as `sealed for {user_id}`. */
export async function sealedColumns(client: Client): Promise<SealedColumn[]> {
  const { rows } = await client.query<SealedColumn>(
    `select a.attrelid::regclass::text as table, quote_ident(a.attname) as column,
       substring(d.description from '^sealed for (.+)$') as owner
     from pg_description d
     join pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
     where d.classoid = 'pg_class'::regclass and d.description like 'sealed for %'
     order by 1, 2`,
  )
  return rows
}
