import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeLink, setOpenToRequests } from '../../server/people/invitations/commands.ts'
import type { FileStore } from '../../server/files/store.ts'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { testSecrets } from '../support/app.ts'
import { hashOf } from '../../server/http/gate.ts'
import {
  addMember,
  giveSecondStep,
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  PASSWORD,
  rowingFile,
  signInOf,
} from '../support/factories.ts'
import { keepFile } from '../support/stored-file.ts'
import type { Parts } from '../support/http.ts'
import { ONE_STEP_ADDRESS } from '../support/personas.ts'
import { oarFile } from '../support/oar-file.ts'
import { storeFile } from '../support/stored-activity.ts'

/** What a caller owns in a club, so that no rule about rows stands in the way of what the door alone decides. */
export type Things = { club: ClubId; user_id: number; email: string; session: number; import_id: number; activity: number }

export const START = '2026-03-02T06:00:00Z'
export const END = '2026-03-02T07:30:00Z'

/** A session the person runs and rows in, with a file of theirs. */
export async function makeThings(db: Db, club: ClubId, user_id: number, email: string): Promise<Things> {
  const session = await makeSession(db, club, { user_id })
  const { import_id, activity_id } = await storeFile(
    db,
    club,
    { user_id, session_id: session },
    rowingFile(new Date(START), { seconds: 30 }),
  )
  return { club, user_id, email, session, import_id, activity: activity_id }
}

/** An import of theirs that waits for an answer about its date. */
export async function importInDoubt(db: Db, { club, user_id }: Things): Promise<number> {
  const { import_id } = await storeFile(db, club, { user_id, session_id: null }, rowingFile(new Date(START), { seconds: 20 }))
  await db.updateTable('imports').set({ state: 'needs-answer' }).where('club_id', '=', club).where('id', '=', import_id).execute()
  return import_id
}

export type MakesParts = (things: Things, db: Db, files: FileStore) => Parts | Promise<Parts>

export type MatrixCall = {
  /** The least that is valid. */
  parts: MakesParts
  /** The call ends the sign-in it is made with. */
  spendsSignIn?: true
  /** The call changes for good what the caller is, or may be made a few times only: an account made for it calls instead. */
  spendsAccount?: true
  /** Takes back what would make the caller somebody else. */
  undo?(db: Db, club: ClubId): Promise<unknown>
}

export const SOMEBODY = { first_name: 'Some', last_name: 'Body', password: 'a quiet bend upstream', preferred_language: 'en' } as const
let spare = 0
export const newAddress = () => `new${(spare += 1)}@slipway.test`

/** A code of a mail, and whom it is for: the account is not open yet when it is there to open it. */
export async function mailedCode(db: Db, purpose: 'activation' | 'reset'): Promise<{ id: number; code: string }> {
  const { id } = await makeUser(db, { email_verified_at: null })
  const code = `${purpose}-code-${(spare += 1)}`
  await db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose, user_id: id })
    .execute()
  return { id, code }
}

/** The code of the link by which somebody stops invitations. */
export async function invitationStop(db: Db): Promise<string> {
  const code = `stop-code-${(spare += 1)}`
  const club = await makeClub(db)
  const { id } = await makeUser(db)
  await db
    .insertInto('invitation_stops')
    .values({ hash: hashOf(code), address_hash: hashOf(code), user_id: id, about_club: club })
    .execute()
  return code
}

/** A code of a mail to somebody's guardian. */
export async function guardianCode(db: Db): Promise<string> {
  const { id } = await makeUser(db, { date_of_birth: '2015-05-05', consent: 'asked' })
  const code = `guardian-code-${(spare += 1)}`
  const payload = JSON.stringify({ email: newAddress() })
  await db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose: 'guardian', user_id: id, payload })
    .execute()
  return code
}

export async function idOf(db: Db, email: string): Promise<number> {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** A further sign-in of the person, to be ended. */
export async function signInToEnd(db: Db, email: string): Promise<number> {
  const token = await signInOf(db, await idOf(db, email))
  return (await db.selectFrom('tokens').select('id').where('hash', '=', hashOf(token)).executeTakeFirstOrThrow()).id
}

export const CHANGED = 'changed.'
export async function addressCode(db: Db, email: string): Promise<string> {
  const code = `address-code-${(spare += 1)}`
  const payload = JSON.stringify({ email: `${CHANGED}${email}` })
  await db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose: 'email-change', user_id: await idOf(db, email), payload })
    .execute()
  return code
}
export const oldAddress = (db: Db) =>
  sql`update users set email = substr(email, ${CHANGED.length + 1}) where email like ${`${CHANGED}%`}`.execute(db)

/** What an authenticator app shows to somebody who is setting up the second step. */
export async function appCode(db: Db, email: string): Promise<string> {
  const user_id = await idOf(db, email)
  const secret = new Secret({ size: 20 }).base32
  await db.deleteFrom('second_steps').where('user_id', '=', user_id).execute()
  await db
    .insertInto('second_steps')
    .values({ user_id, secret: testSecrets.seal(secret, user_id) })
    .execute()
  return new TOTP({ secret }).generate()
}
/** As before: the administrator who has a second step has one, others have none. */
export async function usualSecondSteps(db: Db): Promise<void> {
  await db.deleteFrom('second_steps').execute()
  const admins = await db.selectFrom('users').select('id').where('is_admin', '=', true).where('email', '<>', ONE_STEP_ADDRESS).execute()
  for (const { id } of admins) await giveSecondStep(db, id)
}
export async function beforeSecondStep({ email }: Things, db: Db): Promise<Parts> {
  await db
    .deleteFrom('second_steps')
    .where('user_id', '=', await idOf(db, email))
    .execute()
  return { body: { password: PASSWORD } }
}

