import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import { clubState } from '../../shell/select-club.ts'
import { clubStore } from '../../shell/session-store.ts'
import { keepFilters, keptFilters } from './kept-filters.ts'

beforeEach(() => {
  clubStore.set(3)
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  clubStore.set(null)
  vi.unstubAllGlobals()
})

test('squads, tags and days of reports are kept until another club is chosen', () => {
  expect(keptFilters('all')).toBe('')
  keepFilters('all', { from: '2026-01-01', to: '2026-02-01', squads: '1,3', tags: '7' })
  expect(Object.fromEntries(new URLSearchParams(keptFilters('all')))).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
    squads: '1,3',
    tags: '7',
  })
  expect(localStorage.key(0)).toBe(clubState('report-filters'))
  expect(keptFilters('tests')).toBe('')
})

test('those of one athlete are kept nowhere', () => {
  keepFilters('one', { from: '2026-01-01' })
  expect([localStorage.length, keptFilters('one')]).toEqual([0, ''])
})

test('those of a club do not apply in another, which another tab may show', () => {
  keepFilters('all', { squads: '1,3' })
  clubStore.set(5)
  expect(keptFilters('all')).toBe('')
  keepFilters('all', { squads: '8' })
  clubStore.set(3)
  expect(keptFilters('all')).toBe('squads=1%2C3')
})
