import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { SessionPlan } from '#contract/plan.ts'
import {
  AGE_OF_CONSENT_ELSEWHERE,
  CONSENT_TEXT,
  type ConsentAnswer,
} from '#domain/constants/consent.ts'
import { ROLE, type RoleId } from '#domain/constants/roles.ts'
import { MEMBER_STATUS, type MemberStatus } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { hashPassword } from '../../server/people/account/passwords.ts'
import { createClub, type NewClub } from '../../server/people/clubs/commands.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { writeFit, type FitFileContent } from '../../server/demo/fit-writer.ts'
import { hashOf } from '../../server/http/gate.ts'
import { createSession, createSessions } from '../../server/planning/sessions/commands.ts'
import { testSecrets } from './app.ts'
import { steadyRow } from './recordings.ts'

export const PASSWORD = 'a calm lake at dawn'
const passwordHash = hashPassword(PASSWORD)

let serial = 0
const next = () => (serial += 1)

/** Today in UTC; plans are bought relative to it. */
export const todayInUtc = () => new Date().toISOString().slice(0, 10)

export const ZONE = 'Europe/Berlin'
/** Today where the clubs are: late in the evening it is tomorrow there already. */
export const today = () => dayIn(ZONE, new Date())

export type TestUser = { id: number; email: string; token: string }
type NewUser = {
  email?: string
  first_name?: string
  last_name?: string
  is_admin?: boolean
  gender?: 'm' | 'w' | null
  preferred_language?: 'en' | 'de' | 'fr' | 'zh-cn'
  max_hr?: number | null
  date_of_birth?: string | null
  email_verified_at?: string | null
  password_hash?: string | null
  /** Administrators have one, as they must, unless it is said otherwise. */
  second_step?: boolean
  /** The person's last answer about health data: yes unless given, null for none yet. */
  consent?: ConsentAnswer | null
}

/** A person with a sign-in of their own. */
export async function makeUser(
  db: Db,
  { second_step, consent = 'given', ...given }: NewUser = {},
): Promise<TestUser> {
  const number = next()
  const email = given.email ?? `person${number}.${randomBytes(3).toString('hex')}@slipway.test`
  const { id } = await db
    .insertInto('users')
    .values({
      first_name: 'Person',
      last_name: `No ${String(number).padStart(4, '0')}`,
      password_hash: await passwordHash,
      email_verified_at: new Date().toISOString(),
      ...given,
      email,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (second_step ?? given.is_admin) await giveSecondStep(db, id)
  if (consent !== null) await answerConsent(db, id, consent)
  return { id, email, token: await signInOf(db, id) }
}

/** What a person said about health data. */
export async function answerConsent(db: Db, userId: number, answer: ConsentAnswer): Promise<void> {
  await db
    .insertInto('health_consents')
    .values({
      user_id: userId,
      answer,
      text_version: CONSENT_TEXT,
      language: 'en',
      age_of_consent: AGE_OF_CONSENT_ELSEWHERE,
    })
    .execute()
}

/** A second step that is set up, whose codes nobody knows. */
export async function giveSecondStep(db: Db, userId: number): Promise<void> {
  const secret = testSecrets.seal('JBSWY3DPEHPK3PXP', userId)
  await db
    .insertInto('second_steps')
    .values({ user_id: userId, secret, confirmed_at: new Date().toISOString() })
    .execute()
}

/** A further sign-in, valid for `days`. */
export async function signInOf(db: Db, userId: number, days = 30): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + days * 86_400_000).toISOString()
  await db
    .insertInto('tokens')
    .values({ user_id: userId, hash: hashOf(token), client: 'test', expires_at })
    .execute()
  return token
}

/** A rowing club with every feature that a plan has, paid for a year. */
export async function makeClub(db: Db, given: Partial<NewClub> = {}): Promise<ClubId> {
  const creator_id = given.creator_id ?? (await makeUser(db)).id
  return createClub(db, {
    name: `Club ${next()}`,
    time_zone: ZONE,
    default_sport_id: 1,
    plan: 'drv',
    next_bill_date: addDays(todayInUtc(), 365),
    ...given,
    creator_id,
  })
}

export async function addMember(
  db: Db,
  club: ClubId,
  userId: number,
  roles: readonly RoleId[],
  status: MemberStatus = MEMBER_STATUS.approved,
): Promise<void> {
  await db.insertInto('memberships').values({ club_id: club, user_id: userId, status }).execute()
  if (roles.length > 0)
    await db
      .insertInto('membership_roles')
      .values(roles.map((role_id) => ({ club_id: club, user_id: userId, role_id })))
      .execute()
}

