import { zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import { expect, test } from 'vitest'
import { unzip } from '../../../test/support/xlsx.ts'
import { peopleOfSheet, SHEET_COST } from './read-sheet.ts'

const text = (value: string) => ({ value, type: String })
const workbook = (rows: string[][]) => writeExcelFile(rows.map((row) => row.map(text))).toBuffer()
const PEOPLE = [
  ['First name', 'Last name', 'Email'],
  ['Ida', 'Jensen', 'ida@example.org'],
]
const owner = (club: number) => ({ club, person: club })

/** A good workbook whose sheet has had this put in front of its rows. */
async function grown(filling: string): Promise<Buffer> {
  const files = Object.fromEntries(unzip(await workbook(PEOPLE)))
  const path = Object.keys(files).find((name) => name.endsWith('sheet1.xml')) ?? ''
  const sheet = files[path]?.toString('utf8') ?? ''
  files[path] = Buffer.from(sheet.replace('<sheetData>', `<sheetData>${filling}`))
  return Buffer.from(zipSync(files))
}

test('reads a workbook', async () => {
  expect(await peopleOfSheet(await workbook(PEOPLE), owner(1))).toMatchObject([
    { first_name: 'Ida', last_name: 'Jensen', email: 'ida@example.org' },
  ])
})

test('refuses a small workbook that unfolds to more than 64 MB', async () => {
  const bytes = await grown(' '.repeat(65_000_000))
  expect(bytes.length).toBeLessThan(500_000)
  await expect(peopleOfSheet(bytes, owner(1))).rejects.toMatchObject({ code: 'too_large' })
})

test('refuses one that says it is smaller than it is', async () => {
  const bytes = await grown(' '.repeat(65_000_000))
  const central = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  for (
    let at = central;
    at !== -1;
    at = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), at + 1)
  )
    bytes.writeUInt32LE(100, at + 24)
  await expect(peopleOfSheet(bytes, owner(1))).rejects.toMatchObject({ code: 'file_unreadable' })
})

test('ends one that takes more of a processor than it may', async () => {
  const many = Array.from({ length: 9000 }, (_, at) => ['Ida', 'Jensen', `i${at}@example.org`])
  const bytes = await workbook([...PEOPLE, ...many])
  const cost = { ...SHEET_COST, seconds: 0.01 }
  await expect(peopleOfSheet(bytes, owner(1), undefined, cost)).rejects.toMatchObject({ code: 'too_large' })
  expect(await peopleOfSheet(bytes, owner(1))).toHaveLength(9001)
})

test('reads one of a club at a time, and takes the next when it is done', async () => {
  const bytes = await workbook(PEOPLE)
  const first = peopleOfSheet(bytes, owner(1))
  await expect(peopleOfSheet(bytes, owner(1))).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(await peopleOfSheet(bytes, owner(2))).toHaveLength(1)
  expect(await first).toHaveLength(1)
  expect(await peopleOfSheet(bytes, owner(1))).toHaveLength(1)
})
