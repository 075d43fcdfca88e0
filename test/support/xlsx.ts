import { inflateRawSync } from 'node:zlib'

const CENTRAL = 0x02014b50
const DEFLATED = 8

/** The files of a ZIP by name; enough of the format for workbooks. */
export function unzip(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(bytes.length - 6)
  while (bytes.readUInt32LE(at) === CENTRAL) {
    const [method, size, nameLength, extraLength, commentLength] = [10, 20, 28, 30, 32].map(
      (offset) =>
        offset === 20 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    )
    const local = bytes.readUInt32LE(at + 42)
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + (size ?? 0))
    files.set(name, method === DEFLATED ? inflateRawSync(content) : content)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/**
 * A sheet as rows of cells, the first unless another is asked for: numbers as numbers, all else as
 * text; formulas would show as such.
 */
export function sheetOf(workbook: Buffer, place = 1): (string | number | null)[][] {
  const files = unzip(workbook)
  const text = (name: RegExp) =>
    [...files].find(([path]) => name.test(path))?.[1].toString('utf8') ?? ''
  const shared = [...text(/sharedStrings\.xml$/).matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, inner = '']) =>
      plain([...inner.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, part = '']) => part).join('')),
  )
  return [
    ...text(new RegExp(`worksheets/sheet${place}\\.xml$`)).matchAll(/<row[^>]*>(.*?)<\/row>/gs),
  ].map(([, row = '']) => {
    const cells: (string | number | null)[] = []
    for (const [, column = 'A', attributes = '', inner = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const index = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (cells.length < index) cells.push(null) // an empty cell is not written
      cells.push(valueOf(attributes, inner, shared))
    }
    return cells
  })
}

/** The number that a workbook has for a day, which it shows as a date. */
export const dateNumber = (day: string): number => Date.parse(day) / 86_400_000 + 25_569

function valueOf(
  attributes: string,
  inner: string,
  shared: readonly string[],
): string | number | null {
  if (inner.includes('<f')) return `formula ${inner}`
  const value = /<v>(.*?)<\/v>/s.exec(inner)?.[1]
  if (/t="s"/.test(attributes)) return shared[Number(value)] ?? null
  if (/t="inlineStr"/.test(attributes)) return plain(/<t[^>]*>(.*?)<\/t>/s.exec(inner)?.[1] ?? '')
  return value === undefined ? null : Number(value)
}
