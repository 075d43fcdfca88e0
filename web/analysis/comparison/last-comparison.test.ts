import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import { clubStore } from '../../shell/session-store.ts'
import { keepComparison, lastComparison } from './last-comparison.ts'

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => {
  clubStore.set(null)
  vi.unstubAllGlobals()
})

test('the comparison looked at last is offered in its club alone', () => {
  clubStore.set(3)
  keepComparison('/reports/comparison/7?by=time')
  clubStore.set(5)
  expect(lastComparison()).toBeNull()
  clubStore.set(3)
  expect(lastComparison()).toBe('/reports/comparison/7?by=time')
})
