import { createHash } from 'node:crypto'
import type { Language } from '#domain/constants/languages.ts'
import { csvOf, type CsvCell } from '#domain/sheets/write-csv.ts'
import type { ZipContent, ZipEntry } from './zip.ts'

export type ListedEntry = { name: string; size: number; sha256: string }

/** Passes entries on and notes each of them, with the checksum of its content, once it is written. */
export async function* noted(
  entries: AsyncIterable<ZipEntry>,
  note: (entry: ListedEntry) => void,
): AsyncGenerator<ZipEntry> {
  for await (const { name, content } of entries) {
    const hash = createHash('sha256')
    let size = 0
    const take = (part: Buffer) => {
      hash.update(part)
      size += part.length
    }
    yield { name, content: watched(content, take) }
    note({ name, size, sha256: hash.digest('hex') })
  }
}

function watched(content: ZipContent, take: (part: Buffer) => void): ZipContent {
  if (typeof content === 'string' || Buffer.isBuffer(content)) {
    take(Buffer.from(content))
    return content
  }
  return (async function* () {
    for await (const part of content) {
      take(part)
      yield part
    }
  })()
}

export type TableInArchive = {
  /** Its path without an ending. */
  name: string
  columns: readonly string[]
  /** Left out of CSV. */
  binary: readonly string[]
  /** Its rows as JSON texts, in batches; read once for each of the two files. */
  rows(): AsyncIterable<readonly string[]>
}

/** A table as NDJSON, a line a row, for programs, and as CSV for people. */
export const tableEntries = (table: TableInArchive, language: Language): ZipEntry[] => [
  { name: `${table.name}.ndjson`, content: asLines(table) },
  { name: `${table.name}.csv`, content: asCsv(table, language) },
]

async function* asLines({ rows }: TableInArchive): AsyncGenerator<Buffer> {
  for await (const lines of rows()) yield Buffer.from(`${lines.join('\n')}\n`)
}

const MARK = '\uFEFF'.length

async function* asCsv(
  { columns, binary, rows }: TableInArchive,
  language: Language,
): AsyncGenerator<Buffer> {
  const shown = columns.filter((column) => !binary.includes(column))
  yield Buffer.from(csvOf([shown], language))
  for await (const lines of rows()) {
    const cells = lines.map((line) => {
      const row = JSON.parse(line) as Record<string, unknown>
      return shown.map((column) => cellOf(row[column]))
    })
    yield Buffer.from(csvOf(cells, language).slice(MARK))
  }
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}
