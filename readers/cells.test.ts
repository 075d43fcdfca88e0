import { describe, expect, test } from 'vitest'
import { separatorOf } from '#domain/sheets/read-csv.ts'
import { cellNumber, commaOf, type Comma } from './cells.ts'

test.each<[string, Comma, number]>([
  ['12.5', 'thousands', 12.5],
  ['-7', 'thousands', -7],
  ['1e3', 'thousands', 1000],
  ['12,5', 'decimal', 12.5],
  ['12,5', 'thousands', 12.5],
  ['1,184', 'thousands', 1184],
  ['1,184', 'open', 1184],
  ['1,184', 'decimal', 1.184],
  ['0,184', 'thousands', 0.184],
  ['1.234,5', 'decimal', 1234.5],
  ['1,234,567.5', 'thousands', 1_234_567.5],
  ['6 m', 'thousands', 6],
  ['1 000', 'decimal', 1000],
  ['1e309', 'thousands', Number.NaN],
  ['Infinity', 'thousands', Number.NaN],
  ['0x10', 'thousands', Number.NaN],
  ['---', 'thousands', Number.NaN],
  ['12:30', 'thousands', Number.NaN],
])('%s where a comma is %s', (cell, comma, number) => expect(cellNumber(cell, comma)).toBe(number))

describe('a comma in front of three digits', () => {
  test.each<[string, Comma, string]>([
    [
      'is decimal beside other counts of digits',
      'decimal',
      'a,b,c\n"1,234","12,5",3\n"2,345","13,25",4',
    ],
    ['is decimal beside one that begins with nought', 'decimal', 'a,b,c\n"0,125","1,234",3'],
    ['is decimal beside thousands with a point', 'decimal', 'a,b,c\n"1,234","1.234,5",3'],
    ['is decimal with a unit', 'decimal', 'a,b,c\n"1,234 km","12,5 km",3'],
    ['is decimal between semicolons', 'decimal', 'a;b;c\n1,234;2,345;3'],
    [
      'divides thousands between semicolons that others show',
      'thousands',
      'a;b;c\n1,234;1,234,567;3',
    ],
    [
      'divides thousands beside decimals with a point',
      'thousands',
      'a,b,c\n"1,234",12.5,3.1\n"1,235",12.6,3',
    ],
    ['divides thousands beside a number of several', 'thousands', 'a,b,c\n"1,234","1,234,567",3'],
    [
      'divides thousands beside one with decimals of its own',
      'thousands',
      'a\tb\tc\n1,234\t1,234.5\t3',
    ],
    ['may be either where nothing decides', 'open', 'Version,2.18,x\n"1,234","2,345",3'],
    ['is decimal between tabs', 'decimal', 'a\tb\tc\n1,234\t2,345\t3'],
  ])('%s', (_, comma, text) => expect(commaOf(text, separatorOf(text))).toBe(comma))

  test('is decided for a large table as well', () => {
    const text = `a,b,c\n${'"1,234","5,678",9\n'.repeat(400_000)}`
    expect(commaOf(text, ',')).toBe('open')
  })
})
