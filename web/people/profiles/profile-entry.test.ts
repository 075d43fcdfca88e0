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
const stored = (of: Parameters<typeof entryOf>[0]) => entryOf(of, 'port', ',')
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
  expect(changeOf(stored(person), { ...stored(person), ...typed })).toEqual(expected),
)

test('a weight is shown with the mark of the language, and is no change as it stands', () => {
  const shown = stored({ ...person, weight: 72.5 })
  expect(shown.weight).toBe('72,5')
  expect(changeOf(shown, { ...shown })).toEqual({})
})

test('own zones are taken back with null', () => {
  const with_zones = { ...person, hr_zones: own.map(Number) }
  expect(changeOf(stored(with_zones), { ...stored(with_zones), own_zones: false })).toEqual({
    hr_zones: null,
  })
  expect(changeOf(stored(with_zones), stored(with_zones))).toEqual({})
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
    const entry = { ...stored(person), hr_zones: ['100', '90', '', '160', '170', '190'] }
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
