import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessMapping, mapRows, openBirthday } from '../rules/member-sheet.ts'
import type { DateOrder } from './days.ts'
import type { Encoding } from './decode-text.ts'
import { csvRows, sheetOf } from './sheet.ts'

const READ_IN = 2026

type Person = {
  first_name: string
  last_name: string
  email: string
  born: readonly [year: number, month: number, day: number]
  squad: string
}
type Column = keyof Person
const COLUMNS: readonly Column[] = ['first_name', 'last_name', 'email', 'born', 'squad']

/** What clubs write above these columns, in the four languages. */
const HEADS: Record<Column, readonly string[]> = {
  first_name: ['First name', 'Vorname', 'Prénom', 'given name'],
  last_name: ['Last name', 'Nachname', 'Nom', 'Name', 'Familienname'],
  email: ['Email', 'E-Mail-Adresse', 'Courriel', 'E-Mail'],
  born: ['Date of birth', 'Geburtsdatum', 'Date de naissance', 'Geb. am'],
  squad: ['Squad', 'Trainingsgruppe', 'Groupe', 'Team'],
}

const two = (value: number) => String(value).padStart(2, '0')
const STYLES: Record<string, (born: Person['born']) => string> = {
  iso: ([year, month, day]) => `${year}-${two(month)}-${two(day)}`,
  points: ([year, month, day]) => `${two(day)}.${two(month)}.${year}`,
  'short year': ([year, month, day]) => `${day}.${month}.${two(year % 100)}`,
  'day first': ([year, month, day]) => `${day}/${month}/${year}`,
  'month first': ([year, month, day]) => `${two(month)}/${two(day)}/${year}`,
  serial: ([year, month, day]) =>
    String((Date.UTC(year, month - 1, day) - Date.UTC(1899, 11, 30)) / 86_400_000),
}

const NAMES = ['Jörg', 'Müßig', 'Élodie', 'Lefèvre', 'Ida', 'Jensen', 'Søren', 'Großmann', 'Zoë']
const people = fc.array(
  fc.record({
    first_name: fc.constantFrom(...NAMES),
    last_name: fc.constantFrom(...NAMES),
    email: fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${name}@club.example.org`),
    born: fc.tuple(
      fc.integer({ min: 1950, max: 2020 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    ),
    squad: fc.constantFrom('U17', 'U19, Masters', 'Frauen; offen', '', 'Say "hi"'),
  }),
  { minLength: 1, maxLength: 12 },
)
const dialects = fc.record({
  columns: fc.shuffledSubarray([...COLUMNS], { minLength: COLUMNS.length }),
  language: fc.integer({ min: 0, max: 3 }),
  separator: fc.constantFrom(',', ';', '\t'),
  saysSeparator: fc.boolean(),
  title: fc.constantFrom('', 'Mitgliederliste 2026', 'Membres, saison 2026'),
  style: fc.constantFrom(...Object.keys(STYLES)),
  encoding: fc.constantFrom<Encoding | 'utf-8 with mark' | 'utf-16le without mark'>(
    'utf-8',
    'utf-8 with mark',
    'utf-16le',
    'utf-16le without mark',
    'utf-16be',
    'windows-1252',
    'macintosh',
  ),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  isEnded: fc.boolean(),
})
type Dialect = typeof dialects extends fc.Arbitrary<infer D> ? D : never

function textOf(all: readonly Person[], dialect: Dialect): string {
  const { columns, language, separator, saysSeparator, title, style, end, isEnded } = dialect
  const quoted = (cell: string) =>
    /["\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  const cellOf = (person: Person, column: Column) =>
    column === 'born' ? (STYLES[style]?.(person.born) ?? '') : person[column]
  const line = (cells: readonly string[]) => cells.map(quoted).join(separator)
  const lines = [
    ...(saysSeparator ? [`sep=${separator}`] : []),
    ...(title === '' ? [] : [line([title, '', '']), '']),
    line(columns.map((column) => HEADS[column][language] ?? column)),
    ...all.map((person) => line(columns.map((column) => cellOf(person, column)))),
  ]
  return lines.join(end) + (isEnded ? end : '')
}

const signsOf = (encoding: Encoding) =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))

function bytesOf(text: string, encoding: Dialect['encoding']): Uint8Array {
  switch (encoding) {
    case 'utf-8 with mark':
      return new TextEncoder().encode(`\uFEFF${text}`)
    case 'utf-16le':
      return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))
    case 'utf-16le without mark':
      return Uint8Array.from(Buffer.from(text, 'utf16le'))
    case 'utf-16be':
      return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())
    case 'windows-1252':
    case 'macintosh': {
      const signs = signsOf(encoding)
      return Uint8Array.from([...text], (sign) => signs.indexOf(sign))
    }
    case 'utf-8':
    case 'gb18030':
      return new TextEncoder().encode(text)
  }
}

const ORDERS: Partial<Record<string, DateOrder>> = {
  'day first': 'day-month',
  'month first': 'month-day',
}

test('the same people come from any order of columns, separator, encoding and style of dates', () =>
  fc.assert(
    fc.property(people, dialects, (all, dialect) => {
      const read = csvRows(bytesOf(textOf(all, dialect), dialect.encoding))
      const sheet = sheetOf(read?.rows ?? [], 'member')
      if (typeof sheet === 'string') throw new Error(sheet)
      const mapping = guessMapping(sheet)
      const isOpen =
        dialect.style in ORDERS &&
        all.every(({ born: [, , day] }) => day <= 12) &&
        all.some(({ born: [, month, day] }) => month !== day)
      expect(openBirthday(sheet, mapping) !== null).toBe(isOpen)
      const order = isOpen ? (ORDERS[dialect.style] ?? null) : null
      expect(
        mapRows(sheet, mapping, { order, year: READ_IN }).map((row) => ({
          first_name: row.first_name,
          last_name: row.last_name,
          email: row.email,
          date_of_birth: row.date_of_birth,
          squad: row.squad ?? '',
        })),
      ).toEqual(
        all.map(({ born, ...person }) => ({
          ...person,
          date_of_birth: STYLES['iso']?.(dialect.style === 'short year' ? shortened(born) : born),
        })),
      )
    }),
  ))

/** Two digits say a year of the last hundred. */
const shortened = ([year, month, day]: Person['born']): Person['born'] => [
  year % 100 > READ_IN % 100 ? 1900 + (year % 100) : 2000 + (year % 100),
  month,
  day,
]
