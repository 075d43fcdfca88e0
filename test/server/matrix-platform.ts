import type { Db } from '../../server/db/client.ts'
import { failedJob, makeClub, makeUser } from '../support/factories.ts'
import { mailedCode, newAddress } from './matrix-parts-account.ts'
import { byPerson, plain, type MatrixCall } from './matrix-parts.ts'

async function withSecondStep(db: Db): Promise<number> {
  const { id } = await makeUser(db)
  await db
    .insertInto('second_steps')
    .values({ user_id: id, secret: Buffer.alloc(8), confirmed_at: '2026-01-01T00:00:00Z' })
    .execute()
  return id
}

export const ACCOUNT = {
  first_name: 'Some',
  last_name: 'Body',
  preferred_language: 'en',
  is_admin: false,
} as const

async function clubEntry(db: Db) {
  const { id } = await makeUser(db)
  const where = {
    name: 'Made by hand',
    country: 'DE',
    time_zone: 'Europe/Berlin',
    default_sport_id: 1,
  }
  return { ...where, creator_id: id, plan_id: 1, next_bill_date: '2040-01-01', extra_features: [] }
}

const orderEntry = async (db: Db) =>
  ({
    club_id: await makeClub(db),
    plan_id: 1,
    period: 'annual',
    seats: 40,
    amount: 480,
    currency: 'EUR',
    reference: 'R-7',
  }) as const

async function openOrder(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values({ ...(await orderEntry(db)), amount: 48_000, net: 48_000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function sentMail(db: Db): Promise<number> {
  const values = JSON.stringify({ name: 'Some', link: 'http://localhost/activate-account/c0de' })
  const { id } = await db
    .insertInto('mails')
    .values({ address: newAddress(), language: 'en', template: 'activation', values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Rows of the matrix about running the platform. */
export const PLATFORM_CALLS: Record<string, MatrixCall> = {
  'GET plan-gate': { parts: () => ({ query: { feature: 27 } }) },
  'GET admin/overview': plain,
  'GET admin/errors': plain,
  'GET admin/jobs': plain,
  'POST admin/jobs/{id}/retry': {
    parts: async (_, db) => ({ params: { id: await failedJob(db) } }),
  },
  'GET admin/mails': plain,
  'GET admin/mails/{id}': { parts: async (_, db) => ({ params: { id: await sentMail(db) } }) },
  'GET admin/mail-samples': { parts: () => ({ query: { language: 'de' } }) },
  'GET admin/sign-ins': plain,
  'GET admin/users': plain,
  'GET admin/users/{id}': byPerson,
  'POST admin/users': { parts: () => ({ body: { ...ACCOUNT, email: newAddress() } }) },
  'PATCH admin/users/{id}': {
    parts: async (_, db) => ({
      params: { id: (await makeUser(db)).id },
      body: { ...ACCOUNT, email: newAddress(), disabled: true },
    }),
  },
  'POST admin/users/{id}/end-sign-ins': {
    parts: async (_, db) => ({ params: { id: (await makeUser(db)).id } }),
  },
  'POST admin/users/{id}/reset-second-step': {
    parts: async (_, db) => ({ params: { id: await withSecondStep(db) } }),
  },
  'POST admin/users/{id}/activation-link': {
    parts: async (_, db) => ({ params: { id: (await mailedCode(db, 'activation')).id } }),
  },
  'POST admin/users/{id}/impersonate': {
    parts: async (_, db) => ({
      params: { id: (await makeUser(db)).id },
      body: { reason: 'Asked for help' },
    }),
  },
  'GET admin/clubs': plain,
  'GET admin/clubs/{id}': { parts: ({ club }) => ({ params: { id: club } }) },
  'POST admin/clubs': { parts: async (_, db) => ({ body: await clubEntry(db) }) },
  'PATCH admin/clubs/{id}': {
    parts: async (_, db) => ({ params: { id: await makeClub(db) }, body: await clubEntry(db) }),
  },
  'GET admin/plans': plain,
  'GET admin/orders': plain,
  'POST admin/orders': { parts: async (_, db) => ({ body: await orderEntry(db) }) },
  'POST admin/orders/{id}/settle': {
    parts: async (_, db) => ({ params: { id: await openOrder(db) }, body: { paid: true } }),
  },
  'POST admin/plan-features': {
    parts: async (_, db) => {
      const trial = await db
        .selectFrom('plans')
        .select('id')
        .where('key', '=', 'free-trial')
        .executeTakeFirstOrThrow()
      return { body: { plan_id: trial.id, feature_id: 1, included: true } }
    },
  },
}
