import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import { CLUB_STATE } from '../../shell/select-club.ts'
import { keepFilters, keptFilters } from './kept-filters.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('squads, tags and days of reports are kept until another club is chosen', () => {
  expect(keptFilters('all')).toBe('')
  keepFilters('all', { from: '2026-01-01', to: '2026-02-01', squads: '1,3', tags: '7' })
  expect(Object.fromEntries(new URLSearchParams(keptFilters('all')))).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
    squads: '1,3',
    tags: '7',
  })
  expect(localStorage.key(0)?.startsWith(CLUB_STATE)).toBe(true)
  expect(keptFilters('tests')).toBe('')
})

test('those of one athlete are kept nowhere', () => {
  keepFilters('one', { from: '2026-01-01' })
  expect([localStorage.length, keptFilters('one')]).toEqual([0, ''])
})
