import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { PASSWORD } from '../support/factories.ts'
import {
  SOMEBODY,
  addressCode,
  appCode,
  beforeSecondStep,
  deviceWithPush,
  copyCode,
  finishedCopy,
  proofOf,
  guardianCode,
  mailedCode,
  newAddress,
  noteOfPerson,
  oldAddress,
  pictureCode,
  signInToEnd,
  subscribed,
  usualSecondSteps,
} from './matrix-parts-account.ts'
import { byPerson, photo, plain, type MatrixCall } from './matrix-parts.ts'

const byPushDevice: MatrixCall = {
  parts: async ({ email }, db) => ({ params: { id: await deviceWithPush(db, email) } }),
}

/** Rows of the matrix about accounts, and what belongs to a person. */
export const ACCOUNT_CALLS: Record<string, MatrixCall> = {
  'GET setup': plain,
  'POST setup/demo-visit': { parts: () => ({ body: { role: 'coach' } }) },
  'POST setup': {
    parts: () => ({
      body: {
        ...SOMEBODY,
        email: newAddress(),
        club_name: 'First club',
        country: null,
        time_zone: 'UTC',
        default_sport_id: 1,
      },
    }),
  },
  'POST login': {
    parts: ({ email }) => ({
      body: {
        username: email,
        password: PASSWORD,
        grant_type: 'password',
        client_id: 'test',
        client_secret: 'test',
      },
    }),
    spendsAccount: true,
  },
  'POST logout': { parts: () => ({}), spendsSignIn: true },
  'POST sign-outs': { parts: () => ({ body: { fingerprints: ['0'.repeat(64)] } }) },
  'GET me': plain,
  'PATCH me': { parts: () => ({ body: { preferred_language: 'de' } }) },
  'POST register': {
    parts: () => ({ body: { ...SOMEBODY, email: newAddress(), account_type: 'club' } }),
  },
  'GET get-user-data/{code}': {
    parts: async (_, db) => ({ params: { code: (await mailedCode(db, 'activation')).code } }),
  },
  'POST account-details': {
    parts: async (_, db) => {
      const { id, code } = await mailedCode(db, 'activation')
      return { body: { ...SOMEBODY, id, activation_code: code } }
    },
  },
  'POST resend-activation': { parts: () => ({ body: { email: newAddress() } }) },
  'POST forgot-password': { parts: () => ({ body: { email: newAddress() } }) },
  'GET password-reset/{code}': {
    parts: async (_, db) => ({ params: { code: (await mailedCode(db, 'reset')).code } }),
  },
  'POST reset-password': {
    parts: async (_, db) => ({
      body: { code: (await mailedCode(db, 'reset')).code, password: SOMEBODY.password },
    }),
  },
  'GET account': plain,
  'PATCH account': {
    parts: () => ({ body: { first_name: 'Some', last_name: 'Body', preferred_language: 'en' } }),
  },
  'POST account/password': {
    parts: () => ({ body: { password: PASSWORD, new_password: PASSWORD } }),
  },
  'POST account/email': { parts: () => ({ body: { password: PASSWORD, email: newAddress() } }) },
  'POST account/email/confirm': {
    parts: async ({ email }, db) => ({ body: { code: await addressCode(db, email) } }),
    undo: oldAddress,
  },
  'GET account/sign-ins': plain,
  'DELETE account/sign-ins/{id}': {
    parts: async ({ email }, db) => ({ params: { id: await signInToEnd(db, email) } }),
  },
  'GET account/tokens': plain,
  'POST account/tokens': {
    parts: () => ({ body: { name: 'Script', only_club: null, scope: 'read', days: 1 } }),
  },
  'DELETE account/tokens/{id}': {
    parts: async ({ email }, db) => ({ params: { id: await signInToEnd(db, email) } }),
  },
  'GET push': plain,
  'POST push/devices': { parts: () => ({ body: subscribed() }) },
  'DELETE push/devices/{id}': byPushDevice,
  'POST push/devices/{id}/trial': byPushDevice,
  'POST account/second-step': { parts: beforeSecondStep, undo: usualSecondSteps },
  'POST account/second-step/confirm': {
    parts: async ({ email }, db) => ({ body: { code: await appCode(db, email) } }),
    undo: usualSecondSteps,
  },
  'POST account/second-step/end': {
    parts: () => ({ body: { password: PASSWORD } }),
    undo: usualSecondSteps,
  },
  'POST account/picture': {
    parts: async () => ({ upload: {}, file: { bytes: await photo(), name: 'me.png' } }),
  },
  'DELETE account/picture': plain,
  'GET pictures/{code}': {
    parts: async ({ email }, db, files) => ({
      params: { code: await pictureCode(files, db, email) },
    }),
  },
  'GET validate-token': plain,
  'GET profiles': plain,
  'GET profiles/{id}': byPerson,
  'PATCH profiles/{id}': {
    parts: ({ user_id }) => ({ params: { id: user_id }, body: { phone: '+49 30 1234' } }),
  },
  'GET profiles/{id}/training': byPerson,
  'POST profiles/{id}/recount-zones': byPerson,
  'GET privacy-settings': { parts: () => ({}) },
  'POST privacy-settings': { parts: () => ({ body: { mode: 'all-coaches' } }) },
  'GET account/exports': plain,
  'POST account/exports': {
    parts: () => ({}),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'POST account/exports/{id}/link': {
    parts: async ({ email }, db, files) => ({
      params: { id: await finishedCopy(files, db, { email }) },
      body: await proofOf(db, email),
    }),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'GET exports/{code}': {
    parts: async ({ email }, db, files) => ({ params: { code: await copyCode(files, db, email) } }),
    undo: (db) => db.deleteFrom('data_exports').execute(),
  },
  'GET account/deletion': plain,
  'POST account/deletion': { parts: () => ({ body: { password: PASSWORD } }), spendsAccount: true },
  'GET health-consent': plain,
  'POST health-consent': {
    parts: () => ({
      body: { answer: 'given', text_version: CONSENT_TEXT, date_of_birth: '2000-01-01' },
    }),
  },
  'GET guardian-consent/{code}': {
    parts: async (_, db) => ({ params: { code: await guardianCode(db) } }),
  },
  'POST guardian-consent/{code}': {
    parts: async (_, db) => ({
      params: { code: await guardianCode(db) },
      body: { agrees: true, name: 'A Parent', text_version: CONSENT_TEXT },
    }),
  },
  'GET search': { parts: () => ({ query: { query: '-in-', limit: 100 } }) },
  'GET notes': plain,
  'POST notes': { parts: () => ({ body: { text: 'Hands away sooner' } }) },
  'PATCH notes/{id}': {
    parts: noteOfPerson((id) => ({ params: { id }, body: { text: 'Hands away at once' } })),
  },
  'DELETE notes/{id}': { parts: noteOfPerson((id) => ({ params: { id } })) },
}
