import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Client } from 'pg'
import { numberParameters } from '../../server/db/statement.ts'
import { ROOT } from '../repo/tree.ts'
import { describeStatement, type ResultColumn } from './describe-statement.ts'

/**
 * TypeScript's type for the values of a PostgreSQL type, as the parsers in `server/db/client.ts`
 * read them.
 */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  name: 'string',
  numeric: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  varchar: 'string',
}

/** The .sql files of features, by path. */
export const statementFiles = (): string[] =>
  globSync('server/*/*/*.sql', { cwd: ROOT })
    .filter((path) => !path.startsWith('server/db/'))
    .toSorted()

/** The text of the `statements.ts` beside the .sql files of each feature, by its path. */
export async function statementModules(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select t.oid, coalesce(e.typname || '[]', t.typname) as name
     from pg_type t
     left join pg_type e on e.typarray = t.oid`,
  )
  const names = new Map(rows.map(({ oid, name }) => [oid, name]))
  const modules = new Map<string, string>()
  for (const [folder, ofFolder] of Map.groupBy(statementFiles(), (path) => dirname(path))) {
    const parts: string[] = []
    for (const file of ofFolder)
      parts.push(await declaration(client, file, (oid) => typeOf(names.get(oid), file)))
    const path = join(folder, 'statements.ts')
    modules.set(path, withImports(parts.join('\n')))
  }
  return modules
}

async function declaration(
  client: Client,
  file: string,
  typeName: (oid: number) => string,
): Promise<string> {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const { text, names } = numberParameters(source)
  const { parameters, columns } = await describeStatement(client, text).catch((error: unknown) => {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  })
  const name = camelCase(basename(file, '.sql'))
  const Type = name.charAt(0).toUpperCase() + name.slice(1)
  const params = names.map((parameter, index) => {
    const mayBeNull = source.includes(`:${parameter}?`)
    const type = parameter === 'club_id' ? 'ClubId' : readOnly(typeName(parameters[index] ?? 0))
    return `  ${parameter}: ${type}${mayBeNull ? ' | null' : ''}`
  })
  const row = columns.map(
    (column) => `  ${column.name.replace(/!$/, '')}: ${columnType(column, typeName)}`,
  )
  return [
    `export type ${Type}Params = {`,
    ...params,
    '}',
    `export type ${Type}Row = {`,
    ...row,
    '}',
    `export const ${name} = sqlFile<${Type}Params, ${Type}Row>(`,
    '  import.meta.url,',
    `  '${basename(file)}',`,
    ')',
    '',
  ].join('\n')
}

/**
 * A value of a column is typed as the column is; `as "name!"` says of an expression that it is
 * never null.
 */
function columnType(
  { name, type, table, column, outer }: ResultColumn,
  typeName: (oid: number) => string,
): string {
  if (table !== null && column !== null) {
    const stored = `Column<'${table}', '${column}'>`
    if (name.endsWith('!')) return `NonNullable<${stored}>`
    return outer ? `${stored} | null` : stored
  }
  return name.endsWith('!') ? typeName(type) : `${typeName(type)} | null`
}

function typeOf(name: string | undefined, file: string): string {
  const type = nameOfType(name ?? '')
  if (type === undefined)
    throw new Error(`${file}: no type for ${name ?? 'an unknown type'} of PostgreSQL`)
  return type
}

/** What TypeScript calls a type of PostgreSQL, or a list of it, as `int4[]`. */
export function nameOfType(name: string): string | undefined {
  const [, element = '', list = ''] = /^(.*?)(\[\])?$/.exec(name) ?? []
  const type = TYPES[element]
  return type && type + list
}

const readOnly = (type: string) => (type.endsWith('[]') ? `readonly ${type}` : type)
const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function withImports(body: string): string {
  const uses = (word: string) => new RegExp(`\\b${word}\\b`).test(body)
  const types = ['Column', 'Json'].filter(uses)
  return [
    '// Written from the .sql files beside it by the test of statements with UPDATE=1.',
    ...(uses('ClubId') ? ["import type { ClubId } from '../../db/client.ts'"] : []),
    `import { sqlFile${types.map((type) => `, type ${type}`).join('')} } ` +
      "from '../../db/statement.ts'",
    '',
    body,
  ].join('\n')
}
