import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import { keepDistribution, keptDistribution } from './kept-distribution.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

test('begins with the zones of today, and keeps what was chosen', () => {
  expect(keptDistribution()).toEqual({ score: 'zones', dates: 'today' })
  keepDistribution({ score: 'foster', dates: 'last_4_weeks' })
  expect(keptDistribution()).toEqual({ score: 'foster', dates: 'last_4_weeks' })
  localStorage.setItem('training-distribution', 'moods tomorrow')
  expect(keptDistribution()).toEqual({ score: 'zones', dates: 'today' })
})
