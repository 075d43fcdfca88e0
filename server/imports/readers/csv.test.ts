import { expect, test } from 'vitest'
import { cellNumber, eachRow, separatorOf, type Separator } from './csv.ts'
import { decodeText } from './text.ts'

function rowsOf(text: string, separator: Separator = ','): string[][] {
  const rows: string[][] = []
  eachRow(text, separator, 10, (cells) => rows.push([...cells]) > 0)
  return rows
}

test.each<[string, string, string[][]]>([
  [
    'line ends of any kind',
    'a,b\r\nc,d\re,f\ng,h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  ['blank rows', ' ,\n\na,b\n,,\n', [['a', 'b']]],
  ['quotes', '"a,b","say ""hi""", "c"\n', [['a,b', 'say "hi"', 'c']]],
  ['a line end in quotes', '"a\nb",c\n', [['a\nb', 'c']]],
  [
    'a quote that never ends',
    '"a,b\nc,d',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a row that breaks off',
    'a,b,c\nd,e',
    [
      ['a', 'b', 'c'],
      ['d', ''],
    ],
  ],
  ['more cells than wanted', 'a,b,c,d,e,f,g,h,i,j,k,l', [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']]],
  ['nothing', '', []],
])('rows with %s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows))

test.each<[string, Separator]>([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2,5;3', ';'],
  ['a\tb\tc\n1,5\t2\t3', '\t'],
  ['sep=;\na;b', ';'],
  ['a,b,c\n"1;2;3;4",2,3', ','],
  ['', ','],
])('%j is divided', (text, separator) => expect(separatorOf(text)).toBe(separator))

test.each<[string, Separator, number]>([
  ['12.5', ',', 12.5],
  ['-7', ',', -7],
  ['1e3', ',', 1000],
  ['12,5', ';', 12.5],
  ['12,5', ',', 12.5],
  ['1,184', ',', 1184],
  ['1,184', ';', 1.184],
  ['1.234,5', ';', 1234.5],
  ['1,234,567.5', ',', 1_234_567.5],
  ['6 m', ',', 6],
  ['1 000', ';', 1000],
  ['1e309', ',', Number.NaN],
  ['Infinity', ',', Number.NaN],
  ['0x10', ',', Number.NaN],
  ['---', ',', Number.NaN],
  ['12:30', ',', Number.NaN],
])('%s in a table of %s', (cell, separator, number) => expect(cellNumber(cell, separator)).toBe(number))

test('text comes in any encoding a spreadsheet writes', () => {
  const big = Buffer.from('\uFEFFZeit', 'utf16le').swap16()
  expect(decodeText(Uint8Array.from(big))).toBe('Zeit')
  expect(decodeText(Uint8Array.from(Buffer.from('Strecke;Größe', 'utf16le')))).toBe('Strecke;Größe')
  expect(decodeText(Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('\uFEFFGröße'))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('划船').subarray(0, 5))).toBe('划')
})
