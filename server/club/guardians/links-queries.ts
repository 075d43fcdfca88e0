import { sql } from 'kysely'
import { Id, T, WordOf, type Static } from '#contract/schema.ts'
import type { MemberGuardians } from '#contract/club/guardians-links.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { guardianRefusal } from '#domain/rules/guardians.ts'
import type { MemberStatus } from '#domain/constants/statuses.ts'
import { withoutMilliseconds } from '../../db/instant.ts'
import { checkedValue } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { guardiansOfMember } from './statements.ts'

/** A member as inviting a guardian asks for them; undefined where the viewer sees no such member. */
export async function memberForGuardians(db: Db, clubId: ClubId, id: number) {
  const row = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as user_id', 'u.email', 'u.guardian_email', 'u.date_of_birth', 'm.status'])
    .select((eb) => eb.ref('u.full_name').$castTo<string>().as('full_name'))
    .select(sql<boolean>`app.is_noted_by(m.club_id, m.user_id)`.as('is_noted'))
    .where('m.club_id', '=', clubId)
    .where('m.user_id', '=', id)
    .executeTakeFirst()
  return row && { ...row, status: row.status as MemberStatus }
}
type Member = NonNullable<Awaited<ReturnType<typeof memberForGuardians>>>

export async function guardiansOf(
  db: Db,
  clubId: ClubId,
  { member, today }: { member: Member; today: string },
): Promise<MemberGuardians> {
  const rows = await run(db, guardiansOfMember, { club_id: clubId, child: member.user_id })
  const refused = guardianRefusal(member, today)
  return {
    guardians: rows.map(({ state, invited_at, accepted_at, ...row }) => ({
      ...row,
      state: state as MemberGuardians['guardians'][number]['state'],
      invited_at: withoutMilliseconds(invited_at),
      accepted_at: accepted_at && withoutMilliseconds(accepted_at),
    })),
    refused,
    contact: refused === 'not_in_club' ? null : member.guardian_email,
  }
}

const Stored = T.Object({
  id: Id,
  club_id: Id,
  child_id: Id,
  state: WordOf('open', 'expired'),
  child: T.String(),
  club: T.String(),
  email: T.String(),
  language: WordOf(...LANGUAGES),
  has_account: T.Boolean(),
})

/** What the code of a mail is about; null for one that leads nowhere, or no longer. */
export const invitationByCode = (db: Db, code: string): Promise<Static<typeof Stored> | null> =>
  checkedValue(db, Stored, sql`app.guardian_invitation(${hashOf(code)})`)
