import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { queueMails } from '../../mail/queue.ts'
import { notifyAll } from '../../notices/notify.ts'
import type { Planned } from './changes.ts'
import { changeStatuses, noteChange } from './commands.ts'
import { sendInvitations, type Sender } from '../invitations/open.ts'
import { clubNameOf, type MemberFacts } from './queries.ts'

export type FactsById = Map<number, MemberFacts>
export type Acting = { viewer: Viewer; sender: Sender }

const { approved, left, invited } = MEMBER_STATUS

/**
 * Carries the changes out and notifies those whom they concern: by mail where they wait for it,
 * else in their notices.
 */
export async function carryOut(
  db: Db,
  clubId: ClubId,
  { viewer, sender }: Acting,
  facts: FactsById,
  changes: Planned['changes'],
): Promise<void> {
  if (changes.length === 0) return
  await changeStatuses(db, clubId, changes)
  const idsTo = (to: MemberStatus) =>
    changes.filter((change) => change.to === to).map(({ user_id }) => user_id)
  await sendInvitations(db, clubId, idsTo(invited), sender)
  const club = await clubNameOf(db, clubId)
  await answerRequests(db, clubId, { club, facts, changes, publicUrl: sender.publicUrl })
  await notifyAll(
    db,
    idsTo(left).filter((id) => id !== viewer.user_id),
    { kind: 'removed-from-club', level: 'warning', values: { club } },
  )
  await noteChange(db, clubId, viewer.user_id, { action: 'members-changed', subject: { changes } })
}

type Answers = { club: string; facts: FactsById; changes: Planned['changes']; publicUrl: string }

async function answerRequests(
  db: Db,
  clubId: ClubId,
  { club, facts, changes, publicUrl }: Answers,
): Promise<void> {
  const answered = changes.filter(({ from }) => from === MEMBER_STATUS.pending)
  const people = answered.flatMap(({ user_id, to }) => {
    const person = facts.get(user_id)
    return person ? [{ ...person, approved: to === approved }] : []
  })
  await queueMails(
    db,
    people.map(({ email, language, first_name, ...person }) => ({
      address: email,
      language,
      template: 'join-answer' as const,
      values: {
        name: first_name,
        club,
        approved: person.approved,
        link: `${publicUrl}${person.approved ? `/switch-club/${clubId}` : '/join'}`,
      },
      about_club: clubId,
    })),
  )
  const ids = (yes: boolean) =>
    people.filter((person) => person.approved === yes).map(({ user_id }) => user_id)
  await notifyAll(db, ids(true), {
    kind: 'join-approved',
    level: 'success',
    values: { club },
    link: `/switch-club/${clubId}`,
  })
  await notifyAll(db, ids(false), { kind: 'join-rejected', values: { club } })
}
