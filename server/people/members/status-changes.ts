import { membershipsChanged } from '#contract/events.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import type { Planned } from './changes.ts'
import { changeStatuses, noteChange } from './commands.ts'
import { sendInvitations, type Sender } from '../invitations/open.ts'
import type { MemberFacts } from './queries.ts'

export type FactsById = Map<number, MemberFacts>
export type Acting = { viewer: Viewer; sender: Sender }

const { approved, left, invited, pending } = MEMBER_STATUS

/** Makes the changes and notifies the people they concern; those who are invited get a mail. */
export async function carryOut(
  db: Db,
  clubId: ClubId,
  { viewer, sender }: Acting,
  changes: Planned['changes'],
): Promise<void> {
  if (changes.length === 0) return
  await changeStatuses(db, clubId, changes)
  const idsOf = (some: Planned['changes']) => some.map(({ user_id }) => user_id)
  const leadingTo = (to: MemberStatus) => idsOf(changes.filter((change) => change.to === to))
  await sendInvitations(db, clubId, leadingTo(invited), sender)
  const answered = changes.filter(({ from }) => from === pending)
  await record(db, membershipsChanged, {
    clubId,
    by: viewer,
    subject: idsOf(changes),
    data: {
      approved_ids: idsOf(answered.filter(({ to }) => to === approved)),
      refused_ids: idsOf(answered.filter(({ to }) => to !== approved)),
      removed_ids: leadingTo(left),
    },
  })
  await noteChange(db, clubId, viewer.user_id, { action: 'members-changed', subject: { changes } })
}
