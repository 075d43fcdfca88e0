import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import {
  clubOfTab,
  forgetPerson,
  keepClub,
  keepTarget,
  rememberedTarget,
  takeTarget,
  targetOf,
} from './session-store.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/calendar', '?view=week', { path: '/calendar', search: '?view=week', clubId: 7 }],
  ['/session/12', '', { path: '/session/12', search: '', clubId: 7 }],
  ['/session/12', '?club_id=3', { path: '/session/12', search: '?club_id=3', clubId: 3 }],
  ['/session/12', '?club_id=none', { path: '/session/12', search: '?club_id=none', clubId: 7 }],
  [
    '/invitation-for-membership/accept',
    '?code=a&club_id=3',
    { path: '/invitation-for-membership/accept', search: '?code=a&club_id=3', clubId: null },
  ],
  ['/join/abc', '', { path: '/join/abc', search: '', clubId: null }],
  ['/homework', '', { path: '/homework', search: '', clubId: 7 }],
  ['/', '', null],
  ['/home', '', null],
  ['/login', '', null],
  ['/register', '', null],
  ['/logout', '?reason=expired', null],
  ['/switch-club/3', '', null],
  ['/unauthorized', '', null],
])('the target of %s%s', (pathname, search, target) => {
  expect(targetOf({ pathname, search }, 7)).toEqual(target)
})

test.each([
  ['of the chosen club is taken', 7, 7, '/calendar?view=week'],
  ['of no club in particular is taken', null, 7, '/calendar?view=week'],
  ['of another club stays', 3, 7, null],
  ['of a club is not for people without one', 3, null, null],
])('a place %s', (_, clubId, chosen, place) => {
  keepTarget({ path: '/calendar', search: '?view=week', clubId })
  expect(takeTarget(chosen)).toBe(place)
  expect(rememberedTarget() === null).toBe(place !== null)
})

test.each([
  ['a club one is in but did not choose stays', [3, 7], null],
  ['a club one may still join is followed', [7], '/session/4'],
  ['a club is followed by who is in none', [], '/session/4'],
])('after signing in a place of %s', (_, own, place) => {
  keepTarget({ path: '/session/4', search: '', clubId: 3 })
  expect(takeTarget(own.includes(7) ? 7 : null, own)).toBe(place)
})

test('leaving clears the browser, a sign-in that ran out keeps the place', () => {
  const target = { path: '/calendar', search: '', clubId: 7 }
  for (const [keep, left] of [
    ['target', target],
    ['nothing', null],
  ] as const) {
    localStorage.setItem('access_token', 'secret')
    localStorage.setItem('calendar', '{}')
    keepClub(7)
    keepTarget(target)
    forgetPerson(keep)
    expect([localStorage.length, clubOfTab()]).toEqual([0, null])
    expect(document.cookie).toContain('selected-club=;')
    expect(rememberedTarget()).toEqual(left)
  }
})
