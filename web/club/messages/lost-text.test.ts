import { expect, test } from 'vitest'
import { withLost } from './lost-text.ts'

test('a lost text is in the field again, before what was typed since', () => {
  expect(withLost('At six', '')).toBe('At six')
  expect(withLost('At six', ' ')).toBe('At six')
  expect(withLost('At six', 'or seven')).toBe('At six\nor seven')
})
