import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissText, notices, notify, wordsIn } from './notices.ts'

const TEXTS = { en: 'Deleted', de: 'Gelöscht' }
let language: keyof typeof TEXTS
const deleted = () => TEXTS[language]
const shown = () => notices.get().map(({ text }) => wordsIn(text))

beforeEach(() => {
  vi.useFakeTimers()
  language = 'en'
})
afterEach(() => {
  notices.set([])
  vi.useRealTimers()
})

test('a notice that stays is in the language chosen since', () => {
  notify('success', deleted, { persistent: true })
  expect(shown()).toEqual(['Deleted'])
  language = 'de'
  expect(shown()).toEqual(['Gelöscht'])
  notify('success', deleted, { persistent: true })
  expect(shown()).toEqual(['Gelöscht'])
  dismissText(deleted)
  expect(shown()).toEqual([])
})
