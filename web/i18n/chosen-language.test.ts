import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { adoptLanguage, currentLanguage } from './i18n.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } })
})
afterEach(() => void vi.unstubAllGlobals())

test('the language of the profile is kept on the device and in a cookie', async () => {
  await adoptLanguage(currentLanguage())
  expect(localStorage.getItem('language')).toBe(currentLanguage())
  expect(document.cookie).toMatch(new RegExp(`^language=${currentLanguage()}; `))
})

test('a language chosen on the device stays, whatever the profile says', async () => {
  localStorage.setItem('language', 'zh-cn')
  await adoptLanguage('fr')
  expect(localStorage.getItem('language')).toBe('zh-cn')
  expect(document.cookie).toMatch(/^language=fr; /)
})
