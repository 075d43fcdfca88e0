import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import { csvRows, sheetOf, workbookRows, type Sheet, type SheetRow } from '#domain/sheets/sheet.ts'
import { entriesOf, gather, openZip } from '../../../readers/zip-files.ts'
import { FileRefusal } from '../../../readers/refusal.ts'

/**
 * What the file holds, or why it cannot be read; the other side sets the limits on time and memory.
 */
export type SheetReply = { sheet: Sheet } | { fault: 'unreadable' | 'too_large' }
export type SheetRequest = { bytes: Uint8Array; mostBytes: number; mostFiles: number }

/**
 * Unpacks every file of a workbook, which costs little, before any is parsed, which costs a lot.
 * What a file says of its own size is not believed. @throws FileRefusal
 */
async function demandSmall({ bytes, mostBytes, mostFiles }: SheetRequest): Promise<void> {
  const zip = await openZip(bytes)
  if (zip.entryCount > mostFiles) throw new FileRefusal('too_many_members')
  let left = mostBytes
  for await (const entry of entriesOf(zip)) {
    if (entry.uncompressedSize > left) throw new FileRefusal('too_large')
    if (!entry.canDecodeFileData()) throw new FileRefusal('method_not_supported')
    left -= (await gather(await zip.openReadStreamPromise(entry), left)).length
  }
}

async function rowsOf(request: SheetRequest): Promise<SheetRow[] | null> {
  const { bytes } = request
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return csvRows(bytes)
  await demandSmall(request)
  return workbookRows(
    await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  )
}

async function read(request: SheetRequest): Promise<SheetReply> {
  try {
    const sheet = sheetOf((await rowsOf(request)) ?? [])
    if (sheet === 'empty') return { fault: 'unreadable' }
    return sheet === 'tooManyRows' ? { fault: 'too_large' } : { sheet }
  } catch (error) {
    const isTooLarge = error instanceof FileRefusal && error.code.startsWith('too_')
    return { fault: isTooLarge ? 'too_large' : 'unreadable' }
  }
}

parentPort?.postMessage(await read(workerData as SheetRequest), [])
