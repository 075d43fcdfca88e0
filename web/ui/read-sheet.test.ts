import { describe, expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

const csv = (text: string) => new File([text], 'members.csv')

describe('a CSV file', () => {
  test('is read with its lines, quotes and separator', async () => {
    const sheet = await readSheet(
      csv('\uFEFFName;Mail\r\n"Jensen; Ida";ida@club.org\r\n\r\nBo;bo@club.org\r\n'),
    )
    expect(sheet).toEqual({
      columns: ['Name', 'Mail'],
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
    await expect(readSheet(csv(text))).rejects.toMatchObject({ fault })
  })

  test('of ten thousand rows is read', async () => {
    expect(
      (await readSheet(csv(`Name,Mail\n${'Ida,ida@club.org\n'.repeat(10_000)}`))).rows,
    ).toHaveLength(10_000)
  })
})
