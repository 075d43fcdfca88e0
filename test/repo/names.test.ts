import { describe, expect, test } from 'vitest'
import {
  AGE_KEYS,
  CREW_GROUPS,
  GENDER_OPTIONS,
  WEIGHT_OPTIONS,
} from '#domain/constants/crew-options.ts'
import { EXERCISES } from '#domain/constants/exercises.ts'
import { FOCUSES } from '#domain/constants/focuses.ts'
import { HR_ZONES, SPEED_INTENSITIES } from '#domain/constants/intensities.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { PERMISSIONS } from '#domain/constants/permissions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SESSION_TYPES } from '#domain/constants/session-types.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { HEALTH_REASONS, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { TELEMETRY_STANDARDS } from '#domain/constants/telemetry-standards.ts'
import { UNITS } from '#domain/constants/units.ts'
import type { NameKind } from '#texts/names.ts'
import { nameOf } from '../../server/text/names.ts'

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key)

const KEYS: Record<NameKind, readonly string[]> = {
  sport: keysOf(SPORTS),
  intensity: keysOf(SPEED_INTENSITIES),
  'hr-zone': keysOf(HR_ZONES),
  unit: keysOf(UNITS),
  'unit-symbol': keysOf(UNITS),
  'member-status': Object.keys(MEMBER_STATUS),
  role: Object.keys(ROLE),
  permission: PERMISSIONS,
  'health-reason': Object.values(HEALTH_REASONS).flat(),
  age: AGE_KEYS,
  gender: keysOf(GENDER_OPTIONS),
  weight: keysOf(WEIGHT_OPTIONS),
  'crew-group': keysOf(CREW_GROUPS),
  'session-type': SESSION_TYPES,
  focus: keysOf(FOCUSES),
  'telemetry-standard': keysOf(TELEMETRY_STANDARDS),
  exercise: EXERCISES,
}
const ALL = Object.entries(KEYS).flatMap(([kind, keys]) =>
  keys.map((key) => ({ kind: kind as NameKind, key })),
)

/** Words another language has in common with English. */
const SHARED = {
  de: (
    'Multisport CrossFit Yoga Pilates Rugby Basketball Volleyball Handball Hockey Golf ' +
    'Va’a Mixed Starts Test Sit-up Regatta'
  ).split(' '),
  fr: (
    'Multisport Kayak CrossFit Yoga Pilates Football Rugby Handball Hockey Golf Va’a minutes ' +
    'watts newtons joules Technique Endurance Test'
  )
    .split(' ')
    .concat('Seat racing'),
  'zh-cn': ['CrossFit', 'Va’a'],
}
/** Class codes and symbols, written alike anywhere. */
const CODE =
  /^(U\d\d|PR\d|Masters [A-K]|Zone \d|bpm|min|W|N|J|s|h|°C|°|%|\/?\d* ?(k?m|kg)(\/[sh])?|mmol\/L)$/

describe.each(LANGUAGES)('names in %s', (language) => {
  test('are there for every key', () => {
    const missing = ALL.filter(({ kind, key }) => {
      const name = nameOf(language, kind, key).trim()
      return name === '' || (name === key && kind !== 'unit-symbol')
    })
    expect(missing).toEqual([])
  })

  test('are different within their kind', () => {
    const twins = Object.entries(KEYS).flatMap(([kind, keys]) => {
      const names = keys.map((key) => nameOf(language, kind as NameKind, key))
      return names.filter((name, index) => names.indexOf(name) !== index)
    })
    expect(twins, 'only the starts of rowers and paddlers').toEqual([
      nameOf(language, 'focus', 'starts'),
    ])
  })
})

test.each(['de', 'fr', 'zh-cn'] as const)('%s shares no other word with English', (language) => {
  const names = ALL.filter(
    ({ kind, key }) => nameOf('en', kind, key) === nameOf(language, kind, key),
  ).map(({ kind, key }) => nameOf('en', kind, key))
  expect([...new Set(names)].filter((name) => !CODE.test(name)).toSorted()).toEqual(
    SHARED[language].toSorted(),
  )
})

test.each([
  ['de', 'unit-symbol', 'spm', 'Schläge/min'],
  ['en', 'role', 'head-coach', 'Head coach'],
  ['en', 'role', 'head_coach', 'Head coach'],
  ['zh-cn', 'member-status', 'athlete_rejected', '本人已谢绝'],
  ['fr', 'crew-group', 'cox', 'Barreur'],
  ['en', 'focus', 'Ratio drills', 'Ratio drills'],
  ['de', 'exercise', 'constructor', 'constructor'],
] as const)('%s %s %s is %s', (language, kind, key, expected) =>
  expect(nameOf(language, kind, key)).toBe(expected),
)
