import { expect, test } from 'vitest'
import { columnsIn, headingKey, headingsIn } from './headings.ts'

test.each([
  ['Prénom :', 'prenom'],
  ['E-Mail', 'email'],
  ['Distance (m)', 'distancem'],
  ['适用体重下限（kg）', '适用体重下限kg'],
])('%s is compared as %s', (heading, key) => expect(headingKey(heading)).toBe(key))

test('headings are known without what is in brackets, and by the number of the first', () => {
  expect(columnsIn('member', ['Gender (m, w)', 'E-Mail 1', 'E-Mail 2', 'Geb. am'])).toEqual({
    gender: 0,
    email: 1,
    date_of_birth: 3,
  })
  expect(columnsIn('result', ['Zeit (min:s)', 'Sportler', '桨频'])).toEqual({
    time: 0,
    name: 1,
    stroke_rate: 2,
  })
})

test('headings are counted by column', () => {
  expect(headingsIn('member', ['Vorname', 'Nachname', 'Straße', ''])).toBe(2)
  expect(headingsIn('member', ['Mitgliederliste 2026', '', ''])).toBe(0)
  expect(headingsIn('member', ['Jörg', 'Müßig', 'j.m@example.org'])).toBe(0)
})
