import type { ErrorCode } from '#contract/errors.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import { planChanges } from './changes.ts'
import { sendInvitations, closedAddresses, justInvited } from '../invitations/open.ts'
import type { MemberFacts } from './queries.ts'
import { rolePermissionsOf } from '../clubs/open.ts'
import { carryOut, type Acting, type FactsById } from './status-changes.ts'

const { invited } = MEMBER_STATUS
const REFUSED = { unwanted: 'invitation_unwanted', often: 'just_invited' } as const

/** No mailbox is filled with invitations, or gets one its owner does not want. */
export async function demandInvitable(db: Db, { user_id, email }: MemberFacts): Promise<void> {
  if (email === null) throw new Refusal('address_missing')
  const closed = (await closedAddresses(db, [email])).get(email)
  if (closed) throw new Refusal(REFUSED[closed])
  const retry_after = (await justInvited(db, [user_id])).get(user_id)
  if (retry_after !== undefined) throw new Refusal('just_invited', { retry_after })
}

export type Outcome = { done: number[]; refused: { user_id: number; code: ErrorCode }[] }

/** People who are invited already get the mail again. */
export async function inviteMembers(
  db: Db,
  clubId: ClubId,
  acting: Acting,
  facts: FactsById,
  ids: readonly number[],
): Promise<Outcome> {
  demand(hasPermission(acting.viewer, 'invite-members'), 'permission_missing', {
    need: 'invite-members',
  })
  const waiting = await justInvited(db, ids)
  const closed = await closedAddresses(
    db,
    [...facts.values()].flatMap(({ email }) => email ?? []),
  )
  const whyClosed = (id: number) => closed.get(facts.get(id)?.email ?? '')
  const silent = [...facts.values()].filter(({ email }) => email === null)
  const missing = new Set(silent.map(({ user_id }) => user_id))
  const calm = ids.filter((id) => !missing.has(id) && !waiting.has(id) && !whyClosed(id))
  const again = calm.filter((id) => facts.get(id)?.status === invited)
  const rest = calm.filter((id) => !again.includes(id))
  const { changes, refused } = planChanges(
    acting.viewer,
    facts,
    await rolePermissionsOf(db, clubId),
    rest,
    invited,
  )
  await carryOut(db, clubId, acting, changes)
  await sendInvitations(db, clubId, again, acting.sender)
  const early = [...waiting.keys()].map((user_id) => ({ user_id, code: 'just_invited' as const }))
  const shut = ids.flatMap((user_id) => {
    const reason = waiting.has(user_id) ? undefined : whyClosed(user_id)
    return reason ? [{ user_id, code: REFUSED[reason] }] : []
  })
  const mute = [...missing].map((user_id) => ({ user_id, code: 'address_missing' as const }))
  return {
    done: [...again, ...changes.map(({ user_id }) => user_id)],
    refused: [...refused, ...mute, ...early, ...shut],
  }
}
