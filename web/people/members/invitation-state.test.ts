import { expect, test } from 'vitest'
import { invitationState } from './invitation-state.ts'

const NOW = Date.parse('2026-03-15T12:00:00Z')

test.each([
  ['2026-03-16T12:00:00Z', null, false, 'sent'],
  ['2026-03-16T12:00:00Z', '2026-03-14T12:00:00Z', false, 'reminded'],
  ['2026-03-15T11:00:00Z', '2026-03-14T12:00:00Z', false, 'expired'],
  ['2026-03-16T12:00:00Z', null, true, 'failed'],
] as const)(
  'an invitation until %s, reminded of %s, failed %s, is %s',
  (expires_at, reminded_at, failed, state) => {
    expect(invitationState({ expires_at, reminded_at, failed }, NOW)).toBe(state)
  },
)
