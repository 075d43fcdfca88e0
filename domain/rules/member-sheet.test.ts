import { describe, expect, test } from 'vitest'
import type { Sheet } from '../sheets/sheet.ts'
import { guessMapping, mapRows, openBirthday, pastedMembers } from './member-sheet.ts'

const READING = { order: null, year: 2026 }

const sheet = (columns: string[], ...rows: string[][]): Sheet => ({
  columns,
  headings: 1,
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
    [['Nom', 'Courriel', 'E-mail d’un parent'], { full_name: 0, email: 1, guardian_email: 2 }],
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
    [['Name', 'Vorname', 'Mail'], { last_name: 0, first_name: 1, email: 2 }],
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
  ['31.07.04', '2004-07-31'],
  ['2004-07-31T00:00:00.000Z', '2004-07-31'],
  ['38199', '2004-07-31'],
  ['2004', '2004'],
  ['2004.0', '2004'],
  ['2,004', '2004'],
  ['July 2004', 'July 2004'],
  ['1/2/2004', '1/2/2004'],
  ['', null],
])('born %s is %s', (text, date_of_birth) =>
  expect(mapRows(sheet(['Born'], [text]), { date_of_birth: 0 }, READING)).toMatchObject([
    { date_of_birth },
  ]),
)

test('one day that can only be month first decides for all, and undecided ones are asked about', () => {
  const born = (...cells: string[]) => sheet(['Born'], ...cells.map((cell) => [cell]))
  const days = (...cells: string[]) =>
    mapRows(born(...cells), { date_of_birth: 0 }, READING).map((row) => row.date_of_birth)
  expect(days('1/2/2004', '12/31/2004')).toEqual(['2004-01-02', '2004-12-31'])
  expect(days('1/2/2004', '31/12/2004')).toEqual(['2004-02-01', '2004-12-31'])
  expect(openBirthday(born('1/2/2004', '12/31/2004'), { date_of_birth: 0 })).toBeNull()
  expect(openBirthday(born('5/5/2004', '1/2/2004'), { date_of_birth: 0 })).toBe('1/2/2004')
  expect(openBirthday(born('1/2/2004'), {})).toBeNull()
  const reading = { order: 'month-day', year: 2026 } as const
  expect(mapRows(born('1/2/2004'), { date_of_birth: 0 }, reading)).toMatchObject([
    { date_of_birth: '2004-01-02' },
  ])
})

test('a pasted text is a table where it has headings', () => {
  const text = 'Squad U17\n\nVorname\tName\tStraße\nIda\tJensen\tHafen 1\n'
  expect(pastedMembers(text)).toMatchObject({ headings: 3, rows: [{ line: 4 }] })
  expect(pastedMembers('E-Mail\nida@club.org')).toMatchObject({ headings: 1 })
  expect(pastedMembers('Ida Jensen\nTeam Hansa <t@club.org>\nMail, Bo; bo@club.org')).toBeNull()
  expect(pastedMembers('Vorname;Name')).toBeNull()
})

test('rows become people with their lines', () => {
  const read = sheet(
    ['Name', 'Mail', 'Sex', 'Born', 'Lang'],
    ['Jensen, Ida', ' ida@club.org ', 'Female', '31.07.2004', 'Deutsch'],
    ['Bo Berg', 'bo', 'x', '', ''],
  )
  expect(
    mapRows(read, { full_name: 0, email: 1, gender: 2, date_of_birth: 3, language: 4 }, READING),
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
  expect(mapRows(read, guessMapping(read), READING)).toMatchObject([
    { date_of_birth: '2012', squad: 'U15', side: 'port', phone: '0151 1' },
    { date_of_birth: '2011', squad: null, side: 'scull', phone: null },
  ])
})
