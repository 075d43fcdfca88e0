import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { makeLink } from '../../server/people/invitations/commands.ts'
import { addMember, makeMember, makeUser } from '../support/factories.ts'
import {
  bySquad,
  clubWithLogo,
  invitationStop,
  linkToClub,
  notedMember,
  openClub,
  spareClub,
  squadParts,
} from './matrix-parts-clubs.ts'
import { finishedCopy, proofOf } from './matrix-parts-account.ts'
import { DOT, byClub, plain, type MatrixCall } from './matrix-parts.ts'

/** Rows of the matrix about clubs, who is let into them, and their squads. */
export const CLUB_CALLS: Record<string, MatrixCall> = {
  'GET club-exports': plain,
  'POST club-exports': {
    parts: () => ({}),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'POST club-exports/plan': {
    parts: () => ({ body: { kept_days: 30 } }),
    undo: (db) => db.deleteFrom('export_plans').execute(),
  },
  'POST club-exports/{id}/stop': {
    parts: async ({ email, club }, db, files) => ({
      params: { id: await finishedCopy(files, db, { email, club, state: 'running' }) },
    }),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'POST club-exports/{id}/link': {
    parts: async ({ email, club }, db, files) => ({
      params: { id: await finishedCopy(files, db, { email, club }) },
      body: await proofOf(db, email),
    }),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'GET my-clubs': plain,
  'POST found-club': {
    parts: () => ({
      body: {
        name: 'New club',
        country: 'DE',
        time_zone: 'Europe/Berlin',
        default_sport_id: 1,
        coaches: true,
      },
    }),
    undo: (db) => db.deleteFrom('clubs').where('name', '=', 'New club').execute(),
  },
  'GET club-users': plain,
  'GET club-users/export': plain,
  'GET club-users/{id}': { parts: ({ user_id }) => ({ params: { id: user_id } }) },
  'GET athlete-details/{id}': { parts: ({ user_id }) => ({ params: { id: user_id } }) },
  'POST user-change-status/{id}': {
    parts: async ({ club }, db) => {
      const { id } = await makeUser(db)
      await addMember(db, club, id, [ROLE.athlete], MEMBER_STATUS.pending)
      return { params: { id }, body: { status: MEMBER_STATUS.approved } }
    },
  },
  'POST update-user-role-permissions': {
    parts: ({ user_id }) => ({ body: { user_id, cox: true } }),
  },
  'PATCH club-users/{id}/person': {
    parts: async ({ club }, db) => ({
      params: { id: await notedMember(db, club) },
      body: { guardian_email: 'parent@slipway.test' },
    }),
  },
  'POST update-role-permissions': {
    parts: () => ({ body: { role_id: 2, permissions: ['view-club-members'] } }),
  },
  'POST club-users/actions': {
    parts: ({ user_id }) => ({
      body: { action: 'set-role', role_id: 2, user_ids: [user_id + 1_000_000] },
    }),
  },
  'POST invite-members': {
    parts: () => ({
      body: {
        people: [{ line: 1, email: 'new@slipway.test', first_name: 'New', last_name: 'Person' }],
        role_ids: [2],
        invite: true,
        dry_run: true,
      },
    }),
  },
  'POST invite-members/upload': {
    parts: () => ({
      upload: { role_id: 2, invite: true, dry_run: true },
      file: { bytes: Buffer.from('Name,Mail\nNew,new@slipway.test\n'), name: 'people.csv' },
    }),
  },
  'GET invitation-links': plain,
  'POST invitation-links': { parts: () => ({ body: { role_id: 2, direct: false, days: 7 } }) },
  'DELETE invitation-links/{id}': {
    parts: async ({ club, user_id }, db) => ({
      params: {
        id: await makeLink(db, club, {
          role_id: 2,
          squad_id: null,
          direct: false,
          days: 7,
          created_by: user_id,
        }),
      },
    }),
  },
  'GET personal-links': plain,
  'POST personal-links': {
    parts: async ({ club }, db) => ({ body: { user_ids: [await notedMember(db, club)] } }),
  },
  'PATCH join-requests': { parts: () => ({ body: { open: true } }) },
  'GET invitation-for-membership': { parts: ({ club }) => ({ query: { club_id: club } }) },
  'POST invitation-for-membership': {
    parts: async (things, db) => ({ body: { club_id: await spareClub(things, db), accept: true } }),
    spendsAccount: true,
  },
  'GET join/{code}/club': { parts: linkToClub },
  'GET join/{code}': { parts: linkToClub, spendsAccount: true },
  'POST join/{code}': { parts: linkToClub, spendsAccount: true },
  'POST join-requests': {
    parts: async (_, db) => ({ body: { name: await openClub(db) } }),
    spendsAccount: true,
  },
  'GET squads': plain,
  'GET squads/{id}': bySquad,
  'POST squads': { parts: ({ user_id }) => ({ body: { name: 'Juniors', user_ids: [user_id] } }) },
  'POST members-by-address': { parts: ({ email }) => ({ body: { emails: [email] } }) },
  'PATCH squads/{id}': {
    parts: async (things, db) => ({ ...(await squadParts(things, db)), body: { name: 'Seniors' } }),
  },
  'DELETE squads/{id}': bySquad,
  'POST squads/{id}/leave': bySquad,
  'GET clubs/{id}': byClub,
  'PATCH clubs/{id}': {
    parts: ({ club }) => ({ params: { id: club }, body: { wording: 'standard' } }),
  },
  'POST clubs/{id}/hand-over': {
    parts: async ({ club, email }, db) => {
      const { id } = await makeMember(db, club, [ROLE.manager])
      await db
        .updateTable('clubs')
        .set({ creator_id: db.selectFrom('users').select('id').where('email', '=', email) })
        .where('id', '=', club)
        .execute()
      return { params: { id: club }, body: { user_id: id } }
    },
  },
  'POST clubs/{id}/logo': {
    parts: ({ club }) => ({
      params: { id: club },
      upload: {},
      file: { bytes: DOT, name: 'logo.png' },
    }),
  },
  'DELETE clubs/{id}/logo': byClub,
  'GET clubs/{id}/logo': { parts: clubWithLogo },
  'POST clubs/{id}/leave': {
    parts: async (things, db) => ({ params: { id: await spareClub(things, db) } }),
  },
  'GET no-invitations/{code}': {
    parts: async (_, db) => ({ params: { code: await invitationStop(db) } }),
  },
  'POST no-invitations/{code}': {
    parts: async (_, db) => ({
      params: { code: await invitationStop(db) },
      body: { scope: 'club' },
    }),
  },
  'POST no-invitations/{code}/one-click': {
    parts: async (_, db) => ({ params: { code: await invitationStop(db) } }),
  },
}
