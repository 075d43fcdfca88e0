import type { Member } from '#contract/people/members.ts'

type Sent = NonNullable<Member['invitation']>
export type InvitationState = 'sent' | 'reminded' | 'failed' | 'expired'

/** How an invitation stands that is not answered yet. */
export function invitationState(
  { expires_at, reminded_at, failed }: Pick<Sent, 'expires_at' | 'reminded_at' | 'failed'>,
  now: number,
): InvitationState {
  if (failed) return 'failed'
  if (Date.parse(expires_at) < now) return 'expired'
  return reminded_at === null ? 'sent' : 'reminded'
}
