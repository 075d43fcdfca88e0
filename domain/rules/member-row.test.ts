import { describe, expect, test } from 'vitest'
import {
  isAddress,
  isSamePerson,
  rowFaults,
  squadNamesOf,
  tidyRow,
  type MemberRow,
} from './member-row.ts'

const TODAY = '2026-03-02'
const good: MemberRow = { email: 'ida@club.test', first_name: 'Ida', last_name: 'Jensen' }

describe('an address', () => {
  test.each([
    'ida@club.test',
    'ida.jensen+row@club.co.uk',
    'ï.d@müller.de',
    `${'a'.repeat(240)}@club.test`,
  ])('%s is one', (text) => {
    expect(isAddress(text)).toBe(true)
  })
  test.each([
    '',
    'ida',
    'ida@',
    '@club.test',
    'ida@club',
    'ida@@club.test',
    'ida@club..test',
    'i da@club.test',
    'ida@club.test,',
    `${'a'.repeat(250)}@club.test`,
  ])('%s is none', (text) => {
    expect(isAddress(text)).toBe(false)
  })
})

test('a row is tidied', () => {
  expect(
    tidyRow({
      email: ' Ida@Club.Test ',
      first_name: ' Ida',
      last_name: 'Jensen ',
      gender: 'W',
      language: ' DE ',
      date_of_birth: ' ',
    }),
  ).toEqual({
    email: 'ida@club.test',
    first_name: 'Ida',
    last_name: 'Jensen',
    gender: 'w',
    date_of_birth: null,
    language: 'de',
    guardian_email: null,
    phone: null,
    squad: null,
    side: null,
  })
})

describe('a row', () => {
  test.each<[Partial<MemberRow>, object]>([
    [{}, {}],
    [{ last_name: '' }, {}],
    [{ first_name: '', last_name: '' }, { first_name: 'missing' }],
    [{ email: '' }, {}],
    [{ guardian_email: 'parent@club.test' }, {}],
    [{ guardian_email: 'parent' }, { guardian_email: 'no_address' }],
    [{ email: 'ida' }, { email: 'no_address' }],
    [{ first_name: 'x'.repeat(101) }, { first_name: 'too_long' }],
    [
      { last_name: 'x'.repeat(101), email: 'a@b' },
      { last_name: 'too_long', email: 'no_end' },
    ],
    [{ gender: 'x' }, { gender: 'no_choice' }],
    [{ gender: 'w', language: 'fr', date_of_birth: '2010-02-28' }, {}],
    [{ date_of_birth: '2012' }, {}],
    [{ date_of_birth: '2026' }, { date_of_birth: 'no_date' }],
    [{ date_of_birth: '1899' }, { date_of_birth: 'no_date' }],
    [{ side: 'both', phone: '+49 (30) 555-01' }, {}],
    [{ side: 'left' }, { side: 'no_side' }],
    [{ phone: 'call me' }, { phone: 'no_phone' }],
    [{ language: 'it' }, { language: 'no_choice' }],
    [{ date_of_birth: '2010-02-30' }, { date_of_birth: 'no_such_day' }],
    [{ date_of_birth: '31.02.2002' }, { date_of_birth: 'no_such_day' }],
    [{ date_of_birth: '2/31/2002' }, { date_of_birth: 'no_such_day' }],
    [{ date_of_birth: '29.2.2010' }, { date_of_birth: 'no_date' }],
    [{ email: 'frei.anna@example' }, { email: 'no_end' }],
    [{ date_of_birth: '28.2.2010' }, { date_of_birth: 'no_date' }],
    [{ date_of_birth: '1/2/2010' }, { date_of_birth: 'open_date' }],
    [{ date_of_birth: '2026-03-03' }, { date_of_birth: 'no_date' }],
    [{ date_of_birth: '1899-12-31' }, { date_of_birth: 'no_date' }],
  ])('%o has the faults %o', (change, faults) => {
    expect(rowFaults({ ...good, ...change }, TODAY)).toEqual(faults)
  })
})

test.each([
  ['2012-03-04', '2012-03-04', true],
  ['2012-03-04', '2012', true],
  ['2012', '2013-03-04', false],
  [null, '2013', true],
])('born %s and born %s: one person is %s', (one, other, same) => {
  const person = (date_of_birth: string | null) => ({ name: 'ida', date_of_birth })
  expect(isSamePerson(person(one), person(other))).toBe(same)
})

test.each([
  ['', []],
  ['U17', ['U17']],
  ['U17, U19;U17', ['U17', 'U19']],
  ['Men, open', ['Men, open']],
])('the cell %j names the squads %j', (squad, names) => {
  expect(squadNamesOf({ ...good, squad }, ['men, OPEN'])).toEqual(names)
})
