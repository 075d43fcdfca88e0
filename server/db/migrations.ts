import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

export type SqlFile = { name: string; text: string }

/** The name of the files of schema/ among the migrations: they are applied as one. */
export const BASELINE = 'baseline'
const CLEAR = '00-clear.sql'

export const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')

const sqlIn = (folder: string, name: RegExp): SqlFile[] =>
  readdirSync(new URL(`./${folder}/`, import.meta.url))
    .filter((file) => name.test(file))
    .toSorted()
    .map((file) => ({
      name: file,
      text: readFileSync(new URL(`./${folder}/${file}`, import.meta.url), 'utf8'),
    }))

/** What changes tables: the baseline, then the numbered files, each applied once. */
export const migrations = (): SqlFile[] => [
  { name: BASELINE, text: textOf(sqlIn('schema', /^\d\d-[\w-]+\.sql$/)) },
  ...sqlIn('migrations', /^\d{4}-[\w-]+\.sql$/),
]

/**
 * Functions, views, triggers, policies and grants: all are applied again when one of the files, or
 * the package that owns the job tables, has changed.
 */
export function routines(): { clear: SqlFile; files: SqlFile[]; checksum: string } {
  const [clear, ...files] = sqlIn('routines', /^\d\d-[\w-]+\.sql$/)
  if (clear?.name !== CLEAR) throw new Error(`routines/${CLEAR} comes first`)
  return { clear, files, checksum: checksumOf(textOf([clear, ...files]) + queueVersion()) }
}

const textOf = (files: readonly SqlFile[]) => files.map(({ text }) => text).join('\n')

function queueVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  return /"graphile-worker": "([^"]+)"/.exec(text)?.[1] ?? ''
}
