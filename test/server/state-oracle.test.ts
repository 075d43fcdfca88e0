import { expect, test } from 'vitest'
import { judge } from './state-oracle.ts'

test('knows a state that shows behind a missing right', () => {
  expect(judge(['403 not_yours', '409 no_such_change'])).toBe(true)
  expect(judge(['404 not_found', '409 undo_over'])).toBe(true)
  expect(judge(['404 not_found', '409 session_full', '200'])).toBe(false)
  expect(judge(['403 not_yours', '404 not_found'])).toBe(false)
})