export const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#357' } })
    .png()
    .toBuffer()

/** The address of a picture that is in the store. */
export async function pictureCode(files: FileStore, db: Db, email: string): Promise<string> {
  const { sha256 } = await keepFile(db, files, await photo())
  const code = `the-picture-of-somebody-${(spare += 1)}`
  const user_id = await idOf(db, email)
  await db.deleteFrom('pictures').where('user_id', '=', user_id).execute()
  await db.insertInto('pictures').values({ user_id, code, sha256 }).execute()
  return code
}

/** A copy of somebody's data that is ready. */
export async function finishedCopy(files: FileStore, db: Db, email: string): Promise<number> {
  const { sha256, size } = await keepFile(db, files, await photo())
  const { id } = await db
    .insertInto('data_exports')
    .values({ user_id: await idOf(db, email), state: 'done', sha256, size, expires_at: '2040-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const ACCOUNT = { first_name: 'Some', last_name: 'Body', preferred_language: 'en', is_admin: false } as const

export async function clubEntry(db: Db) {
  const { id } = await makeUser(db)
  const where = { name: 'Made by hand', country: 'DE', time_zone: 'Europe/Berlin', default_sport_id: 1 }
  return { ...where, creator_id: id, plan_id: 1, next_bill_date: '2040-01-01', extra_features: [] }
}

export const orderEntry = async (db: Db) =>
  ({ club_id: await makeClub(db), plan_id: 1, period: 'annual', seats: 40, amount: 480, currency: 'EUR', reference: 'R-7' }) as const

export async function openOrder(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('orders')
    .values(await orderEntry(db))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function sentMail(db: Db): Promise<number> {
  const values = JSON.stringify({ name: 'Some', link: 'http://localhost/activate-account/c0de' })
  const { id } = await db
    .insertInto('mails')
    .values({ address: newAddress(), language: 'en', template: 'activation', values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const plain: MatrixCall = { parts: () => ({}) }
export const bySession: MatrixCall = { parts: ({ session }) => ({ params: { id: session } }) }
export const byActivity: MatrixCall = { parts: ({ activity }) => ({ params: { id: activity } }) }
let recorded = 0
/** Another recording of the caller's own, from oars with sensors. */
export async function oarActivity({ club, user_id }: Things, db: Db, { seats = 1, session_id = null as number | null } = {}) {
  const start = new Date(Date.parse(START) + 60_000 * ++recorded).toISOString()
  const { activity_id } = await storeFile(db, club, { user_id, session_id }, oarFile(seats, { start }))
  return { params: { id: activity_id } }
}
export const byOarActivity: MatrixCall = { parts: (things, db) => oarActivity(things, db) }
export const byClub: MatrixCall = { parts: ({ club }) => ({ params: { id: club } }) }
export const squadParts = async ({ club, user_id }: Things, db: Db) => ({ params: { id: await makeSquad(db, club, [user_id]) } })
export const bySquad: MatrixCall = { parts: squadParts }
/** One red pixel. */
export const DOT = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC', 'base64')

/** A club the caller is invited to; being a member of it would change what they are elsewhere. */
export async function spareClub({ email }: Things, db: Db): Promise<ClubId> {
  const caller = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const club = await makeClub(db)
  await addMember(db, club, caller.id, [ROLE.athlete], MEMBER_STATUS.invited)
  return club
}

/** A link to another club, as one of its managers made it. */
export async function linkToClub(_: Things, db: Db): Promise<Parts> {
  const club = await makeClub(db)
  const { id } = await makeMember(db, club, [ROLE.manager])
  await makeLink(db, club, { role_id: ROLE.athlete, squad_id: null, direct: false, days: 7, created_by: id })
  const { token } = await db.selectFrom('invitation_links').select('token').where('club_id', '=', club).executeTakeFirstOrThrow()
  return { params: { code: token } }
}

/** The name of a club that lets itself be asked. */
export async function openClub(db: Db): Promise<string> {
  const name = `Open club ${(spare += 1)}`
  await setOpenToRequests(db, await makeClub(db, { name }), true)
  return name
}

export async function clubWithLogo(things: Things, db: Db, files: FileStore): Promise<Parts> {
  const club = await spareClub(things, db)
  const { sha256 } = await keepFile(db, files, DOT)
  await db.updateTable('clubs').set({ logo: sha256 }).where('id', '=', club).execute()
  return { params: { id: club } }
}

export const byPerson: MatrixCall = { parts: ({ user_id }) => ({ params: { id: user_id } }) }
/** A note of whoever calls; their things are known by their address. */
export const noteOfPerson =
  (parts: (id: number) => Parts) =>
  async ({ email }: Things, db: Db) => {
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const note = await db.insertInto('notes').values({ user_id: id, text: 'Catch early' }).returning('id').executeTakeFirstOrThrow()
    return parts(note.id)
  }
export const report: MatrixCall = { parts: () => ({ query: { start_date: '2026-03-01', end_date: '2026-03-31' } }) }

/** An absence of the person, to be taken back. */
export async function absenceOf({ club, user_id }: Things, db: Db): Promise<Parts> {
  const row = { club_id: club, user_id, from_date: '2026-03-02', until_date: '2026-03-03', reason: 'travel' }
  const { id } = await db.insertInto('absences').values(row).returning('id').executeTakeFirstOrThrow()
  return { params: { id } }
}
