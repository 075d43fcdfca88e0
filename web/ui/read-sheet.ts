/** A table as read from a file: the first row names the columns. `line` is where a row stands in the file. */
export type Sheet = { columns: string[]; rows: { line: number; cells: string[] }[] }

const MOST_ROWS = 10_000
const MOST_BYTES = 10 * 1024 * 1024

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

/** Reads a CSV or XLSX file in the browser: it never leaves the device, only the rows chosen from it do. @throws SheetError */
export async function readSheet(file: File): Promise<Sheet> {
  if (file.size > MOST_BYTES) throw new SheetError('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = await (isZip ? readWorkbook(file) : readCsv(bytes)).catch(() => {
    throw new SheetError('unreadable')
  })
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head || rest.length === 0) throw new SheetError('empty')
  if (rest.length > MOST_ROWS) throw new SheetError('tooManyRows')
  return { columns: head.cells.map((cell) => cell.trim()), rows: rest }
}

async function readWorkbook(file: File): Promise<Sheet['rows']> {
  const { readSheet: read } = await import('read-excel-file/browser')
  const rows = await read(file)
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
}

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/** UTF-8, or what Excel writes on Windows. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The separator that stands most often in the first line. */
export function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1)
  const count = (mark: string) => first.split(mark).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
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
    to: MOST_ROWS + 2,
  } as const
  const records: unknown = parse(text, options)
  return (records as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({ line: info.lines, cells: record }))
}
