import { describe, expect, test } from 'vitest'
import type { ProfileChange } from '#contract/people/profiles.ts'
import {
  boundFaults,
  changeOf,
  entryOf,
  firstBounds,
  type ProfileEntry,
  changesZones,
} from './profile-entry.ts'
import { zoneSpans } from './zone-spans.ts'

const person = {
  guardian_email: null,
  birth_day_known: true,
  email: 'ada@slipway.test',
  phone: null,
  emergency_contact: null,
  gender: 'w',
  date_of_birth: '2001-04-01',
  age_class: 'Senior',
  weight: null,
  max_hr: 190,
  resting_hr: null,
  hr_zones: null,
}
const own = ['100', '120', '140', '160', '170', '180']

test.each<[string, Partial<ProfileEntry>, ProfileChange]>([
  ['nothing', {}, {}],
  ['blanks around', { phone: '  ' }, {}],
  ['a phone', { phone: ' 123 ' }, { phone: '123' }],
  ['no birthday', { date_of_birth: '' }, { date_of_birth: null }],
  ['no gender', { gender: null }, { gender: null }],
  ['a side', { side: 'starboard' }, { side: 'starboard' }],
  ['no side', { side: null }, { side: null }],
  ['a weight', { weight: '71,5' }, { weight: 71.5 }],
  ['a weight that is none', { weight: 'light' }, { weight: 0 }],
  ['no maximum', { max_hr: '' }, { max_hr: null }],
  ['a resting heart rate', { resting_hr: '48' }, { resting_hr: 48 }],
  ['own zones', { own_zones: true, hr_zones: own }, { hr_zones: [100, 120, 140, 160, 170, 180] }],
  ['own zones on and off again', { own_zones: false, hr_zones: own }, {}],
])('%s changed', (_name, typed, expected) =>
  expect(changeOf(entryOf(person, 'port'), { ...entryOf(person, 'port'), ...typed })).toEqual(
    expected,
  ),
)

test('own zones are taken back with null', () => {
  const with_zones = { ...person, hr_zones: own.map(Number) }
  expect(
    changeOf(entryOf(with_zones, 'port'), { ...entryOf(with_zones, 'port'), own_zones: false }),
  ).toEqual({
    hr_zones: null,
  })
  expect(changeOf(entryOf(with_zones, 'port'), entryOf(with_zones, 'port'))).toEqual({})
})

describe('own zones', () => {
  test.each<[string, string, readonly number[] | undefined, string[]]>([
    [
      'begin with shares of the maximum',
      '190',
      undefined,
      ['95', '143', '160', '170', '179', '187'],
    ],
    [
      'begin with those shown',
      '',
      [90, 130, 150, 160, 170, 180],
      ['90', '130', '150', '160', '170', '180'],
    ],
    ['begin empty', '', undefined, ['', '', '', '', '', '']],
  ])('%s', (_name, max, shown, expected) => expect(firstBounds(max, shown)).toEqual(expected))

  test('are checked only while they are on', () => {
    const entry = { ...entryOf(person, 'port'), hr_zones: ['100', '90', '', '160', '170', '190'] }
    expect([...boundFaults({ ...entry, own_zones: true })]).toEqual([
      [1, 'order'],
      [2, 'range'],
      [5, 'max'],
    ])
    expect(boundFaults(entry).size).toBe(0)
  })
})

test('a zone ends a beat below the next', () => {
  expect(zoneSpans([95, 143, 160])).toEqual([
    { from: 95, to: 142 },
    { from: 143, to: 159 },
    { from: 160, to: null },
  ])
})

test.each([
  [{ max_hr: 190 }, true],
  [{ hr_zones: null }, true],
  [{ date_of_birth: '2001-05-06' }, false],
  [{ weight: 71 }, false],
])('%j changes the zones recordings count by: %s', (change, changes) => {
  expect(changesZones(change)).toBe(changes)
})
