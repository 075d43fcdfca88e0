import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismiss, notices, notify, notifyOffer, wordsIn } from './notices.ts'

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
  const id = notify('success', deleted, { persistent: true })
  expect(shown()).toEqual(['Gelöscht'])
  dismiss(id)
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

const undo = (what: string) => ({ action: { label: 'Undo', run: () => void undone.push(what) } })
const undone: string[] = []

test('two deletions in the same words can both be undone', () => {
  notify('success', deleted, { persistent: true, ...undo('first') })
  notify('success', deleted, { persistent: true, ...undo('second') })
  notify('success', deleted)
  for (const { action } of notices.get()) action?.run()
  expect(undone).toEqual(['first', 'second'])
})

test('an offer goes after its own time and leaves a newer one in the same words', () => {
  notifyOffer('success', deleted, undo('first'))
  vi.advanceTimersByTime(8000)
  notifyOffer('success', deleted, undo('second'))
  vi.advanceTimersByTime(4000)
  expect(shown()).toEqual(['Deleted'])
  vi.advanceTimersByTime(8000)
  expect(shown()).toEqual([])
})

test('an offer that is always the same is shown once', () => {
  const reload = { label: 'Reload', run: () => {} }
  notify('warning', 'New version', { persistent: true, once: true, action: reload })
  notify('warning', 'New version', { persistent: true, once: true, action: reload })
  expect(shown()).toEqual(['New version'])
})
