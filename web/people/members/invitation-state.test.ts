import { expect, test } from 'vitest'
import { invitationState } from './invitation-state.ts'

const NOW = Date.parse('2026-03-15T12:00:00Z')

test.each([
  ['2026-03-16T12:00:00Z', false, 'sent'],
  ['2026-03-15T11:00:00Z', false, 'expired'],
  ['2026-03-16T12:00:00Z', true, 'failed'],
] as const)('an invitation until %s, failed %s, is %s', (expires_at, failed, state) => {
  expect(invitationState({ expires_at, failed }, NOW)).toBe(state)
})
