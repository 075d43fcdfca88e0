import { parentPort, workerData } from 'node:worker_threads'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { decode, delimiterOf, SHEET_LIMIT, textOf, type Sheet } from '#domain/rules/member-sheet.ts'

/**
 * What the file holds, or why it cannot be read; the other side sets the limits on time and memory.
 */
export type SheetReply = { sheet: Sheet } | { fault: 'unreadable' | 'too_large' }

async function rowsOf(bytes: Uint8Array): Promise<Sheet['rows']> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip)
    return (await readSheet(Buffer.from(bytes))).map((cells, index) => ({
      line: index + 1,
      cells: cells.map(textOf),
    }))
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new Error('not a text')
  const records: unknown = parse(text, {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    to: SHEET_LIMIT.rows + 2,
  })
  return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    line: info.lines,
    cells: record,
  }))
}

async function read(bytes: Uint8Array): Promise<SheetReply> {
  const rows = await rowsOf(bytes).catch(() => [])
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head || rest.length === 0) return { fault: 'unreadable' }
  if (rest.length > SHEET_LIMIT.rows) return { fault: 'too_large' }
  return { sheet: { columns: head.cells.map((cell) => cell.trim()), rows: rest } }
}

parentPort?.postMessage(await read(workerData as Uint8Array), [])
