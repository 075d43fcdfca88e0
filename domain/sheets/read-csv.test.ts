import { expect, test } from 'vitest'
import { eachRow, separatorOf, type Separator } from './read-csv.ts'

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
  [
    'more cells than wanted',
    'a,b,c,d,e,f,g,h,i,j,k,l',
    [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
  ],
  ['nothing', '', []],
])('rows with %s', (_, text, rows) => expect(rowsOf(text)).toEqual(rows))

test.each<[string, Separator]>([
  ['a,b,c\n1,2,3', ','],
  ['a;b;c\n1,5;2,5;3', ';'],
  ['a\tb\tc\n1,5\t2\t3', '\t'],
  ['sep=;\na;b', ';'],
  ['a,b,c\n"1;2;3;4",2,3', ','],
  ['Name;Mail\nJensen, Ida;ida@x.org\nBerg, Bo;bo@x.org', ';'],
  ['name,squads\nIda,U17;U19;Masters', ','],
  ['Summary, 2026\n\na;b\n1,5;2,5\n1;2', ';'],
  ['a,b\n"1;2\n3;4\n5;6",7', ','],
  ['', ','],
])('%j is divided', (text, separator) => expect(separatorOf(text)).toBe(separator))
