import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices, wordsIn } from '../../shell/notices.ts'
import { sayGone } from './gone-boats.ts'

const WORDS = { discarded: (name: string) => `${name} is gone`, takeBack: () => 'Take back' }
const theirs = { recording_id: 1, name: 'Rigi', restorable_until: null }
const own = { recording_id: 2, name: 'Titlis', restorable_until: 1_000_000 }
const shown = () =>
  notices.get().map(({ level, persistent, text, action }) => ({
    said: `${level} ${wordsIn(text)}`,
    persistent,
    offers: action !== undefined,
  }))

beforeEach(() => {
  notices.set([])
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('a boat that somebody discarded is named as an error until one closes it', () => {
  sayGone([[], [theirs]], WORDS, () => undefined)
  expect(shown()).toEqual([{ said: 'error Rigi is gone', persistent: true, offers: false }])
  sayGone([[theirs], [theirs]], WORDS, () => undefined)
  expect(shown()).toHaveLength(1)
})

test('of two recordings of one boat each can be taken back while that is allowed', () => {
  const later = { ...own, recording_id: 3 }
  sayGone([[], [own]], WORDS, () => undefined)
  sayGone([[own], [own, later]], WORDS, () => undefined)
  expect(shown()).toHaveLength(2)
  sayGone([[own, later], [later]], WORDS, () => undefined)
  expect(shown()).toEqual([{ said: 'error Titlis is gone', persistent: true, offers: true }])
})

test('who discarded a boat can take it back, until that is over', () => {
  sayGone([[theirs], [theirs, own]], WORDS, () => undefined)
  expect(shown()).toEqual([{ said: 'error Titlis is gone', persistent: true, offers: true }])
  sayGone([[theirs, own], [theirs]], WORDS, () => undefined)
  expect(shown()).toEqual([])
})
