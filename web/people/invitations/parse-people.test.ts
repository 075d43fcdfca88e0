import { describe, expect, test } from 'vitest'
import { parsePeople, pastedPeople } from './parse-people.ts'

const ida = { email: 'ida@club.org', first_name: 'Ida', last_name: 'Jensen' }

describe('a line', () => {
  test.each([
    'Ida Jensen ida@club.org',
    'Ida Jensen <ida@club.org>',
    '"Ida Jensen" <ida@club.org>',
    '"Jensen, Ida" <ida@club.org>',
    'Jensen, Ida; ida@club.org',
    'Ida Jensen, ida@club.org',
    'Ida Jensen;ida@club.org',
    'Ida\tJensen\tida@club.org',
    'ida@club.org, Ida Jensen',
    'ida@club.org Ida Jensen',
    'Ida Jensen (ida@club.org)',
    'Ida Jensen mailto:ida@club.org',
    '  Ida   Jensen   ida@club.org.  ',
  ])('%s', (line) => {
    expect(parsePeople(line)).toEqual([{ line: 1, ...ida }])
  })

  test.each([
    [
      'ida.jensen@club.org',
      { first_name: 'Ida', last_name: 'Jensen', email: 'ida.jensen@club.org' },
    ],
    ['ida+rowing@club.org', { first_name: 'Ida', last_name: '', email: 'ida+rowing@club.org' }],
    ['Ida ida@club.org', { ...ida, last_name: '' }],
    [
      'Anna Maria von Berg ab@club.org',
      { first_name: 'Anna Maria von', last_name: 'Berg', email: 'ab@club.org' },
    ],
    ['Ida Jensen', { ...ida, email: '' }],
    ['Ida Jensen ida@club', { ...ida, email: 'ida@club' }],
    ['李娜 na.li@club.cn', { first_name: '李娜', last_name: '', email: 'na.li@club.cn' }],
  ])('%s reads as %o', (line, person) => {
    expect(parsePeople(line)).toEqual([{ line: 1, ...person }])
  })
})

test('lines are counted, empty ones left out, several people in a line separated', () => {
  const rows = parsePeople(
    'Ida Jensen ida@club.org\r\n\r\nBo Berg <bo@club.org>, Cy Coe <cy@club.org>; dee@club.org',
  )
  expect(rows.map(({ line, email, first_name }) => [line, email, first_name])).toEqual([
    [1, 'ida@club.org', 'Ida'],
    [3, 'bo@club.org', 'Bo'],
    [3, 'cy@club.org', 'Cy'],
    [3, 'dee@club.org', 'Dee'],
  ])
})

test('a pasted table is read by its headings, anything else line by line', () => {
  expect(pastedPeople('E-Mail\tName\tVorname\nida@club.org\tJensen\tIda\n', 2026)).toMatchObject([
    { line: 2, ...ida },
  ])
  expect(pastedPeople('Ida Jensen ida@club.org', 2026)).toEqual([{ line: 1, ...ida }])
})
