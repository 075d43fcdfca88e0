import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askingToLeave, backFromModal, leaveModal, modal, noteTyped, openModal } from './modals.ts'
import { typedForms } from './typed-forms.ts'

const [behind, inside] = [{}, {}]
beforeEach(() => {
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLElement', Object)
  typedForms.add(behind)
  openModal({ title: 'Damage', content: null })
})
afterEach(() => {
  typedForms.clear()
  vi.unstubAllGlobals()
})

const state = () => (askingToLeave.get() ? 'asks' : modal.get() === null ? 'closed' : 'open')

test('a modal in which nothing was typed closes, whatever a form behind it holds', () => {
  leaveModal()
  expect(state()).toBe('closed')
})

test('a form in a modal is not dropped unasked, neither with Escape nor by going back', () => {
  typedForms.add(inside)
  leaveModal()
  expect(state()).toBe('asks')
  askingToLeave.set(false)
  backFromModal()
  expect(state()).toBe('asks')
})

test('text that is no form closes with Escape, and is asked about by going back', () => {
  noteTyped()
  leaveModal()
  expect(state()).toBe('closed')
  openModal({ title: 'Damage', content: null })
  noteTyped()
  backFromModal()
  expect(state()).toBe('asks')
})
