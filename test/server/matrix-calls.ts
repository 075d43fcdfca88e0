import { INTEGRATIONS } from './matrix-integrations.ts'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { makeLink } from '../../server/people/invitations/commands.ts'
import { addMember, failedJob, makeClub, makeMember, makeUser, PASSWORD } from '../support/factories.ts'
import {
  SOMEBODY,
  newAddress,
  mailedCode,
  guardianCode,
  invitationStop,
  finishedCopy,
  signInToEnd,
  addressCode,
  oldAddress,
  appCode,
  beforeSecondStep,
  usualSecondSteps,
  photo,
  pictureCode,
  ACCOUNT,
  clubEntry,
  openOrder,
  orderEntry,
  sentMail,
  plain,
  byClub,
  squadParts,
  bySquad,
  DOT,
  spareClub,
  linkToClub,
  openClub,
  clubWithLogo,
  byPerson,
  noteOfPerson,
  type MatrixCall,
} from './matrix-parts.ts'
import { BOATHOUSE_CALLS } from './matrix-boathouse.ts'
import { TRAINING_CALLS } from './matrix-training.ts'

/** One row for every endpoint of the contract. */
export const MATRIX_CALLS: Record<string, MatrixCall> = {
  ...TRAINING_CALLS,
  ...BOATHOUSE_CALLS,
  'POST login': {
    parts: ({ email }) => ({
      body: { username: email, password: PASSWORD, grant_type: 'password', client_id: 'test', client_secret: 'test' },
    }),
    spendsAccount: true,
  },
  'POST logout': { parts: () => ({}), spendsSignIn: true },
  'GET me': plain,
  'PATCH me': { parts: () => ({ body: { preferred_language: 'de' } }) },
  'POST register': { parts: () => ({ body: { ...SOMEBODY, email: newAddress(), account_type: 'club' } }) },
  'GET get-user-data/{code}': { parts: async (_, db) => ({ params: { code: (await mailedCode(db, 'activation')).code } }) },
  'POST account-details': {
    parts: async (_, db) => {
      const { id, code } = await mailedCode(db, 'activation')
      return { body: { ...SOMEBODY, id, activation_code: code } }
    },
  },
  'POST resend-activation': { parts: () => ({ body: { email: newAddress() } }) },
  'POST forgot-password': { parts: () => ({ body: { email: newAddress() } }) },
  'GET password-reset/{code}': { parts: async (_, db) => ({ params: { code: (await mailedCode(db, 'reset')).code } }) },
  'POST reset-password': {
    parts: async (_, db) => ({ body: { code: (await mailedCode(db, 'reset')).code, password: SOMEBODY.password } }),
  },
  'GET account': plain,
  'PATCH account': { parts: () => ({ body: { first_name: 'Some', last_name: 'Body', preferred_language: 'en' } }) },
  'POST account/password': { parts: () => ({ body: { password: PASSWORD, new_password: PASSWORD } }) },
  'POST account/email': { parts: () => ({ body: { password: PASSWORD, email: newAddress() } }) },
  'POST account/email/confirm': { parts: async ({ email }, db) => ({ body: { code: await addressCode(db, email) } }), undo: oldAddress },
  'GET account/sign-ins': plain,
  'DELETE account/sign-ins/{id}': { parts: async ({ email }, db) => ({ params: { id: await signInToEnd(db, email) } }) },
  'GET account/tokens': plain,
  'POST account/tokens': { parts: () => ({ body: { name: 'Script', only_club: null, scope: 'read', days: 1 } }) },
  'DELETE account/tokens/{id}': { parts: async ({ email }, db) => ({ params: { id: await signInToEnd(db, email) } }) },
  'POST account/second-step': { parts: beforeSecondStep, undo: usualSecondSteps },
  'POST account/second-step/confirm': {
    parts: async ({ email }, db) => ({ body: { code: await appCode(db, email) } }),
    undo: usualSecondSteps,
  },
  'POST account/second-step/end': { parts: () => ({ body: { password: PASSWORD } }), undo: usualSecondSteps },
  'POST account/picture': { parts: async () => ({ upload: {}, file: { bytes: await photo(), name: 'me.png' } }) },
  'DELETE account/picture': plain,
  'GET pictures/{code}': { parts: async ({ email }, db, files) => ({ params: { code: await pictureCode(files, db, email) } }) },
  'GET my-clubs': plain,
  'POST found-club': {
    parts: () => ({ body: { name: 'New club', country: 'DE', time_zone: 'Europe/Berlin', default_sport_id: 1, coaches: true } }),
    undo: (db) => db.deleteFrom('clubs').where('name', '=', 'New club').execute(),
  },
  'GET validate-token': plain,
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
  'POST update-user-role-permissions': { parts: ({ user_id }) => ({ body: { user_id, cox: true } }) },
  'POST update-role-permissions': { parts: () => ({ body: { role_id: 2, permissions: ['view-club-members'] } }) },
  'POST club-users/actions': {
    parts: ({ user_id }) => ({ body: { action: 'set-role', role_id: 2, user_ids: [user_id + 1_000_000] } }),
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
      params: { id: await makeLink(db, club, { role_id: 2, squad_id: null, direct: false, days: 7, created_by: user_id }) },
    }),
  },
  'PATCH join-requests': { parts: () => ({ body: { open: true } }) },
  'GET invitation-for-membership': { parts: ({ club }) => ({ query: { club_id: club } }) },
  'POST invitation-for-membership': {
    parts: async (things, db) => ({ body: { club_id: await spareClub(things, db), accept: true } }),
    spendsAccount: true,
  },
  'GET join/{code}': { parts: linkToClub, spendsAccount: true },
  'POST join/{code}': { parts: linkToClub, spendsAccount: true },
  'POST join-requests': { parts: async (_, db) => ({ body: { name: await openClub(db) } }), spendsAccount: true },
  'GET squads': plain,
  'GET squads/{id}': bySquad,
  'POST squads': { parts: ({ user_id }) => ({ body: { name: 'Juniors', user_ids: [user_id] } }) },
  'PATCH squads/{id}': { parts: async (things, db) => ({ ...(await squadParts(things, db)), body: { name: 'Seniors' } }) },
  'DELETE squads/{id}': bySquad,
  'POST squads/{id}/leave': bySquad,
  'GET clubs/{id}': byClub,
  'PATCH clubs/{id}': { parts: ({ club }) => ({ params: { id: club }, body: { wording: 'standard' } }) },
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
  'POST clubs/{id}/logo': { parts: ({ club }) => ({ params: { id: club }, upload: {}, file: { bytes: DOT, name: 'logo.png' } }) },
  'DELETE clubs/{id}/logo': byClub,
  'GET clubs/{id}/logo': { parts: clubWithLogo },
  'POST clubs/{id}/leave': { parts: async (things, db) => ({ params: { id: await spareClub(things, db) } }) },
  'GET intensities': plain,
  'GET heart-rate-zones': plain,
  'GET units-of-measurement': plain,
  'GET club-statuses': plain,
  'GET roles': plain,
  'GET permissions': plain,
  'GET not-attending-heath-options': plain,
  'GET age-options': plain,
  'GET gender-options': plain,
  'GET weight-options': plain,
  'GET crew-group-options': plain,
  'GET sports': plain,
  'GET roles/{roleId}/permissions': { parts: () => ({ params: { roleId: 2 } }) },
  'GET focuses': plain,
  'GET stroke-rate-zones': plain,
  'GET telemetry-standards-options': plain,
  'GET crew-structures': plain,
  'GET get-gmts': plain,
  'GET exercises': plain,
  'POST exercises/add': { parts: () => ({ body: { name: `Plank ${Math.random()}` } }) },
  'GET home': plain,
  'GET first-steps': plain,
  'POST first-steps/dismiss': plain,
  'GET notifications': plain,
  'GET notifications/number-of-unread': plain,
  'POST notifications/{id}/read': {
    parts: async ({ email }, db) => {
      const person = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      const { id } = await db
        .insertInto('notifications')
        .values({ user_id: person.id, level: 2, kind: 'join-approved' })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { params: { id } }
    },
  },
  'POST notifications/read-all': plain,
  'GET profiles': plain,
  'GET profiles/{id}': byPerson,
  'PATCH profiles/{id}': { parts: ({ user_id }) => ({ params: { id: user_id }, body: { phone: '+49 30 1234' } }) },
  'GET profiles/{id}/training': byPerson,
  'POST profiles/{id}/recount-zones': byPerson,
  'GET privacy-settings': { parts: () => ({}) },
  'POST privacy-settings': { parts: () => ({ body: { mode: 'all-coaches' } }) },
  'GET account/exports': plain,
  'POST account/exports': { parts: () => ({}), undo: (db) => db.deleteFrom('data_exports').execute() },
  'GET account/exports/{id}/file': {
    parts: async ({ email }, db, files) => ({ params: { id: await finishedCopy(files, db, email) } }),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'GET account/deletion': plain,
  'POST account/deletion': { parts: () => ({ body: { password: PASSWORD } }), spendsAccount: true },
  'GET health-consent': plain,
  'POST health-consent': { parts: () => ({ body: { answer: 'given', text_version: CONSENT_TEXT, date_of_birth: '2000-01-01' } }) },
  'GET no-invitations/{code}': { parts: async (_, db) => ({ params: { code: await invitationStop(db) } }) },
  'POST no-invitations/{code}': { parts: async (_, db) => ({ params: { code: await invitationStop(db) }, body: { scope: 'club' } }) },
  'POST no-invitations/{code}/one-click': { parts: async (_, db) => ({ params: { code: await invitationStop(db) } }) },
  'GET guardian-consent/{code}': { parts: async (_, db) => ({ params: { code: await guardianCode(db) } }) },
  'POST guardian-consent/{code}': {
    parts: async (_, db) => ({
      params: { code: await guardianCode(db) },
      body: { agrees: true, name: 'A Parent', text_version: CONSENT_TEXT },
    }),
  },
  ...INTEGRATIONS,
  'GET notes': plain,
  'POST notes': { parts: () => ({ body: { text: 'Hands away sooner' } }) },
  'PATCH notes/{id}': { parts: noteOfPerson((id) => ({ params: { id }, body: { text: 'Hands away at once' } })) },
  'DELETE notes/{id}': { parts: noteOfPerson((id) => ({ params: { id } })) },
  'GET plan-gate': { parts: () => ({ query: { feature: 27 } }) },
  'GET club-export': plain,
  'GET admin/overview': plain,
  'GET admin/jobs': plain,
  'POST admin/jobs/{id}/retry': { parts: async (_, db) => ({ params: { id: await failedJob(db) } }) },
  'GET admin/mails': plain,
  'GET admin/mails/{id}': { parts: async (_, db) => ({ params: { id: await sentMail(db) } }) },
  'GET admin/sign-ins': plain,
  'GET admin/users': plain,
  'GET admin/users/{id}': byPerson,
  'POST admin/users': { parts: () => ({ body: { ...ACCOUNT, email: newAddress() } }) },
  'PATCH admin/users/{id}': {
    parts: async (_, db) => ({ params: { id: (await makeUser(db)).id }, body: { ...ACCOUNT, email: newAddress(), disabled: true } }),
  },
  'POST admin/users/{id}/end-sign-ins': { parts: async (_, db) => ({ params: { id: (await makeUser(db)).id } }) },
  'POST admin/users/{id}/impersonate': {
    parts: async (_, db) => ({ params: { id: (await makeUser(db)).id }, body: { reason: 'Asked for help' } }),
  },
  'GET admin/clubs': plain,
  'GET admin/clubs/{id}': { parts: ({ club }) => ({ params: { id: club } }) },
  'POST admin/clubs': { parts: async (_, db) => ({ body: await clubEntry(db) }) },
  'PATCH admin/clubs/{id}': { parts: async (_, db) => ({ params: { id: await makeClub(db) }, body: await clubEntry(db) }) },
  'GET admin/plans': plain,
  'GET admin/orders': plain,
  'POST admin/orders': { parts: async (_, db) => ({ body: await orderEntry(db) }) },
  'POST admin/orders/{id}/settle': { parts: async (_, db) => ({ params: { id: await openOrder(db) }, body: { paid: true } }) },
  'POST admin/plan-features': {
    parts: async (_, db) => {
      const trial = await db.selectFrom('plans').select('id').where('key', '=', 'free-trial').executeTakeFirstOrThrow()
      return { body: { plan_id: trial.id, feature_id: 1, included: true } }
    },
  },
}
