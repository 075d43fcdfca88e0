import { describe, expect, test } from 'vitest'
import { LINKLESS_LINE, VISIBLE_LINE } from '../constants/names.ts'
import { nameFault, nameInMail } from './names.ts'

describe('a name', () => {
  test.each([
    'Anna',
    'Jean-Luc',
    'RC “Seerose” 1880 e.V.',
    '王小明',
    'St. Gallen',
    'محمد',
    'O’Neill',
    ' x ',
  ])('may be %j', (name) => expect(new RegExp(LINKLESS_LINE, 'u').test(name)).toBe(true))
  test.each([
    ['', 'required'],
    [' \u200B', 'required'],
    ['two\nlines', 'one_line'],
    ['two\rlines', 'one_line'],
    ['a\ttab', 'one_line'],
    ['a\u0000null', 'one_line'],
    ['a\u0085next', 'one_line'],
    ['two\u2028lines', 'one_line'],
    ['safe\u202Egpj.exe', 'turned_writing'],
    ['\u2066turned\u2069', 'turned_writing'],
  ] as const)('may not be %j', (name, fault) => {
    expect(new RegExp(VISIBLE_LINE, 'u').test(name)).toBe(false)
    expect(nameFault(name)).toBe(fault)
  })
  test.each(['Win at https://evil.example', 'WWW.evil.example', 'x://y'])(
    'of a person or club may not be %j',
    (name) => {
      expect(new RegExp(LINKLESS_LINE, 'u').test(name)).toBe(false)
      expect(new RegExp(VISIBLE_LINE, 'u').test(name)).toBe(true)
      expect(nameFault(name)).toBe('link')
    },
  )
  test('takes no time to refuse, however long', () => {
    expect(new RegExp(LINKLESS_LINE, 'u').test(`${' '.repeat(500_000)}\n`)).toBe(false)
  })
})

test.each([
  ['Anna Müller', 'Anna Müller'],
  ['RC Seerose 1880 e.V.', 'RC Seerose 1880 e.V.'],
  ['St.Gallen', 'St. Gallen'],
  ['Club\r\nBcc: all@example.org', 'Club Bcc: all example. org'],
  ['Pay at https://evil.example/x now', 'Pay at https evil. example/x now'],
  ['evil.example', 'evil. example'],
  ['<a href=x>', 'a href=x'],
  ['a\u202Eb', 'a b'],
  ['x'.repeat(200), `${'x'.repeat(79)}…`],
])('%j stands in a mail as %j', (name, text) => expect(nameInMail(name)).toBe(text))
