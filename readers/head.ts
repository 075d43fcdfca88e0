import { eachRow, separatorOf, type Separator } from '#domain/sheets/read-csv.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'

/**
 * The first bytes of a file, as bytes, as text and as the rows of a table, worked out when first
 * asked for.
 */
export interface Head {
  readonly bytes: Uint8Array
  readonly text: () => string
  readonly rows: () => readonly (readonly string[])[]
  readonly separator: () => Separator
}

const HEAD_BYTES = 65_536
const HEAD_ROWS = 100
const MOST_CELLS = 500

export function headOf(content: Uint8Array): Head {
  const bytes = content.subarray(0, HEAD_BYTES)
  const text = once(() => decodeText(bytes))
  const separator = once(() => separatorOf(text()))
  return { bytes, text, separator, rows: once(() => firstRows(text(), separator())) }
}

function firstRows(text: string, separator: Separator): string[][] {
  const rows: string[][] = []
  eachRow(text, separator, MOST_CELLS, (cells) => rows.push([...cells]) < HEAD_ROWS)
  return rows
}

function once<T>(work: () => T): () => T {
  let done: { value: T } | undefined
  return () => (done ??= { value: work() }).value
}
