import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each([
  [
    [
      ['Seat', 'Catch'],
      ['3', -57.2],
    ],
    'Seat,Catch\r\n3,-57.2\r\n',
  ],
  [[['a "b", c', null]], '"a ""b"", c",\r\n'],
  [[['=1+1', '@x', '-y', Number.NaN]], `'=1+1,'@x,'-y,\r\n`],
  [[['two\nlines']], '"two\nlines"\r\n'],
])('%j', (rows, text) => expect(csvOf(rows)).toBe(`\uFEFF${text}`))
