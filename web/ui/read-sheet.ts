import type { Encoding } from '#domain/sheets/decode-text.ts'
import type { ListKind } from '#domain/sheets/headings.ts'
import { mergesOf } from '#domain/sheets/merged-cells.ts'
import {
  csvRows,
  sheetOf,
  SHEET_LIMIT,
  workbookRows,
  type Sheet,
  type SheetFault as SheetFaultOfRows,
  type SheetRow,
} from '#domain/sheets/sheet.ts'

/** Why a table could not be read; the page has a sentence for each. */
export type SheetFault = SheetFaultOfRows | 'tooLarge' | 'unreadable'
export class SheetError extends Error {
  override readonly name = 'SheetError'
  readonly fault: SheetFault
  constructor(fault: SheetFault) {
    super(fault)
    this.fault = fault
  }
}

/** The rows of a file; `text` is there for what can be read in another encoding. */
export type TableFile = {
  rows: readonly SheetRow[]
  text: { bytes: Uint8Array; encoding: Encoding } | null
}

/**
 * Reads a CSV or XLSX file in the browser: it never leaves the device, only the rows chosen from it
 * do. @throws SheetError
 */
export async function readTable(file: File): Promise<TableFile> {
  if (file.size > SHEET_LIMIT.bytes) throw new SheetError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const table = isZip ? { rows: await readWorkbook(file, bytes), text: null } : textTable(bytes)
  if (!table) throw new SheetError('unreadable')
  return table
}

/** The same text in an encoding that somebody has chosen; null when it is none in that. */
export function textTable(bytes: Uint8Array, chosen: Encoding | null = null): TableFile | null {
  const read = csvRows(bytes, chosen)
  return read && { rows: read.rows, text: { bytes, encoding: read.encoding } }
}

/** A file as a list of a kind. @throws SheetError */
export async function readSheet(file: File, kind: ListKind): Promise<Sheet> {
  const sheet = sheetOf((await readTable(file)).rows, kind)
  if (typeof sheet === 'string') throw new SheetError(sheet)
  return sheet
}

async function readWorkbook(file: File, bytes: Uint8Array): Promise<SheetRow[]> {
  try {
    const [{ readSheet: read }, { unzipSync }] = await Promise.all([
      import('read-excel-file/browser'),
      import('fflate'),
    ])
    const rows = await read(file)
    const merges = mergesOf(
      (path) => unzipSync(bytes, { filter: ({ name }) => name === path })[path],
    )
    return workbookRows(rows, merges)
  } catch {
    throw new SheetError('unreadable')
  }
}
