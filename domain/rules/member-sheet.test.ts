import { describe, expect, test } from 'vitest'
import type { Sheet } from '../sheets/sheet.ts'
import { dayOf, guessMapping, mapRows } from './member-sheet.ts'

const sheet = (columns: string[], ...rows: string[][]): Sheet => ({
  columns,
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
})

describe('columns', () => {
  test.each([
    [
      ['First name', 'Last name', 'E-mail', 'Date of birth'],
      { first_name: 0, last_name: 1, email: 2, date_of_birth: 3 },
    ],
    [
      ['Nachname', 'Vorname', 'E-Mail-Adresse', 'Geb.-Datum', 'Geschlecht'],
      { last_name: 0, first_name: 1, email: 2, date_of_birth: 3, gender: 4 },
    ],
    [
      ['Nom', 'Prénom', 'Adresse e-mail', 'Date de naissance', 'Langue'],
      { last_name: 0, first_name: 1, email: 2, date_of_birth: 3, language: 4 },
    ],
    [['Name', 'E-Mail', 'E-Mail der Eltern'], { full_name: 0, email: 1, guardian_email: 2 }],
    [['Nom', 'Courriel', 'E-mail d’un parent'], { last_name: 0, email: 1, guardian_email: 2 }],
    [['Name', 'Parent’s email'], { full_name: 0, guardian_email: 1 }],
    [['姓名', '家长邮箱'], { full_name: 0, guardian_email: 1 }],
    [['姓名', '邮箱', '性别'], { full_name: 0, email: 1, gender: 2 }],
    [['Name', 'Vorname', 'Mail'], { first_name: 1, email: 2 }],
    [['Who', 'Where'], {}],
  ])('%j are found as %o', (columns, mapping) => {
    expect(guessMapping(sheet(columns))).toEqual(mapping)
  })

  test('addresses are found without a heading', () => {
    expect(guessMapping(sheet(['A', 'B'], ['Ida', 'ida@club.org']))).toEqual({ email: 1 })
  })
})

test.each([
  ['31.07.2004', '2004-07-31'],
  ['1/2/2004', '2004-02-01'],
  ['2004-07-31T00:00:00.000Z', '2004-07-31'],
  ['2004-07-31', '2004-07-31'],
  ['July 2004', 'July 2004'],
  ['', ''],
])('the day %s is %s', (text, day) => expect(dayOf(text)).toBe(day))

test('rows become people with their lines', () => {
  const read = sheet(
    ['Name', 'Mail', 'Sex', 'Born', 'Lang'],
    ['Jensen, Ida', ' ida@club.org ', 'Female', '31.07.2004', 'Deutsch'],
    ['Bo Berg', 'bo', 'x', '', ''],
  )
  expect(
    mapRows(read, { full_name: 0, email: 1, gender: 2, date_of_birth: 3, language: 4 }),
  ).toEqual([
    {
      line: 2,
      email: 'ida@club.org',
      first_name: 'Ida',
      last_name: 'Jensen',
      gender: 'w',
      date_of_birth: '2004-07-31',
      guardian_email: null,
      language: 'de',
    },
    {
      line: 3,
      email: 'bo',
      first_name: 'Bo',
      last_name: 'Berg',
      gender: 'x',
      guardian_email: null,
      date_of_birth: null,
      language: null,
    },
  ])
})
