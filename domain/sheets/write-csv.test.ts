import { describe, expect, test } from 'vitest'
import { csvOf, type CsvCell } from './write-csv.ts'

describe('a CSV file', () => {
  test.each<[CsvCell[][], string]>([
    [
      [
        ['Seat', 'Catch'],
        ['3', -57.2],
      ],
      'Seat,Catch\r\n3,-57.2\r\n',
    ],
    [[['a "b", c', null]], '"a ""b"", c",\r\n'],
    [[['=1+1', '@x', '-y', Number.NaN]], `'=1+1,'@x,'-y,\r\n`],
    [[['\n=1', '\r=1', '\t=1', ' =1']], `"'\n=1","'\r=1",'\t=1,' =1\r\n`],
    [
      [['＝1', '＋1', '－1', '＠x', '﹦1', '|x', '\u200B=1']],
      `'＝1,'＋1,'－1,'＠x,'﹦1,'|x,'\u200B=1\r\n`,
    ],
    [[['Anna', '女子', '1-2', 'a=b', '𝔸']], 'Anna,女子,1-2,a=b,𝔸\r\n'],
    [[['two\nlines', 'a; b']], '"two\nlines",a; b\r\n'],
    [[[1e21, -0.000_000_1]], '1000000000000000000000,0\r\n'],
  ])('of %j', (rows, text) => expect(csvOf(rows, 'en')).toBe(`\uFEFF${text}`))

  test.each([
    ['en', 'Müller,100.3,"a, b",a; b,2000'],
    ['zh-cn', 'Müller,100.3,"a, b",a; b,2000'],
    ['de', 'Müller;100,3;a, b;"a; b";2000'],
    ['fr', 'Müller;100,3;a, b;"a; b";2000'],
  ] as const)('in %s has the marks its spreadsheets read', (language, text) =>
    expect(csvOf([['Müller', 100.3, 'a, b', 'a; b', 2000]], language)).toBe(`\uFEFF${text}\r\n`),
  )
})
