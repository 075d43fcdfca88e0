import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import { csvRows, sheetOf, workbookRows, type Sheet, type SheetRow } from '#domain/sheets/sheet.ts'

/**
 * What the file holds, or why it cannot be read; the other side sets the limits on time and memory.
 */
export type SheetReply = { sheet: Sheet } | { fault: 'unreadable' | 'too_large' }

async function rowsOf(bytes: Uint8Array): Promise<SheetRow[] | null> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isZip
    ? workbookRows(await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    : csvRows(bytes)
}

async function read(bytes: Uint8Array): Promise<SheetReply> {
  const rows = await rowsOf(bytes).catch(() => null)
  const sheet = sheetOf(rows ?? [])
  if (sheet === 'empty') return { fault: 'unreadable' }
  return sheet === 'tooManyRows' ? { fault: 'too_large' } : { sheet }
}

parentPort?.postMessage(await read(workerData as Uint8Array), [])
