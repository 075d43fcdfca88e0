import { describe, expect, test } from 'vitest'
import type { Permission } from '../constants/permissions.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import { MORNING_FIELDS, MORNING_NUMBERS } from '../monitoring/fields.ts'
import {
  canEnterMorning,
  isEmptyMorning,
  isMorningChanged,
  isReminderDue,
  morningAfter,
  morningFaults,
  NO_MORNING,
  reasonsOf,
  roundedNumber,
} from './monitoring.ts'
import type { Viewer } from './viewer.ts'

const TODAY = '2026-11-26'
const viewer = (roles: RoleId[], permissions: Permission[] = []): Viewer => ({
  user_id: 1,
  is_admin: false,
  has_clubs: true,
  club: {
    id: 1,
    is_individual: false,
    default_sport_id: 1,
    member: true,
    roles,
    permissions,
    features: [1],
    subscription_ends: null,
    expired: false,
  },
})
const athlete = viewer([ROLE.athlete])
const coach = viewer([ROLE.coach])
const headCoach = viewer([ROLE.coach], ['view-edit-all-sessions'])
const withoutFeature: Viewer = {
  ...athlete,
  club: athlete.club && { ...athlete.club, features: [] },
}
const own = (day: string) => ({ user_id: 1, day, today: TODAY, sees: true })
const other = (day: string, sees = true) => ({ user_id: 2, day, today: TODAY, sees })

test.each([
  ['an athlete their own of today', athlete, own(TODAY), true],
  ['an athlete their own of long ago', athlete, own('2025-01-01'), true],
  ['an athlete their own to come', athlete, own('2026-11-27'), false],
  ['an athlete that of another', athlete, other(TODAY), false],
  ['a coach their own', coach, own(TODAY), false],
  ['a coach that of yesterday', coach, other('2026-11-25'), true],
  ['a coach that of the day before yesterday', coach, other('2026-11-24'), false],
  ['a coach with the right that of long ago', headCoach, other('2025-01-01'), true],
  ['an athlete on a plan without mornings', withoutFeature, own(TODAY), false],
  ['a coach that of somebody unseen', headCoach, other(TODAY, false), false],
  [
    'an administrator in the name of an athlete',
    { ...athlete, impersonated: true },
    own(TODAY),
    false,
  ],
] as const)('%s', (_, who, asked, expected) => {
  expect(canEnterMorning(who, asked)).toBe(expected)
})

describe('a change of a morning', () => {
  const stored = { ...NO_MORNING, waking_hr: 48, health: 'ill' as const, note: 'Cold' }

  test('leaves what it does not name', () => {
    expect(morningAfter(stored, { fatigue: 2, waking_hr: undefined })).toEqual({
      ...stored,
      fatigue: 2,
    })
  })

  test.each(MORNING_NUMBERS)('keeps %s at both bounds', (name) => {
    const { min, max } = MORNING_FIELDS[name]
    for (const value of [min, max])
      expect(morningAfter(stored, { [name]: value })[name]).toBe(value)
  })

  test('drops reasons with their health, and privacy with the note', () => {
    const before = { ...stored, reasons: ['virus' as const], note_private: true }
    expect(morningAfter(before, { health: 'injured' }).reasons).toEqual([])
    expect(morningAfter(before, { note: '  ' })).toMatchObject({ note: null, note_private: false })
  })

  test('with reasons of another health or a rating of nothing is faulty', () => {
    const faults = (change: object, trained = true) => morningFaults(stored, change, { trained })
    expect(faults({ reasons: ['back'] })).toEqual(['reasons'])
    expect(faults({ health: 'both', reasons: ['back', 'virus'] })).toEqual([])
    expect(faults({ training_quality: 3 }, false)).toEqual(['training_quality'])
    expect(faults({ training_quality: null }, false)).toEqual([])
  })

  test('meets another only where it changed the same part to something else', () => {
    const meets = (change: object, seen: object) => isMorningChanged(stored, change, seen)
    expect(meets({ waking_hr: 50 }, { waking_hr: null })).toBe(true)
    expect(meets({ waking_hr: 48 }, { waking_hr: null })).toBe(false)
    expect(meets({ waking_hr: 50 }, { waking_hr: 48 })).toBe(false)
    expect(meets({ fatigue: 3 }, { fatigue: null })).toBe(false)
    expect(meets({ waking_hr: 50 }, {})).toBe(false)
    expect(meets({ note: 'Mine' }, { note: ' Cold ' })).toBe(false)
  })
})

test('a morning is empty without numbers, health and note', () => {
  expect(isEmptyMorning(NO_MORNING)).toBe(true)
  expect(isEmptyMorning({ ...NO_MORNING, sleep_time: 0 })).toBe(false)
  expect(isEmptyMorning({ ...NO_MORNING, health: 'healthy' })).toBe(false)
})

test('numbers have the places of their field', () => {
  expect([roundedNumber('weight', 71.34), roundedNumber('waking_hr', 48.4)]).toEqual([71.3, 48])
  expect(roundedNumber('weight', null)).toBe(null)
})

test('reasons belong to a health', () => {
  expect(reasonsOf('healthy')).toEqual([])
  expect(reasonsOf('both')).toHaveLength(reasonsOf('ill').length + reasonsOf('injured').length)
})

test.each([
  [null, '07:30', false],
  ['07:30', '07:29', false],
  ['07:30', '07:30', true],
  ['07:30', '09:29', true],
  ['07:30', '09:30', false],
])('a reminder at %s at %s is due: %s', (at, now, expected) => {
  expect(isReminderDue(at, now)).toBe(expected)
})
