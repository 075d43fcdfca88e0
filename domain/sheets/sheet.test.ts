import { expect, test } from 'vitest'
import { csvRows, sheetOf, SHEET_LIMIT, workbookRows } from './sheet.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a,b;c', ['a', 'b;c']],
  ['a;b;c', ['a', 'b', 'c']],
  ['a\tb', ['a', 'b']],
  ['a', ['a']],
])('%j is divided by what is most frequent in its first line', (text, cells) =>
  expect(csvRows(bytesOf(text))).toEqual([{ line: 1, cells }]),
)

test('rows know the line they begin in, past blank ones and line ends in quotes', () =>
  expect(csvRows(bytesOf('Name,Mail\r\n\r\n"Ida\nJensen",ida@club.org\nBo,bo@club.org'))).toEqual([
    { line: 1, cells: ['Name', 'Mail'] },
    { line: 3, cells: ['Ida\nJensen', 'ida@club.org'] },
    { line: 5, cells: ['Bo', 'bo@club.org'] },
  ]))

test('Windows files keep their umlauts', () => {
  expect(csvRows(new Uint8Array([0x4a, 0xfc, 0x72, 0x67]))?.[0]?.cells).toEqual(['Jürg'])
  expect(csvRows(bytesOf('Jürg'))?.[0]?.cells).toEqual(['Jürg'])
})

test('refuses what is no text', () => expect(csvRows(new Uint8Array([0, 1]))).toBeNull())

test('days of a workbook are without their time', () =>
  expect(workbookRows([['Ida', null, new Date('2004-07-31T00:00:00Z'), 7]])).toEqual([
    { line: 1, cells: ['Ida', '', '2004-07-31', '7'] },
  ]))

test('refuses a sheet without rows and one with too many', () => {
  const row = { line: 1, cells: [' Name '] }
  const full = Array.from({ length: SHEET_LIMIT.rows + 1 }, () => row)
  expect(sheetOf([row, { line: 2, cells: [' '] }])).toBe('empty')
  expect(sheetOf([...full, row])).toBe('tooManyRows')
  expect(sheetOf(full)).toMatchObject({ columns: ['Name'] })
})
