import { sql } from 'kysely'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { hashOf } from '../../server/http/gate.ts'
import { setOpenToRequests } from '../../server/people/invitations/commands.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSquad,
  makeUser,
  PASSWORD,
} from '../support/factories.ts'
import { showing, type Cases } from './matrix-case-parts.ts'
import { mailedCode, SOMEBODY } from './matrix-parts-account.ts'
import { notedMember, squadParts } from './matrix-parts-clubs.ts'
import { idOf, type Things } from './matrix-parts.ts'

const signIn = (username: string, given: object = {}) => ({
  body: {
    username,
    password: PASSWORD,
    grant_type: 'password',
    client_id: 'test',
    client_secret: 'test',
    ...given,
  },
})

/** A code of a mail that has done its work. */
async function usedCode(
  db: Db,
  purpose: 'activation' | 'reset',
): Promise<{ id: number; code: string }> {
  const mailed = await mailedCode(db, purpose)
  await db
    .updateTable('one_time_codes')
    .set({ used_at: new Date().toISOString() })
    .where('hash', '=', hashOf(mailed.code))
    .execute()
  return mailed
}

async function standing(
  db: Db,
  club: ClubId,
  status: MemberStatus,
): Promise<{ id: number; email: string }> {
  const user = await makeUser(db)
  await addMember(db, club, user.id, [ROLE.athlete], status)
  return user
}

async function unwilling(db: Db, club: ClubId, status: MemberStatus): Promise<number> {
  const { id, email } = await standing(db, club, status)
  await sql`insert into unwanted_invitations (address_hash)
    values (app.address_hash(${email}))`.execute(db)
  return id
}

/** Makes another club in which the caller has this status. */
async function otherClub(
  { email }: Things,
  db: Db,
  status: MemberStatus,
  name = 'Elsewhere',
): Promise<ClubId> {
  const club = await makeClub(db, { name })
  await addMember(db, club, await idOf(db, email), [ROLE.athlete], status)
  return club
}

const link = (given: object) => ({
  body: { role_id: ROLE.athlete, direct: false, days: 7, ...given },
})
const invitation = (given: object) => ({
  body: {
    people: [{ line: 1, email: 'new@slipway.test', first_name: 'New', last_name: 'Person' }],
    role_ids: [ROLE.athlete],
    invite: true,
    dry_run: true,
    ...given,
  },
})
const invited = { status: MEMBER_STATUS.invited }
const action = (name: string, status: MemberStatus) => ({
  makes: async ({ club }: Things, db: Db) => ({
    body: {
      action: name,
      user_ids: [(await standing(db, club, status)).id],
      squad_id: await makeSquad(db, club, []),
    },
  }),
})
const changed = (body: { roles?: RoleId[]; coach_scope?: string }) => ({
  makes: async ({ club }: Things, db: Db) => ({
    body: { user_id: (await makeMember(db, club)).id, ...body },
  }),
})

