import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { Permission } from '#domain/constants/permissions.ts'
import type { RoleId } from '#domain/constants/roles.ts'
import { clubLink } from '#domain/rules/club-link.ts'
import { hidesMinorsFrom, lastBirthdayOfAge } from '#domain/rules/privacy.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { queueMails } from '../../mail/queue.ts'
import { notifyAll } from '../../delivery/notify.ts'
import { run } from '../../db/statement.ts'
import { approversOf } from './queries.ts'
import { joiners, rightsOfMembers } from './statements.ts'

/** Somebody who comes into a club, by name, with the name of the club. */
type Joiner = { person: string; club: string; under_age: boolean }

async function joinersOf(db: Db, clubId: ClubId, userIds: readonly number[]): Promise<Joiner[]> {
  const rows = await run(db, joiners, { club_id: clubId, people: userIds })
  return rows.map(({ person, club, date_of_birth: born, time_zone }) => ({
    person,
    club,
    under_age: born !== null && born > lastBirthdayOfAge(dayIn(time_zone, new Date())),
  }))
}

/** The members who do not see people under 18. */
async function blindToMinors(
  db: Db,
  club_id: ClubId,
  people: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run(db, rightsOfMembers, { club_id, people })
  return new Set(
    rows
      .filter(({ roles, permissions, coaches_see_minors }) =>
        hidesMinorsFrom({
          roles: roles as RoleId[],
          permissions: permissions as Permission[],
          coaches_see_minors,
        }),
      )
      .map(({ user_id }) => user_id),
  )
}

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
        values: {
          name: first_name,
          club,
          person: blind.includes(user_id) ? '' : person,
          link: clubLink(link, clubId),
        },
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
