import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/node'
import type { Encoding } from '#domain/sheets/decode-text.ts'
import { mergesOf } from '#domain/sheets/merged-cells.ts'
import { csvRows, sheetOf, workbookRows, type Sheet, type SheetRow } from '#domain/sheets/sheet.ts'
import { entriesOf, gather, openZip } from '../../../readers/zip-files.ts'
import { FileRefusal } from '../../../readers/refusal.ts'

/**
 * What the file holds, or why it cannot be read; the other side sets the limits on time and memory.
 */
export type SheetReply = { sheet: Sheet } | { fault: 'unreadable' | 'too_large' }
export type SheetRequest = {
  bytes: Uint8Array
  encoding: Encoding | null
  mostBytes: number
  mostFiles: number
}

/** What says which cells are merged. */
const PARTS = /^xl\/(?:workbook\.xml|_rels\/|worksheets\/)/

/**
 * Unpacks every file of a workbook, which costs little, before any is parsed, which costs a lot.
 * What a file says of its own size is not believed. @throws FileRefusal
 */
async function smallFilesOf({
  bytes,
  mostBytes,
  mostFiles,
}: SheetRequest): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  const zip = await openZip(bytes)
  if (zip.entryCount > mostFiles) throw new FileRefusal('too_many_members')
  let left = mostBytes
  for await (const entry of entriesOf(zip)) {
    if (entry.uncompressedSize > left) throw new FileRefusal('too_large')
    if (!entry.canDecodeFileData()) throw new FileRefusal('method_not_supported')
    const file = await gather(await zip.openReadStreamPromise(entry), left)
    left -= file.length
    if (PARTS.test(entry.fileName)) files.set(entry.fileName, file)
  }
  return files
}

async function rowsOf(request: SheetRequest): Promise<SheetRow[] | null> {
  const { bytes, encoding } = request
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return csvRows(bytes, encoding)?.rows ?? null
  const files = await smallFilesOf(request)
  const merges = mergesOf((path) => files.get(path))
  files.clear()
  return workbookRows(
    await readSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    merges,
  )
}

async function read(request: SheetRequest): Promise<SheetReply> {
  try {
    const sheet = sheetOf((await rowsOf(request)) ?? [], 'member')
    if (sheet === 'empty') return { fault: 'unreadable' }
    return sheet === 'tooManyRows' ? { fault: 'too_large' } : { sheet }
  } catch (error) {
    const isTooLarge = error instanceof FileRefusal && error.code.startsWith('too_')
    return { fault: isTooLarge ? 'too_large' : 'unreadable' }
  }
}

parentPort?.postMessage(await read(workerData as SheetRequest), [])
