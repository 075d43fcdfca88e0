import { germanHeading, type DrvColumn } from '#domain/performance-tests/drv-columns.ts'

/** How a federation user may write a file. */
export type Dialect = {
  separator: ';' | ','
  decimals: ',' | '.'
  language: 'en' | 'de'
  days: 'iso' | 'german'
  encoding: 'utf-8' | 'utf-8-bom' | 'windows-1252'
  ends: '\n' | '\r\n'
  /** Spreadsheets fill the first line up with empty cells. */
  fills: boolean
}

export const ENGLISH: Dialect = {
  separator: ',',
  decimals: '.',
  language: 'en',
  days: 'iso',
  encoding: 'utf-8',
  ends: '\n',
  fills: false,
}
export const GERMAN: Dialect = {
  separator: ';',
  decimals: ',',
  language: 'de',
  days: 'german',
  encoding: 'windows-1252',
  ends: '\r\n',
  fills: true,
}

export type Written = Partial<Record<DrvColumn, string | number>>

const GERMAN_WORDS: Record<string, string> = {
  open: 'offen',
  light: 'leicht',
  sweep: 'Riemen',
  scull: 'Skull',
}

function cellOf(column: DrvColumn, value: string | number | undefined, dialect: Dialect): string {
  if (value === undefined) return ''
  const isDay = column === 'birth_date' || column === 'test_date'
  const isWord = column === 'weight_class' || column === 'sweep_scull'
  const german = dialect.days === 'german' && isDay
  const text =
    typeof value === 'number'
      ? String(value).replace('.', dialect.decimals)
      : german
        ? value.split('-').toReversed().join('.')
        : column === 'split_time'
          ? value.replace('.', dialect.decimals)
          : isWord && dialect.language === 'de'
            ? (GERMAN_WORDS[value] ?? value)
            : value
  const isQuoted = text.includes(dialect.separator) || /["\r\n]/.test(text)
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text
}

/** The text of a file of tests. */
export function drvText(
  rows: readonly Written[],
  dialect: Dialect = GERMAN,
  columns: readonly DrvColumn[] = columnsIn(rows),
): string {
  const { separator, language, ends, fills } = dialect
  const mark = `#drv-test/1${fills ? separator.repeat(columns.length - 1) : ''}`
  const head = columns.map((column) => (language === 'de' ? germanHeading(column) : column))
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row[column], dialect)))
  return [[mark], head, ...lines].map((cells) => cells.join(separator) + ends).join('')
}

const columnsIn = (rows: readonly Written[]): DrvColumn[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row) as DrvColumn[])),
]

/** The bytes of a file of tests. */
export function drvBytes(
  rows: readonly Written[],
  dialect: Dialect,
  columns?: readonly DrvColumn[],
): Uint8Array {
  const text = drvText(rows, dialect, columns)
  if (dialect.encoding === 'windows-1252') return Uint8Array.from(Buffer.from(text, 'latin1'))
  return new TextEncoder().encode(dialect.encoding === 'utf-8-bom' ? `\uFEFF${text}` : text)
}

/** The seven steps of the check values of one person on a day, as lines of a file. */
export const stepRows = (person: Written, test_date: string, more: Written = {}): Written[] =>
  [1.0, 1.1, 1.3, 1.8, 2.9, 5.0, 9.0].map((lactate, index) => ({
    test_type: 'step',
    ...person,
    test_date,
    ...more,
    step: index + 1,
    power_w: 150 + 40 * index,
    duration_s: 240,
    heart_rate: [118, 131, 144, 157, 169, 180, 188][index] ?? 0,
    lactate,
  }))
