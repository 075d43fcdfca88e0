import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { queueMails } from '../../mail/queue.ts'
import { notifyAll } from '../../notices/notify.ts'
import { approversOf, joinersOf } from './queries.ts'

const MEMBERS_PATH = '/club-members'

/** Notifies those who brought people into the club that they have joined. */
export async function notifyOfJoining(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
  inviters: readonly number[],
): Promise<void> {
  for (const values of await joinersOf(db, clubId, userIds))
    await notifyAll(db, inviters, {
      kind: 'member-joined',
      level: 'success',
      values,
      link: MEMBERS_PATH,
      about_club: clubId,
    })
}

/** Notifies those who decide about it that people ask to join, by mail too. */
export async function notifyOfRequests(
  db: Db,
  clubId: ClubId,
  userIds: readonly number[],
): Promise<void> {
  const approvers = await approversOf(db, clubId)
  const link = `${MEMBERS_PATH}?status=${MEMBER_STATUS.pending}`
  for (const { person, club } of await joinersOf(db, clubId, userIds)) {
    await queueMails(
      db,
      approvers.map(({ email, first_name, language }) => ({
        address: email,
        language,
        template: 'join-request' as const,
        values: { name: first_name, club, person, link },
        about_club: clubId,
      })),
    )
    const ids = approvers.map(({ user_id }) => user_id)
    const values = { person, club }
    await notifyAll(db, ids, { kind: 'join-requested', values, link, about_club: clubId })
  }
}
