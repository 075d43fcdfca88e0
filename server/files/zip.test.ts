import { expect, test } from 'vitest'
import { unzip } from '../../test/support/xlsx.ts'
import { zip } from './zip.ts'

const AT = new Date('2026-03-02T06:30:10Z')

test.each([
  ['nothing', {}],
  ['one empty file', { 'empty.json': '' }],
  [
    'several, in their order',
    { 'members.json': '[{"name":"Zoé"}]', 'große-Datei.txt': 'row '.repeat(100_000) },
  ],
])('%s comes out as it went in', async (_, files: Record<string, string>) => {
  const archive = await zip(
    Object.entries(files).map(([name, content]) => ({ name, content })),
    AT,
  )
  const found = [...unzip(archive)].map(([name, content]) => [name, content.toString('utf8')])
  expect(Object.fromEntries(found)).toEqual(files)
  expect(found.map(([name]) => name)).toEqual(Object.keys(files))
})

test('the date stands as MS-DOS writes it', async () => {
  const archive = await zip([{ name: 'a', content: 'a' }], AT)
  expect([archive.readUInt16LE(10), archive.readUInt16LE(12)]).toEqual([
    (6 << 11) | (30 << 5) | 5,
    (46 << 9) | (3 << 5) | 2,
  ])
})
