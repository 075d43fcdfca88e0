import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { queueMails } from '../../mail/queue.ts'
import { notifyAll } from '../../delivery/notify.ts'
import { blindToMinors, joinersOf, type Joiner } from './joiners.ts'
import { approversOf } from './queries.ts'

const MEMBERS_PATH = '/club-members'

/**
 * Notifies those who brought people into the club that they have joined; of somebody under 18 whom
 * they do not see, without a name.
 */
export async function notifyOfJoining(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  { inviters, by }: { inviters: readonly number[]; by: number | null },
): Promise<void> {
  const notice = { level: 'success', by, link: MEMBERS_PATH, about_club: clubId } as const
  for (const joiner of await joinersOf(db, clubId, userIds)) {
    const { person, club } = joiner
    const { seeing, blind } = await apart(db, clubId, joiner, inviters)
    await notifyAll(db, seeing, { ...notice, kind: 'member-joined', values: { person, club } })
    await notifyAll(db, blind, { ...notice, kind: 'unnamed-joined', values: { club } })
  }
}

/**
 * Notifies those who decide about it that people ask to join, by mail too; of somebody under 18
 * whom they do not see, without a name.
 */
export async function notifyOfRequests(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  by: number | null,
): Promise<void> {
  const approvers = await approversOf(db, clubId)
  const link = `${MEMBERS_PATH}?status=${MEMBER_STATUS.pending}`
  const ids = approvers.map(({ user_id }) => user_id)
  for (const joiner of await joinersOf(db, clubId, userIds)) {
    const { person, club } = joiner
    const { seeing, blind } = await apart(db, clubId, joiner, ids)
    await queueMails(
      db,
      approvers.map(({ user_id, email, first_name, language }) => ({
        address: email,
        language,
        template: 'join-request' as const,
        values: { name: first_name, club, person: blind.includes(user_id) ? '' : person, link },
        about_club: clubId,
      })),
    )
    const notice = { by, link, about_club: clubId }
    await notifyAll(db, seeing, { ...notice, kind: 'join-requested', values: { person, club } })
    await notifyAll(db, blind, { ...notice, kind: 'unnamed-requested', values: { club } })
  }
}

/** Those of these members who see the joiner, and those who do not. */
async function apart(
  db: Db,
  clubId: ClubId,
  { under_age }: Joiner,
  members: readonly number[],
): Promise<{ seeing: number[]; blind: number[] }> {
  const blind = under_age ? await blindToMinors(db, clubId, members) : new Set<number>()
  return {
    seeing: members.filter((id) => !blind.has(id)),
    blind: members.filter((id) => blind.has(id)),
  }
}
