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

test.each(['success', 'info', 'warning', 'error'] as const)(
  'a notice of level %s goes after three seconds, one that stays does not',
  (level) => {
    notify(level, 'Gone soon')
    notify(level, 'Here to stay', { persistent: true })
    vi.advanceTimersByTime(2999)
    expect(shown()).toEqual(['Gone soon', 'Here to stay'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual(['Here to stay'])
    vi.advanceTimersByTime(3_600_000)
    expect(shown()).toEqual(['Here to stay'])
  },
)
