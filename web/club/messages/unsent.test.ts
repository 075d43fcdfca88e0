import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../test/support/memory-storage.ts'
import { leaveTab } from '../../shell/session-store.ts'
import { keepUnsent, unsentAt, useUnsentText } from './unsent.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => void vi.unstubAllGlobals())

/** Opens a field, types into it and closes it; returns what was there when it opened. */
function open(place: string, typed?: string | ((now: string) => string)): string {
  const fields: ReturnType<typeof useUnsentText>[] = []
  renderToStaticMarkup(createElement(Field, { place, onField: (field) => fields.push(field) }))
  const [text = '', change] = fields[0] ?? []
  if (typed !== undefined) change?.(typed)
  return text
}

type FieldProps = { place: string; onField: (field: ReturnType<typeof useUnsentText>) => void }

function Field({ place, onField }: FieldProps) {
  onField(useUnsentText(place))
  return null
}

test('a text is there again where it was written, and nowhere else', () => {
  open('4', 'At six')
  expect([open('4'), open('5')]).toEqual(['At six', ''])
})

test('a text that is sent is not there again, but it is where it was lost', () => {
  open('4', 'At six')
  open('4', '')
  expect(open('4')).toBe('')
  open('4', (now) => `At six${now}`)
  expect(open('4')).toBe('At six')
})

test('signing out leaves nothing', () => {
  keepUnsent('boats/4', { message: 'At six', crew_ids: [1] })
  expect(unsentAt('boats/4', null)).toEqual({ message: 'At six', crew_ids: [1] })
  leaveTab()
  expect(unsentAt('boats/4', null)).toBeNull()
})
