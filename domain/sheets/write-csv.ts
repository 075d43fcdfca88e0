import type { Language } from '../constants/languages.ts'

export type CsvCell = string | number | null

/**
 * Spreadsheets set to the language expect these marks: where the comma is the decimal mark, it
 * cannot separate the cells as well.
 */
const MARKS: Record<Language, { cells: string; decimals: string }> = {
  en: { cells: ',', decimals: '.' },
  de: { cells: ';', decimals: ',' },
  fr: { cells: ';', decimals: ',' },
  'zh-cn': { cells: ',', decimals: '.' },
}

/**
 * A spreadsheet would run what begins like a formula, be it in full-width signs or after blanks and
 * characters it skips: such text
 * is led by an apostrophe.
 */
const safe = (text: string) =>
  /^[\s\p{C}=+\-@|%]/u.test(text.slice(0, 2).normalize('NFKC')) ? `'${text}` : text

/**
 * Rows as a CSV file for spreadsheets set to a language, with a mark that says UTF-8. Text never
 * becomes a formula, numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { cells, decimals } = MARKS[language]
  const written = (cell: CsvCell) => {
    if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return ''
    const text = typeof cell === 'number' ? plainNumber(cell).replace('.', decimals) : safe(cell)
    return /["\r\n]/.test(text) || text.includes(cells) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `\uFEFF${rows.map((row) => row.map(written).join(cells)).join('\r\n')}\r\n`
}

/**
 * Writes no exponent, which not every reader knows; a value nearer to zero than a billionth is
 * zero.
 */
const plainNumber = (value: number): string =>
  /e/i.test(String(value)) ? String(BigInt(Math.trunc(value))) : String(value)
