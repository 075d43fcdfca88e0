/** A block of cells that a workbook shows as one, from 0 on, both ends included. */
export type Merge = { top: number; left: number; bottom: number; right: number }

/** A sheet with more blocks, or more rows in them, was not merged by hand. */
const MOST_MERGES = 10_000
const MOST_FILLED = 100_000

const PART = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** The merged cells of a worksheet, given as its XML. */
export function mergesIn(xml: string): Merge[] {
  const from = xml.search(/<(?:\w+:)?mergeCells[\s>]/)
  if (from < 0) return []
  const merges: Merge[] = []
  for (const [, left = '', top, right = '', bottom] of xml.slice(from).matchAll(PART)) {
    merges.push({
      top: Number(top) - 1,
      left: columnOf(left),
      bottom: Number(bottom) - 1,
      right: columnOf(right),
    })
    if (merges.length >= MOST_MERGES) break
  }
  return merges
}

/** Merged cells are named behind all others. */
const SHOWS_MERGES = 2_000_000

/** The merged cells of a workbook's first sheet, given its files. */
export function mergesOf(fileAt: (path: string) => Uint8Array | undefined): Merge[] {
  const textAt = (path: string) =>
    new TextDecoder().decode(fileAt(path)?.subarray(-SHOWS_MERGES) ?? new Uint8Array())
  const path = firstSheetOf(textAt('xl/workbook.xml'), textAt('xl/_rels/workbook.xml.rels'))
  return path === null ? [] : mergesIn(textAt(path))
}

/** The path of a workbook's first sheet among its files; null where it names none. */
export function firstSheetOf(workbookXml: string, relationsXml: string): string | null {
  const id = /<(?:\w+:)?sheet(?=\s)[^<>]*?\s\w+:id="([^"]+)"/.exec(workbookXml)?.[1]
  const relation = [...relationsXml.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => / Id="([^"]+)"/.exec(tag)?.[1] === id)
  const target = / Target="([^"]+)"/.exec(relation ?? '')?.[1]
  if (target === undefined) return null
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** What a merged block says, in the first cell of each of its rows. */
export function filled(rows: readonly (readonly string[])[], merges: readonly Merge[]): string[][] {
  const cells = rows.map((row) => [...row])
  let left = MOST_FILLED
  for (const { top, left: column, bottom } of merges) {
    const text = cells[top]?.[column] ?? ''
    const last = text === '' ? top : Math.min(bottom, cells.length - 1)
    for (let row = top + 1; row <= last; row++) {
      const own = cells[row]
      if (--left < 0) return cells
      if (own && column < own.length) own[column] = text
    }
  }
  return cells
}
