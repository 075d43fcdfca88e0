import type { Db } from '../../server/db/client.ts'
import { sealTicket, type Identity } from '../../server/people/account/oidc.ts'
import { testSecrets } from '../support/app.ts'
import { PASSWORD } from '../support/factories.ts'
import { newAddress, SOMEBODY } from './matrix-parts-account.ts'
import { idOf, plain, serial, type MatrixCall } from './matrix-parts.ts'

const ISSUER = 'https://id.slipway.test'

/** What a provider has shown of somebody. */
const ticketOf = (subject: string, email: string): string => {
  const names = { first_name: 'Some', last_name: 'Body' }
  const identity: Identity = { provider: 'club', issuer: ISSUER, subject, email, ...names }
  return sealTicket(testSecrets, identity, 'identity')
}

/** An account at a provider that is linked with the caller's. */
async function linked(db: Db, email: string): Promise<{ id: number; subject: string }> {
  const user_id = await idOf(db, email)
  const subject = `subject ${serial()}`
  await db.deleteFrom('linked_sign_ins').where('user_id', '=', user_id).execute()
  const { id } = await db
    .insertInto('linked_sign_ins')
    .values({ user_id, issuer: ISSUER, subject })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, subject }
}

const { first_name, last_name, preferred_language } = SOMEBODY

/** Rows of the matrix about signing in by providers; none is registered here. */
export const SIGN_IN_CALLS: Record<string, MatrixCall> = {
  'POST login/provider': { parts: () => ({ body: { provider: 'club' } }) },
  'POST login/provider/return': { parts: () => ({ body: { ticket: 'none', answer: '' } }) },
  'POST login/provider/confirm': {
    parts: async ({ email }, db) => ({
      body: { ticket: ticketOf((await linked(db, email)).subject, email) },
    }),
    spendsAccount: true,
  },
  'POST login/provider/account': {
    parts: () => ({
      body: {
        ticket: ticketOf(`subject ${serial()}`, newAddress()),
        first_name,
        last_name,
        preferred_language,
      },
    }),
  },
  'GET account/linked-sign-ins': plain,
  'POST account/linked-sign-ins/begin': {
    parts: () => ({ body: { provider: 'club', password: PASSWORD } }),
  },
  'POST account/linked-sign-ins': { parts: () => ({ body: { ticket: 'none', answer: '' } }) },
  'POST account/linked-sign-ins/{id}/end': {
    parts: async ({ email }, db) => ({
      params: { id: (await linked(db, email)).id },
      body: { password: PASSWORD },
    }),
  },
}
