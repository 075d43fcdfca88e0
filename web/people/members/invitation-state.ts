import type { Member } from '#contract/people/members.ts'

type Sent = NonNullable<Member['invitation']>
export type InvitationState = 'sent' | 'failed' | 'expired'

/** How an invitation stands that is not answered yet. */
export function invitationState(
  { expires_at, failed }: Pick<Sent, 'expires_at' | 'failed'>,
  now: number,
): InvitationState {
  if (failed) return 'failed'
  return Date.parse(expires_at) < now ? 'expired' : 'sent'
}