/** A new person who is a member with these roles. */
export async function makeMember(
  db: Db,
  club: ClubId,
  roles: readonly RoleId[] = [ROLE.athlete],
  given: NewUser = {},
): Promise<TestUser> {
  const user = await makeUser(db, given)
  await addMember(db, club, user.id, roles)
  return user
}

export async function makeSquad(db: Db, club: ClubId, userIds: readonly number[]): Promise<number> {
  const { id } = await db
    .insertInto('squads')
    .values({ club_id: club, name: `Squad ${next()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (userIds.length > 0)
    await db
      .insertInto('squad_users')
      .values(userIds.map((user_id) => ({ club_id: club, squad_id: id, user_id })))
      .execute()
  return id
}

/**
 * A published rowing session of 90 minutes; the creator takes part as a coach unless a role is
 * given.
 */
export function makeSession(
  db: Db,
  club: ClubId,
  creator: { user_id: number; role_id?: RoleId },
  plan: Partial<SessionPlan> = {},
): Promise<number> {
  const start_date = plan.start_date ?? '2026-03-02T06:00:00Z'
  const end_date = plan.end_date ?? new Date(Date.parse(start_date) + 90 * 60_000).toISOString()
  const full: SessionPlan = { name: 'Steady state', sport_id: 1, ...plan, start_date, end_date }
  return createSession(db, club, full, {
    user_id: creator.user_id,
    role_id: creator.role_id ?? ROLE.coach,
  })
}

type NewCrew = {
  session_id?: number | null
  boat_type?: number
  published?: boolean
  user_ids?: readonly number[]
  creator_id?: number | null
}

/** A double of these people from bow on, or another boat. */
export async function makeCrew(
  db: Db,
  club: ClubId,
  {
    session_id = null,
    boat_type = 2,
    published = false,
    user_ids = [],
    creator_id = null,
  }: NewCrew = {},
): Promise<number> {
  const published_at = published ? new Date().toISOString() : null
  const { id } = await db
    .insertInto('crews')
    .values({
      club_id: club,
      session_id,
      boat_type,
      published_at,
      creator_id,
      name: `Crew ${next()}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const seats = user_ids.map((user_id, index) => ({
    club_id: club,
    crew_id: id,
    user_id,
    position: index + 1,
  }))
  if (seats.length > 0) await db.insertInto('crew_users').values(seats).execute()
  return id
}

/** A piece of a seat race over 1000 m, with these people in boats side by side. */
export async function makeRacePiece(
  db: Db,
  club: ClubId,
  session_id: number,
  boats: readonly (readonly number[])[],
): Promise<{ id: number; crew_ids: number[] }> {
  const crew_ids: number[] = []
  for (const user_ids of boats) crew_ids.push(await makeCrew(db, club, { session_id, user_ids }))
  // A number that no planned piece has.
  const piece = sql<number>`(select coalesce(max(p.piece), 5000) + 1 from seat_race_pieces p
    where p.club_id = ${club} and p.session_id = ${session_id})`
  const { id } = await db
    .insertInto('seat_race_pieces')
    .values({ club_id: club, session_id, position: next(), piece, distance: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('seat_race_boats')
    .values(crew_ids.map((crew_id, shell) => ({ club_id: club, piece_id: id, shell, crew_id })))
    .execute()
  return { id, crew_ids }
}

/** An appointment without training. */
export async function makeEvent(
  db: Db,
  club: ClubId,
  creator: { user_id: number },
): Promise<number> {
  const span = { start_date: '2026-03-02T18:00:00Z', end_date: '2026-03-02T20:00:00Z' }
  const [id = 0] = await createSessions(
    db,
    club,
    'event',
    { name: 'Meeting', ...span },
    { ...creator, role_id: ROLE.coach },
    { spans: [span], rule: null },
  )
  return id
}

export async function makeTemplate(db: Db, club: ClubId): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into session_templates (club_id, name, sport_id, duration, plan)
    values (${club}, 'Three times two', 1, 5400, '{"name": "Row", "sport_id": 1}')
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** A job that has failed as often as it may. */
export async function failedJob(db: Db, error = 'The mail server hung up'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with job as (
      select id
      from graphile_worker.add_job(
        'send-mail', '{"mail_id": 0}'::json, run_at := now() + interval '1 day')
    )
    select id from job`.execute(db)
  const id = rows[0]?.id ?? 0
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${error}
    where id = ${id}`.execute(db)
  return id
}

/** A FIT file of a steady row at 4 m/s, different from every other. */
export function rowingFile(
  start: Date,
  { seconds = 120, ...rest }: Partial<FitFileContent> & { seconds?: number } = {},
): Uint8Array {
  return writeFit({
    start,
    sport: 15,
    product: `Watch ${next()}`,
    records: steadyRow(seconds),
    ...rest,
  })
}
