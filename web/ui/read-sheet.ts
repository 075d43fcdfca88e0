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

/**
 * Reads a CSV or XLSX file in the browser: it never leaves the device, only the rows chosen from it
 * do. @throws SheetError
 */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > SHEET_LIMIT.bytes) throw new SheetError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? await readWorkbook(file) : csvRows(bytes)
  if (rows === null) throw new SheetError('unreadable')
  const sheet = sheetOf(rows)
  if (typeof sheet === 'string') throw new SheetError(sheet)
  return sheet
}

async function readWorkbook(file: File): Promise<SheetRow[]> {
  const { readSheet: read } = await import('read-excel-file/browser')
  const rows = await read(file).catch(() => {
    throw new SheetError('unreadable')
  })
  return workbookRows(rows)
}
