import type { ClubId, Db } from '../../server/db/client.ts'
import { failedJob, makeClub, makeSession, makeUser, PASSWORD, rowingFile, signInOf } from '../support/factories.ts'
import { hashOf } from '../../server/http/gate.ts'
import type { Parts } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'

/** What a caller owns in a club, so that no rule about rows stands in the way of what the door alone decides. */
export type Things = { club: ClubId; user_id: number; email: string; session: number; import_id: number; activity: number }

const START = '2026-03-02T06:00:00Z'
const END = '2026-03-02T07:30:00Z'

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

export type MatrixCall = {
  /** The least that is valid. */
  parts(things: Things, db: Db): Parts | Promise<Parts>
  /** The call ends the sign-in it is made with. */
  spendsSignIn?: true
  /** Takes back what would make the caller somebody else. */
  undo?(db: Db): Promise<unknown>
  /** Needs a club with others in it: in an individual one it is refused by a rule behind the door. */
  needsOthers?: true
}

const SOMEBODY = { first_name: 'Some', last_name: 'Body', password: 'a quiet bend upstream', preferred_language: 'en' } as const
let spare = 0
const newAddress = () => `new${(spare += 1)}@slipway.test`

/** A code of a mail, and whom it is for: the account is not open yet when it is there to open it. */
async function mailedCode(db: Db, purpose: 'activation' | 'reset'): Promise<{ id: number; code: string }> {
  const { id } = await makeUser(db, { email_verified_at: null })
  const code = `${purpose}-code-${(spare += 1)}`
  await db
    .insertInto('one_time_codes')
    .values({ hash: hashOf(code), purpose, user_id: id })
    .execute()
  return { id, code }
}

const ACCOUNT = { first_name: 'Some', last_name: 'Body', preferred_language: 'en', is_admin: false } as const

async function clubEntry(db: Db) {
  const { id } = await makeUser(db)
  const where = { name: 'Made by hand', country: 'DE', time_zone: 'Europe/Berlin', default_sport_id: 1 }
  return { ...where, creator_id: id, plan_id: 1, next_bill_date: '2040-01-01', extra_features: [] }
}

const plain: MatrixCall = { parts: () => ({}) }
const bySession: MatrixCall = { parts: ({ session }) => ({ params: { id: session } }) }
const byActivity: MatrixCall = { parts: ({ activity }) => ({ params: { id: activity } }) }
const byPerson: MatrixCall = { parts: ({ user_id }) => ({ params: { id: user_id } }) }
/** A note of whoever calls; their things are known by their address. */
const noteOfPerson =
  (parts: (id: number) => Parts) =>
  async ({ email }: Things, db: Db) => {
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const note = await db.insertInto('notes').values({ user_id: id, text: 'Catch early' }).returning('id').executeTakeFirstOrThrow()
    return parts(note.id)
  }
const report: MatrixCall = { parts: () => ({ query: { start_date: '2026-03-01', end_date: '2026-03-31' } }) }

/** One row for every endpoint of the contract. */
export const MATRIX_CALLS: Record<string, MatrixCall> = {
  'POST login': {
    parts: ({ email }) => ({
      body: { username: email, password: PASSWORD, grant_type: 'password', client_id: 'test', client_secret: 'test' },
    }),
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
  'GET my-clubs': plain,
  'POST found-club': {
    parts: () => ({ body: { name: 'New club', country: 'DE', time_zone: 'Europe/Berlin', default_sport_id: 1, coaches: true } }),
    undo: (db) => db.deleteFrom('clubs').where('name', '=', 'New club').execute(),
  },
  'GET validate-token': plain,
  'GET club-users': plain,
  'GET squads': plain,
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
  'GET event-tags': plain,
  'GET roles/{roleId}/permissions': { parts: () => ({ params: { roleId: 2 } }) },
  'GET focuses': plain,
  'GET stroke-rate-zones': plain,
  'GET telemetry-standards-options': plain,
  'GET crew-structures': plain,
  'GET get-gmts': plain,
  'GET exercises': plain,
  'POST exercises/add': { parts: () => ({ body: { name: `Plank ${Math.random()}` } }) },
  'POST agenda': { parts: () => ({ body: { start_date: '2026-03-01', end_date: '2026-03-31' } }) },
  'GET session/{id}': bySession,
  'POST create-session': { parts: () => ({ body: { name: 'Row', sport_id: 1, start_date: START, end_date: END } }) },
  'POST update-session': { parts: ({ session }) => ({ body: { id: session, name: 'Row again' } }) },
  'DELETE session/{id}': { parts: async ({ club, user_id }, db) => ({ params: { id: await makeSession(db, club, { user_id }) } }) },
  'POST session/{id}/rpe': { parts: ({ session }) => ({ params: { id: session }, body: { rpe: 4 } }) },
  'GET session/{id}/attendance': bySession,
  'POST session-attendance': {
    parts: ({ session, user_id }) => ({ body: { event_id: session, users: { [user_id]: { attending: 1 } } } }),
  },
  'POST imports': { parts: () => ({ upload: {}, file: { bytes: rowingFile(new Date(START), { seconds: 10 }) } }) },
  'GET imports/{id}': { parts: ({ import_id }) => ({ params: { id: import_id } }) },
  'GET imports': plain,
  'POST imports/{id}/assign': { parts: ({ import_id, session }) => ({ params: { id: import_id }, body: { session_id: session } }) },
  'GET session/{id}/results': bySession,
  'GET activities/{id}': byActivity,
  'GET activities/{id}/channels': byActivity,
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
  'GET privacy-settings': { parts: () => ({}), needsOthers: true },
  'POST privacy-settings': { parts: () => ({ body: { mode: 'all-coaches' } }), needsOthers: true },
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
  'GET admin/sign-ins': plain,
  'GET admin/users': plain,
  'GET admin/users/{id}': byPerson,
  'POST admin/users': { parts: () => ({ body: { ...ACCOUNT, email: newAddress() } }) },
  'PATCH admin/users/{id}': {
    parts: async (_, db) => ({ params: { id: (await makeUser(db)).id }, body: { ...ACCOUNT, email: newAddress(), disabled: true } }),
  },
  'POST admin/users/{id}/end-sign-ins': { parts: async (_, db) => ({ params: { id: (await makeUser(db)).id } }) },
  'GET admin/clubs': plain,
  'GET admin/clubs/{id}': { parts: ({ club }) => ({ params: { id: club } }) },
  'POST admin/clubs': { parts: async (_, db) => ({ body: await clubEntry(db) }) },
  'PATCH admin/clubs/{id}': { parts: async (_, db) => ({ params: { id: await makeClub(db) }, body: await clubEntry(db) }) },
  'GET admin/plans': plain,
  'POST admin/plan-features': {
    parts: async (_, db) => {
      const trial = await db.selectFrom('plans').select('id').where('key', '=', 'free-trial').executeTakeFirstOrThrow()
      return { body: { plan_id: trial.id, feature_id: 1, included: true } }
    },
  },
  'GET reports/training-summary': report,
  'GET reports/training-summary/export': report,
}

/** A sign-in that may be spent. */
export const spareSignIn = (db: Db, userId: number) => signInOf(db, userId, 1)
