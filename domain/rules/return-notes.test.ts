import { expect, test } from 'vitest'
import type { Permission } from '../constants/permissions.ts'
import { ROLE, type RoleId } from '../constants/roles.ts'
import { canChangeReturnNote, canReadReturnNotes, canWriteReturnNote } from './return-notes.ts'
import type { Viewer } from './viewer.ts'

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
const headCoach = viewer([ROLE.head_coach], ['view-edit-all-sessions'])
const manager = viewer([ROLE.manager], ['view-athlete-profile', 'view-edit-all-sessions'])
const about = (user_id: number, sees = true) => ({ user_id, sees })
const by = (written_by: number | null, sees = true) => ({ written_by, sees })

test('the athlete and coaches who see them read notes, nobody else does', () => {
  expect(canReadReturnNotes(athlete, about(1))).toBe(true)
  expect(canReadReturnNotes(athlete, about(2))).toBe(false)
  expect(canReadReturnNotes(coach, about(2))).toBe(true)
  expect(canReadReturnNotes(coach, about(2, false))).toBe(false)
  expect(canReadReturnNotes(manager, about(2))).toBe(false)
  expect(canReadReturnNotes({ ...coach, impersonated: true }, about(2))).toBe(false)
})

test('coaches write about whom they see', () => {
  expect(canWriteReturnNote(coach, true)).toBe(true)
  expect(canWriteReturnNote(coach, false)).toBe(false)
  expect(canWriteReturnNote(athlete, true)).toBe(false)
  expect(canWriteReturnNote(manager, true)).toBe(false)
  expect(canWriteReturnNote({ ...coach, impersonated: true }, true)).toBe(false)
})

test('a note is changed by its author, or with the right over what has been', () => {
  expect(canChangeReturnNote(coach, by(1))).toBe(true)
  expect(canChangeReturnNote(coach, by(2))).toBe(false)
  expect(canChangeReturnNote(coach, by(null))).toBe(false)
  expect(canChangeReturnNote(coach, by(1, false))).toBe(false)
  expect(canChangeReturnNote(headCoach, by(2))).toBe(true)
  expect(canChangeReturnNote(headCoach, by(2, false))).toBe(false)
  expect(canChangeReturnNote(manager, by(2))).toBe(false)
  expect(canChangeReturnNote(athlete, by(1))).toBe(false)
})
