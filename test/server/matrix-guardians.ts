import { sql } from 'kysely'
import { CONSENT_TEXT } from '#domain/constants/consent.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { hashOf } from '../../server/http/gate.ts'
import { makeMember, makeSession, makeUser, PASSWORD, today } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { serial, type MatrixCall, type MakesParts, type Things } from './matrix-parts.ts'

const yearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}-01-01`

/** Old enough to decide on consent alone, and to end the access of a guardian. */
const GROWN = yearsAgo(17)

const childIn = async (db: Db, club: ClubId) =>
  (await makeMember(db, club, [ROLE.athlete], { date_of_birth: yearsAgo(12) })).id

type Link = { club: ClubId; child: number; guardian: number }

async function linkOf(db: Db, { club, child, guardian }: Link): Promise<number> {
  const { id } = await db
    .insertInto('guardians')
    .values({
      club_id: club,
      child_id: child,
      guardian_id: guardian,
      email: `parent.${serial()}@slipway.test`,
      language: 'en',
      accepted_at: sql<string>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A child whose guardian the caller is. */
async function ownChild({ club, user_id }: Things, db: Db): Promise<number> {
  const child = await childIn(db, club)
  await linkOf(db, { club, child, guardian: user_id })
  return child
}

type OfChild = (child: number, ...context: Parameters<MakesParts>) => Promise<Parts> | Parts

export const ofChild =
  (more: OfChild): MakesParts =>
  async (things, db, files) => {
    const child = await ownChild(things, db)
    const { params = {}, ...rest } = await more(child, things, db, files)
    return { ...rest, params: { child_id: child, club_id: things.club, ...params } }
  }

/** An invitation that waits in the club; its code. */
async function invitationIn(db: Db, club: ClubId) {
  const child = await childIn(db, club)
  const code = `guardian-invitation-${serial()}`
  const { id } = await db
    .insertInto('guardians')
    .values({
      club_id: club,
      child_id: child,
      email: `invited.${serial()}@slipway.test`,
      language: 'en',
      sent_at: sql<string>`now() - interval '1 hour'`,
      code_hash: hashOf(code),
      code_expires_at: sql<string>`now() + interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, child, code }
}

const byCode = (more: Parts = {}): MatrixCall => ({
  parts: async ({ club }, db) => ({
    ...more,
    params: { code: (await invitationIn(db, club)).code },
  }),
})

const absence = { from_date: today(), until_date: today(), reason: 'family' }

/** What guardians call about a child of theirs. */
const OF_CHILD: Record<string, MatrixCall> = {
  'GET children/{child_id}/clubs/{club_id}': { parts: ofChild(() => ({})) },
  'POST children/{child_id}/clubs/{club_id}/attendance': {
    parts: ofChild(async (child, { club, user_id }, db) => {
      const start_date = new Date(Date.now() + 86_400_000).toISOString()
      const plan = { start_date, athlete_ids: [child], published: true }
      const session_id = await makeSession(db, club, { user_id }, plan)
      await sql`update sessions set published_at = now() where id = ${session_id}`.execute(db)
      return { body: { session_id, attending: 1 } }
    }),
  },
  'POST children/{child_id}/clubs/{club_id}/absences': {
    parts: ofChild(() => ({ body: absence })),
  },
  'DELETE children/{child_id}/clubs/{club_id}/absences/{id}': {
    parts: ofChild(async (child, { club }, db) => {
      const { id } = await db
        .insertInto('absences')
        .values({ ...absence, club_id: club, user_id: child })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { params: { id } }
    }),
  },
  'GET children/{child_id}/clubs/{club_id}/consent': { parts: ofChild(() => ({})) },
  'POST children/{child_id}/clubs/{club_id}/consent': {
    parts: ofChild(() => ({ body: { answer: 'given', text_version: CONSENT_TEXT } })),
  },
  'DELETE children/{child_id}/clubs/{club_id}': { parts: ofChild(() => ({})) },
}

/** Guardians, from the sides of the guardian, the club and the child. */
export const GUARDIAN_CALLS: Record<string, MatrixCall> = {
  ...OF_CHILD,
  'GET children': { parts: () => ({}) },
  'GET member/{id}/guardians': {
    parts: async ({ club }, db) => ({ params: { id: await childIn(db, club) } }),
  },
  'POST member/{id}/guardians': {
    parts: async ({ club }, db) => ({
      params: { id: await childIn(db, club) },
      body: { email: `new.parent.${serial()}@slipway.test`, language: 'en' },
    }),
  },
  'POST member/{id}/guardians/{guardian_id}/mail': {
    parts: async ({ club }, db) => {
      const { id, child } = await invitationIn(db, club)
      return { params: { id: child, guardian_id: id } }
    },
  },
  'DELETE member/{id}/guardians/{guardian_id}': {
    parts: async ({ club }, db) => {
      const { id, child } = await invitationIn(db, club)
      return { params: { id: child, guardian_id: id } }
    },
  },
  'GET guardian-invitations/{code}': byCode(),
  'POST guardian-invitations/{code}/account': byCode({
    body: { first_name: 'Petra', last_name: 'P', password: PASSWORD, preferred_language: 'en' },
  }),
  'POST guardian-invitations/{code}/accept': byCode(),
  'POST guardian-invitations/{code}/decline': byCode(),
  'POST guardian-consent/{code}/account': {
    parts: async ({ club }, db) => {
      const child = await childIn(db, club)
      const code = `agreed-guardian-${serial()}`
      await db
        .insertInto('one_time_codes')
        .values({
          hash: hashOf(code),
          purpose: 'guardian',
          user_id: child,
          payload: JSON.stringify({ email: `agreed.${serial()}@slipway.test`, answer: 'given' }),
        })
        .execute()
      return { params: { code } }
    },
  },
  'GET guardians': { parts: () => ({}) },
  'DELETE guardians/{club_id}/{id}': {
    parts: async ({ club, user_id: child }, db) => {
      await sql`update users set date_of_birth = ${GROWN} where id = ${child}`.execute(db)
      const { id: guardian } = await makeUser(db)
      return { params: { club_id: club, id: await linkOf(db, { club, child, guardian }) } }
    },
    undo: (db) =>
      sql`update users set date_of_birth = null where date_of_birth = ${GROWN}`.execute(db),
  },
}
