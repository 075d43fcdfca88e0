/**
 * A backup is gzipped text, one JSON value a line, encrypted by age (age-encryption.org) where
 * BACKUP_PASSPHRASE is set:
 * - first a `Head`, which says what it is;
 * - for every table a `TableLine`, then its rows: lists of PostgreSQL's own text forms, null for
 *   null; the last of them, named JOBS, are the open jobs;
 * - for every file its content in base64, in as many lines as it takes, then a `FileLine`;
 * - last an `EndLine`, which counts what came before.
 */
export type Head = {
  slipway: 'backup'
  version: typeof FORMAT
  /** The release that wrote it. */
  release: string
  at: string
  migrations: string[]
  /** Whether the files are in it, or only listed in the table of files. */
  files: 'content' | 'list'
  key: KeyFacts | null
  /** SECRET_KEY or the content of secret.key; never in a backup that is not encrypted. */
  secret_key?: string
}
/** Which key the installation had, and how much is sealed with it, by table. */
export type KeyFacts = { mark: string; sealed: Record<string, number> }
export type TableLine = { table: string; columns: string[] }
export type Row = (string | null)[]
/** Closes a file; one that could not be read as it was stored is said to be lost. */
export type FileLine = { file: string; size: number } | { lost: string }
export type Counted = { tables: number; rows: number; jobs: number; files: number; lost: number }
/** `sha256` is of all lines before it, line ends included. */
export type EndLine = { end: Counted; sha256: string }
export type Line = Head | TableLine | Row | string | FileLine | EndLine

export const FORMAT = 2
/** No table of the database has a blank in its name. */
export const JOBS = 'open jobs'

export const nothing = (): Counted => ({ tables: 0, rows: 0, jobs: 0, files: 0, lost: 0 })

/**
 * What every backup begins with, once it is decrypted: gzip, no flags, no date, the usual packing,
 * no system named. A reader that demands all of it notices a change there too.
 */
export const GZIP_HEADER = Buffer.from('1f8b08000000000000ff', 'hex')
export const AGE_HEADER = Buffer.from('age-encryption.org/v1\n')