/** Accounts, clubs and their members. */
export const PEOPLE_CASES: Cases = {
  'POST login': {
    'with a wrong password': {
      makes: ({ email }) => signIn(email, { password: 'not the password' }),
    },
    'to a disabled account': {
      makes: async (_, db) => {
        const { id, email } = await makeUser(db)
        await db
          .updateTable('users')
          .set({ disabled_at: new Date().toISOString() })
          .where('id', '=', id)
          .execute()
        return signIn(email)
      },
    },
    'with an unverified address': {
      makes: async (_, db) => signIn((await makeUser(db, { email_verified_at: null })).email),
    },
    'without the second step': {
      makes: async (_, db) => signIn((await makeUser(db, { second_step: true })).email),
    },
    'with a wrong second step': {
      makes: async (_, db) =>
        signIn((await makeUser(db, { second_step: true })).email, { otp: '000000' }),
    },
  },
  'POST account-details': {
    'by a used code': {
      makes: async (_, db) => {
        const { id, code } = await usedCode(db, 'activation')
        return { body: { ...SOMEBODY, id, activation_code: code } }
      },
    },
  },
  'GET password-reset/{code}': {
    'by a used code': {
      makes: async (_, db) => ({ params: { code: (await usedCode(db, 'reset')).code } }),
    },
  },
  'POST reset-password': {
    'by a used code': {
      makes: async (_, db) => ({
        body: { code: (await usedCode(db, 'reset')).code, password: SOMEBODY.password },
      }),
    },
  },
  'POST account/tokens': {
    'for a club of others': {
      makes: async (_, db) => ({
        body: { name: 'Script', only_club: await makeClub(db), scope: 'read', days: 1 },
      }),
    },
  },
  'POST clubs/{id}/leave': {
    'as its creator': {
      makes: async ({ email }, db) => {
        const id = await makeClub(db, { creator_id: await idOf(db, email) })
        await addMember(db, id, await idOf(db, email), [ROLE.athlete], MEMBER_STATUS.invited)
        return { params: { id } }
      },
    },
  },
  'POST clubs/{id}/hand-over': {
    'to somebody who is no manager': {
      makes: async ({ club, email }, db) => {
        const creator_id = await idOf(db, email)
        await db.updateTable('clubs').set({ creator_id }).where('id', '=', club).execute()
        return { params: { id: club }, body: { user_id: (await makeMember(db, club)).id } }
      },
    },
  },
  'GET validate-token': {
    'of the selected club': {
      makes: () => ({ query: {} }),
      shows: ({ json }) => `says ${(json as { status_code: number }).status_code}`,
    },
  },
  'POST invitation-for-membership': {
    'of a request that waits': {
      makes: async (things, db) => ({
        body: { club_id: await otherClub(things, db, MEMBER_STATUS.pending), accept: true },
      }),
    },
  },
  'POST join-requests': {
    'to a club one is invited to': {
      makes: async (things, db) => {
        const name = `Inviting club ${Math.random()}`
        await setOpenToRequests(db, await otherClub(things, db, MEMBER_STATUS.invited, name), true)
        return { body: { name } }
      },
    },
  },
  'POST invitation-links': {
    'for managers': { makes: () => link({ role_id: ROLE.manager }) },
    'into a squad': {
      makes: async ({ club }, db) => link({ squad_id: await makeSquad(db, club, []) }),
    },
  },
  'POST personal-links': {
    'for a manager': {
      makes: async ({ club }, db) => {
        const id = await notedMember(db, club)
        await db
          .updateTable('membership_roles')
          .set({ role_id: ROLE.manager })
          .where('user_id', '=', id)
          .execute()
        return { body: { user_ids: [id] } }
      },
    },
  },
  'POST invite-members': {
    'as managers': { makes: () => invitation({ role_ids: [ROLE.manager] }) },
    'into a squad': {
      makes: async ({ club }, db) => invitation({ squad_ids: [await makeSquad(db, club, [])] }),
    },
  },
  'GET club-users': {
    'with their invitations': showing('"sent_at"', async ({ club }, db) => {
      const { id } = await standing(db, club, MEMBER_STATUS.invited)
      const code = {
        hash: hashOf(`invitation-of-${id}`),
        purpose: 'invitation',
        user_id: id,
        about_club: club,
      }
      await db.insertInto('one_time_codes').values(code).execute()
      return { query: { status: MEMBER_STATUS.invited, include: 'invitation' } }
    }),
  },
  'POST user-change-status/{id}': {
    'to invited, once more': {
      makes: async ({ club }, db) => ({
        params: { id: (await standing(db, club, MEMBER_STATUS.invited)).id },
        body: invited,
      }),
    },
    'to invited, of somebody who stopped invitations': {
      makes: async ({ club }, db) => ({
        params: { id: await unwilling(db, club, MEMBER_STATUS.onboarding) },
        body: invited,
      }),
    },
    'to invited, once more, of somebody who stopped invitations': {
      makes: async ({ club }, db) => ({
        params: { id: await unwilling(db, club, MEMBER_STATUS.invited) },
        body: invited,
      }),
    },
  },
  'POST update-user-role-permissions': {
    'to make a manager': changed({ roles: [ROLE.manager] }),
    'to open all of the club': changed({ coach_scope: 'club' }),
  },
  'POST update-role-permissions': {
    'to take from managers': {
      makes: () => ({ body: { role_id: ROLE.manager, permissions: ['view-club-members'] } }),
    },
  },
  'POST club-users/actions': {
    'to approve': action('approve', MEMBER_STATUS.pending),
    'to invite': action('invite', MEMBER_STATUS.onboarding),
    'to add to a squad': action('add-to-squad', MEMBER_STATUS.approved),
  },
  'POST privacy-settings': {
    'for somebody without a view of athletes': {
      makes: async ({ club }, db) => ({
        body: { mode: 'specific-coaches', coach_ids: [(await makeMember(db, club)).id] },
      }),
    },
  },
  'GET squads/{id}': { 'with figures': showing('"figures":{', squadParts) },
  'PATCH squads/{id}': {
    'with a stranger, as it was seen': {
      makes: async ({ club, user_id }, db) => {
        const id = await makeSquad(db, club, [user_id])
        const { name } = await db
          .selectFrom('squads')
          .select('name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return {
          params: { id },
          body: {
            user_ids: [user_id, (await makeUser(db)).id],
            seen: { name, user_ids: [user_id] },
          },
        }
      },
    },
  },
}
