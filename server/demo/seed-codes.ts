import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../db/client.ts'
import { hashOf } from '../http/gate.ts'
import { makeLink } from '../people/invitations/commands.ts'
import { insertRow, insertRows } from './rows.ts'
import { manager, others, type Person } from './people.ts'

export type IdOf = (person: Person) => number

export const newCode = () => randomBytes(24).toString('base64url')
const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${days})`

/**
 * Codes as mails would bring them, which never run out: a fresh sign-up, a founder who has
 * confirmed the address, a forgotten password, and the ends of invitations and of notices by mail.
 */
export async function seedCodes(db: Db, club: ClubId, idOf: IdOf) {
  const signedUp = idOf(others.signed_up)
  const make = async (purpose: 'activation' | 'reset', user_id: number, isUsed: boolean) => {
    const code = newCode()
    await insertRow(db, 'one_time_codes', {
      hash: hashOf(code),
      purpose,
      user_id,
      payload: purpose === 'activation' ? '{"kind": "club"}' : '{}',
      expires_at: 'infinity',
      used_at: isUsed ? sql<string>`now()` : null,
    })
    return code
  }
  const stop = newCode()
  await sql`
    insert into invitation_stops (hash, address_hash, user_id, about_club)
    select ${hashOf(stop)}, app.address_hash(email), id, ${club} from users
      where id = ${signedUp}`.execute(db)
  const notices = newCode()
  const noticeCode = { hash: hashOf(notices), user_id: signedUp, kind_group: 'training' }
  await insertRows(db, 'notice_mail_codes', [noticeCode])
  return {
    stop,
    notices,
    activation: await make('activation', signedUp, false),
    founding: await make('activation', idOf(others.founder), true),
    reset: await make('reset', signedUp, false),
  }
}

/**
 * The newcomer was invited to the demo club and reminded of it, and the club has a link to ask by;
 * both hold as long as the demo.
 */
export async function seedInvitation(db: Db, club: ClubId, idOf: IdOf) {
  const code = newCode()
  const by = idOf(manager)
  const person = { club_id: club, user_id: idOf(others.no_club) }
  await insertRows(db, 'memberships', [{ ...person, status: MEMBER_STATUS.invited }])
  await insertRows(db, 'membership_roles', [{ ...person, role_id: ROLE.athlete }])
  const mailed = {
    purpose: 'invitation',
    user_id: person.user_id,
    about_club: club,
    payload: JSON.stringify({ by }),
    expires_at: sql<string>`now() + interval '10 years'`,
  }
  const first = { ...mailed, hash: hashOf(code), created_at: daysAgo(4) }
  const reminds = await insertRow(db, 'one_time_codes', first)
  const second = { ...mailed, hash: hashOf(newCode()), created_at: daysAgo(1), reminds }
  await insertRow(db, 'one_time_codes', second)
  const asked = { role_id: ROLE.athlete, squad_id: null, direct: false, days: 3650 }
  const link = await makeLink(db, club, { ...asked, created_by: by })
  const { token } = await db
    .selectFrom('invitation_links')
    .select('token')
    .where('id', '=', link)
    .executeTakeFirstOrThrow()
  return { code, link: token }
}
