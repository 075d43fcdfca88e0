import { describe, expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readSheet, readTable, textTable } from './read-sheet.ts'

const csv = (text: string) => new File([text], 'members.csv')

describe('a CSV file', () => {
  test('is read with its lines, quotes and separator', async () => {
    const sheet = await readSheet(
      csv('\uFEFFName;Mail\r\n"Jensen; Ida";ida@club.org\r\n\r\nBo;bo@club.org\r\n'),
      'member',
    )
    expect(sheet).toEqual({
      columns: ['Name', 'Mail'],
      headings: 1,
      rows: [
        { line: 2, cells: ['Jensen; Ida', 'ida@club.org'] },
        { line: 4, cells: ['Bo', 'bo@club.org'] },
      ],
    })
  })

  test.each([
    ['', 'empty'],
    ['Name,Mail\n', 'empty'],
    ['\u0000\u0001', 'unreadable'],
    [`Name,Mail\n${'Ida,ida@club.org\n'.repeat(10_001)}`, 'tooManyRows'],
    ['x'.repeat(11 * 1024 * 1024), 'tooLarge'],
  ])('is refused', async (text, fault) => {
    await expect(readSheet(csv(text), 'member')).rejects.toMatchObject({ fault })
  })

  test('of ten thousand rows is read', async () => {
    expect(
      (await readSheet(csv(`Name,Mail\n${'Ida,ida@club.org\n'.repeat(10_000)}`), 'member')).rows,
    ).toHaveLength(10_000)
  })
})

test('a text may be read in another encoding, a workbook may not', async () => {
  const table = await readTable(new File([Uint8Array.of(0x4a, 0x9a, 0x72, 0x67)], 'members.csv'))
  expect(table).toMatchObject({ rows: [{ cells: ['Jörg'] }], text: { encoding: 'macintosh' } })
  const bytes = table.text?.bytes ?? new Uint8Array()
  expect(textTable(bytes, 'windows-1252')).toMatchObject({ rows: [{ cells: ['Jšrg'] }] })
  const book = await writeExcelFile([[{ value: 'Name', type: String }]]).toBuffer()
  expect(await readTable(new File([Uint8Array.from(book)], 'members.xlsx'))).toMatchObject({
    rows: [{ cells: ['Name'] }],
    text: null,
  })
})

test('merged cells of a workbook say the same in each of their rows', async () => {
  const cell = (value: string, more: object = {}) => ({ value, type: String, ...more })
  const book = await writeExcelFile([
    [cell('Mitglieder', { columnSpan: 2 }), null],
    [cell('Name'), cell('Gruppe')],
    [cell('Ida Jensen'), cell('U17', { rowSpan: 2 })],
    [cell('Bo Berg'), null],
  ]).toBuffer()
  const sheet = await readSheet(new File([Uint8Array.from(book)], 'members.xlsx'), 'member')
  expect(sheet).toMatchObject({
    headings: 2,
    rows: [{ cells: ['Ida Jensen', 'U17'] }, { cells: ['Bo Berg', 'U17'] }],
  })
})
