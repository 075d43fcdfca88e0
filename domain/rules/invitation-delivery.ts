/**
 * What reaches somebody who is added: an invitation by mail, a link that has to be handed over as
 * no mail leaves, an invitation later on, or nothing. Who has no address has no sign-in; who is a
 * member already hears nothing.
 */
export const DELIVERIES = ['mail', 'link', 'later', 'no_address', 'member'] as const
export type Delivery = (typeof DELIVERIES)[number]

type Addition = { email: string; isMember: boolean }
type Way = { invite: boolean; sendsMail: boolean }

export function deliveryOf({ email, isMember }: Addition, { invite, sendsMail }: Way): Delivery {
  if (isMember) return 'member'
  if (email.trim() === '') return 'no_address'
  if (!invite) return 'later'
  return sendsMail ? 'mail' : 'link'
}
