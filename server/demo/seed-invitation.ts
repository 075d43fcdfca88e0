import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import { makeLink } from '../people/invitations/commands.ts'
import { manager } from './people.ts'
import { others, type IdOf } from './seed-accounts.ts'

/** Code of an invitation that waits for the newcomer, and of a link anybody can ask by. */
export type DemoInvitation = { code: string; link: string }

const newCode = () => randomBytes(24).toString('base64url')
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`

/**
 * The newcomer was invited to the demo club and reminded of it, and the club has a link to ask by;
 * both hold as long as the demo.
 */
export async function seedInvitation(db: Db, club: ClubId, idOf: IdOf): Promise<DemoInvitation> {
  const code = newCode()
  const user_id = idOf(others.no_club)
  const expires_at = sql<string>`now() + interval '10 years'`
  await db
    .insertInto('memberships')
    .values({ club_id: club, user_id, status: MEMBER_STATUS.invited })
    .execute()
  await db
    .insertInto('membership_roles')
    .values({ club_id: club, user_id, role_id: ROLE.athlete })
    .execute()
  const invitation = {
    purpose: 'invitation',
    user_id,
    about_club: club,
    payload: JSON.stringify({ by: idOf(manager) }),
    expires_at,
  }
  const { id } = await db
    .insertInto('one_time_codes')
    .values({ ...invitation, hash: hashOf(code), created_at: daysAgo(4) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('one_time_codes')
    .values({ ...invitation, hash: hashOf(newCode()), created_at: daysAgo(1), reminds: id })
    .execute()
  const link = await makeLink(db, club, {
    role_id: ROLE.athlete,
    squad_id: null,
    direct: false,
    days: 3650,
    created_by: idOf(manager),
  })
  const { token } = await db
    .selectFrom('invitation_links')
    .select('token')
    .where('id', '=', link)
    .executeTakeFirstOrThrow()
  return { code, link: token }
}
