import { expect, test } from 'vitest'
import { csvRows, sheetOf, SHEET_LIMIT, textRows, workbookRows } from './sheet.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a,b;c\n"d;e",f', ['a', 'b;c']],
  ['a;b;c', ['a', 'b', 'c']],
  ['a\tb', ['a', 'b']],
  ['a', ['a']],
])('%j is divided into cells', (text, cells) =>
  expect(csvRows(bytesOf(text))?.rows[0]).toEqual({ line: 1, cells }),
)

test('rows know the line they begin in, past blank ones and line ends in quotes', () =>
  expect(textRows('Name,Mail\r\n\r\n"Ida\nJensen",ida@club.org\r\nBo,bo@club.org')).toEqual([
    { line: 1, cells: ['Name', 'Mail'] },
    { line: 3, cells: ['Ida\nJensen', 'ida@club.org'] },
    { line: 5, cells: ['Bo', 'bo@club.org'] },
  ]))

test('a last line without an end keeps its last cell, however short it is', () =>
  expect(textRows('Name,Mail,Squad\nIda,ida@club.org').at(-1)?.cells).toEqual([
    'Ida',
    'ida@club.org',
  ]))

test('a line that only names the separator is no row', () =>
  expect(textRows('sep=;\r\nName;Mail\r\nJensen, Ida;ida@club.org\r\n')).toEqual([
    { line: 2, cells: ['Name', 'Mail'] },
    { line: 3, cells: ['Jensen, Ida', 'ida@club.org'] },
  ]))

test('Windows files keep their umlauts, and may be read in another encoding', () => {
  const bytes = new Uint8Array([0x4a, 0xfc, 0x72, 0x67])
  expect(csvRows(bytes)).toMatchObject({ rows: [{ cells: ['Jürg'] }], encoding: 'windows-1252' })
  expect(csvRows(bytes, 'macintosh')?.rows).toMatchObject([{ cells: ['J¸rg'] }])
  expect(csvRows(bytesOf('Jürg'))?.rows).toMatchObject([{ cells: ['Jürg'] }])
})

test('refuses what is no text', () => expect(csvRows(new Uint8Array([0, 1]))).toBeNull())

test('numbers stored as text are without the signs that say so', () =>
  expect(textRows(`'0151 23,="0049",\u00A07\u200B,'tis`)).toEqual([
    { line: 1, cells: ['0151 23', '0049', '7', "'tis"] },
  ]))

test('days of a workbook are without their time', () =>
  expect(workbookRows([['Ida', null, new Date('2004-07-31T00:00:00Z'), 7]])).toEqual([
    { line: 1, cells: ['Ida', '', '2004-07-31', '7'] },
  ]))

test('merged cells say the same in each of their rows, and a heading over several joins them', () => {
  const rows = workbookRows(
    [
      ['Name', null, 'Squad'],
      ['Ida', 'Jensen', 'U17'],
      ['Bo', 'Berg', null],
    ],
    [
      { top: 0, left: 0, bottom: 0, right: 1 },
      { top: 1, left: 2, bottom: 2, right: 2 },
    ],
  )
  expect(sheetOf(rows, 'member')).toEqual({
    columns: ['Name', '', 'Squad'],
    headings: 1,
    rows: [
      { line: 2, cells: ['Ida Jensen', '', 'U17'] },
      { line: 3, cells: ['Bo Berg', '', 'U17'] },
    ],
  })
})

const TITLED = textRows('Mitgliederliste 2026;;\n\nVorname;Nachname;E-Mail\nJörg;Müßig;j@x.org\n')

test('headings are found below a title, and may be chosen', () => {
  expect(sheetOf(TITLED, 'member')).toEqual({
    columns: ['Vorname', 'Nachname', 'E-Mail'],
    headings: 3,
    rows: [{ line: 4, cells: ['Jörg', 'Müßig', 'j@x.org'] }],
  })
  expect(sheetOf(TITLED, 'member', 1)).toMatchObject({ headings: 1, rows: [{}, {}] })
  expect(sheetOf(TITLED, 'member', 0)).toMatchObject({ columns: ['', '', ''], rows: [{}, {}, {}] })
})

test('unknown headings are those of the first row, unless it holds values', () => {
  expect(sheetOf(textRows('A,B\nIda,ida@x.org'), 'member')).toMatchObject({ headings: 1 })
  expect(sheetOf(textRows('Ida,ida@x.org\nBo,bo@x.org'), 'member')).toMatchObject({
    columns: ['', ''],
    headings: 0,
    rows: [{ line: 1 }, { line: 2 }],
  })
})

test('refuses a sheet without rows and one with too many', () => {
  const row = { line: 1, cells: ['Name'] }
  const full = Array.from({ length: SHEET_LIMIT.rows + 1 }, () => row)
  expect(sheetOf([row, { line: 2, cells: [''] }], 'member')).toBe('empty')
  expect(sheetOf([...full, row], 'member')).toBe('tooManyRows')
  expect(sheetOf(full, 'member')).toMatchObject({ columns: ['Name'] })
})

test.each([
  ['1899-12-30T07:30:00Z', '7:30'],
  ['1899-12-31T02:15:00Z', '26:15'],
  ['1899-12-30T07:20:03Z', '7:20:03'],
  ['2026-08-31T00:00:00Z', '2026-08-31'],
])('a cell of a workbook that holds %s says %s', (cell, text) =>
  expect(workbookRows([[new Date(cell)]])[0]?.cells).toEqual([text]),
)
