import { decode, delimiterOf, SHEET_LIMIT, textOf, type Sheet } from '#domain/rules/member-sheet.ts'

/** Why a table could not be read; the page has a sentence for each. */
export type SheetFault = 'tooLarge' | 'tooManyRows' | 'unreadable' | 'empty'
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
  const rows = await (isZip ? readWorkbook(file) : readCsv(bytes)).catch(() => {
    throw new SheetError('unreadable')
  })
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head || rest.length === 0) throw new SheetError('empty')
  if (rest.length > SHEET_LIMIT.rows) throw new SheetError('tooManyRows')
  return { columns: head.cells.map((cell) => cell.trim()), rows: rest }
}

async function readWorkbook(file: File): Promise<Sheet['rows']> {
  const { readSheet: read } = await import('read-excel-file/browser')
  const rows = await read(file)
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
}

async function readCsv(bytes: Uint8Array): Promise<Sheet['rows']> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  const text = decode(bytes)
  if (text.includes('\u0000')) throw new SheetError('unreadable')
  const options = {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    to: SHEET_LIMIT.rows + 2,
  } as const
  const records: unknown = parse(text, options)
  return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    line: info.lines,
    cells: record,
  }))
}
