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
    [
      ['Name', 'Jahrgang', 'Trainingsgruppe', 'Telefon', 'Seite'],
      { full_name: 0, birth_year: 1, squad: 2, phone: 3, side: 4 },
    ],
    [
      ['Name', 'Year of birth', 'Squad', 'Mobile', 'Side'],
      { full_name: 0, birth_year: 1, squad: 2, phone: 3, side: 4 },
    ],
    [
      ['Prénom', 'Année de naissance', 'Groupe', 'Téléphone', 'Bord'],
      { first_name: 0, birth_year: 1, squad: 2, phone: 3, side: 4 },
    ],
    [
      ['姓名', '出生年份', '队伍', '手机', '桨位'],
      { full_name: 0, birth_year: 1, squad: 2, phone: 3, side: 4 },
    ],
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
      phone: null,
      squad: null,
      side: null,
      language: 'de',
    },
    {
      line: 3,
      email: 'bo',
      first_name: 'Bo',
      last_name: 'Berg',
      gender: 'x',
      guardian_email: null,
      phone: null,
      squad: null,
      side: null,
      date_of_birth: null,
      language: null,
    },
  ])
})

test('a year, a squad and a side are read in the words of clubs', () => {
  const read = sheet(
    ['Name', 'Jahrgang', 'Gruppe', 'Seite', 'Handy'],
    ['Ida Jensen', '2012', 'U15', 'Backbord', '0151 1'],
    ['Bo Berg', '2011', '', 'nur Skull', ''],
  )
  expect(mapRows(read, guessMapping(read))).toMatchObject([
    { date_of_birth: '2012', squad: 'U15', side: 'port', phone: '0151 1' },
    { date_of_birth: '2011', squad: null, side: 'scull', phone: null },
  ])
})
