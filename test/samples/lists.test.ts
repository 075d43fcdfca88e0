import { expect, test } from 'vitest'
import { guessMapping, mapRows } from '#domain/rules/member-sheet.ts'
import { csvRows, sheetOf } from '#domain/sheets/sheet.ts'
import { readSample } from './manifest.ts'

test.each([
  ['members-sep-line.csv', 'windows-1252', 'joerg@example.org'],
  ['members-title-line.csv', 'windows-1252', 'joerg@example.org'],
  ['members-macroman.csv', 'macintosh', 'j.m@example.org'],
])('%s holds one person, in %s', (file, encoding, email) => {
  const read = csvRows(readSample(`turn-3/${file}`))
  expect(read?.encoding).toBe(encoding)
  const sheet = sheetOf(read?.rows ?? [], 'member')
  if (typeof sheet === 'string') throw new Error(sheet)
  expect(mapRows(sheet, guessMapping(sheet), { order: null, year: 2026 })).toEqual([
    expect.objectContaining({ first_name: 'Jörg', last_name: 'Müßig', email }),
  ])
})
