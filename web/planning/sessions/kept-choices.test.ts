import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import { keepPeople, keepQuickAssign, lastPeople, quickAssign } from './kept-choices.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('how people are chosen is kept on the device, club by club', () => {
  expect(quickAssign(7)).toBe('squads')
  keepQuickAssign(7, 'coaches')
  expect([quickAssign(7), quickAssign(8)]).toEqual(['coaches', 'squads'])
  localStorage.setItem('quick-assign-7', '"parents"')
  expect(quickAssign(7)).toBe('squads')
})

test('the people of the last session are kept, and nobody is no choice', () => {
  expect(lastPeople(7)).toBeNull()
  keepPeople(7, { squads: [3], athletes: [1, 2], coaches: [] })
  expect(lastPeople(7)).toEqual({ squads: [3], athletes: [1, 2], coaches: [] })
  expect(lastPeople(8)).toBeNull()
  keepPeople(7, { squads: [], athletes: [], coaches: [] })
  expect(lastPeople(7)).toBeNull()
  localStorage.setItem('last-people-7', '{"athletes":[0,"x",4]}')
  expect(lastPeople(7)).toEqual({ squads: [], athletes: [4], coaches: [] })
})
