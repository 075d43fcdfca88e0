import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIFETIME } from '#domain/constants/limits.ts'
import { queryClient } from '../api/query-client.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { clubState, selectClub } from './select-club.ts'
import { clubStore, selectedClubId } from './session-store.ts'

const page = { cookie: '' }

beforeEach(() => {
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('sessionStorage', memoryStorage())
  clubStore.set(3)
  const kept: Record<string, string> = { [clubState('report')]: '{"squads":[1]}', theme: 'dark' }
  Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] })
  vi.stubGlobal('localStorage', kept)
})
afterEach(() => {
  clubStore.set(null)
  vi.unstubAllGlobals()
})

test('choosing a club keeps it for this tab and 30 days in a cookie', () => {
  selectClub(7)
  expect(selectedClubId()).toBe(7)
  expect(page.cookie).toMatch(/^selected-club=7; /)
  expect(page.cookie).toContain(`max-age=${LIFETIME.selected_club_cookie_days * 86_400}`)
  expect(LIFETIME.selected_club_cookie_days).toBe(30)
})

test('choosing a club clears filters by people of the old one, and nothing else', () => {
  selectClub(7)
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('filters that another tab keeps in a third club stay', () => {
  clubStore.set(5)
  selectClub(7)
  expect(Object.keys(localStorage)).toContain('club-state:3:report')
})

test('answers of the old club are forgotten, those of the person and of the new club stay', () => {
  const keys = [
    ['GET squads', {}, 3],
    ['GET squads', {}, 7],
    ['GET me', {}, null],
  ]
  for (const key of keys) queryClient.setQueryData(key, 'answer')
  selectClub(7)
  expect(keys.map((key) => queryClient.getQueryData(key))).toEqual([undefined, 'answer', 'answer'])
  queryClient.clear()
})
