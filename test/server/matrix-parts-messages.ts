import { sql } from 'kysely'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../../server/db/client.ts'
import { makeMember } from '../support/factories.ts'
import { keepFile } from '../support/stored-file.ts'
import { photo, serial, type MatrixCall, type Things } from './matrix-parts.ts'

export const OF_AGE = '1980-01-01'
const UNDER_AGE = `${new Date().getUTCFullYear() - 15}-01-01`
const TEXT = 'Swans on the course'

export type Place = Pick<Things, 'club' | 'user_id'>

export const aged = async (db: Db, club: ClubId, date_of_birth: string) =>
  (await makeMember(db, club, [ROLE.athlete], { date_of_birth })).id

/** A thread of these people with a message of the first of them. */
export async function threadOf(
  db: Db,
  club: ClubId,
  people: readonly number[],
  photographed: string | null = null,
): Promise<number> {
  const { id } = await db
    .insertInto('message_threads')
    .values({ club_id: club, kind: 'group', name: 'Trip', last_number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('message_people')
    .values(people.map((user_id) => ({ club_id: club, thread_id: id, user_id })))
    .execute()
  await db
    .insertInto('messages')
    .values({
      club_id: club,
      thread_id: id,
      number: 1,
      user_id: people[0] ?? 0,
      text: TEXT,
      client_id: `matrix-${serial()}-device`,
      photo: photographed,
      with_adult: true,
    })
    .execute()
  return id
}

/** Two adults and somebody; or whom else. */
export const twoOfAge = async ({ club }: Place, db: Db) => [
  await aged(db, club, OF_AGE),
  await aged(db, club, OF_AGE),
]
export const ownThread = async (things: Place, db: Db) =>
  threadOf(db, things.club, [things.user_id, ...(await twoOfAge(things, db))])
/** One to which the caller belongs and in which somebody else wrote. */
export const joinedThread = async (things: Place, db: Db) =>
  threadOf(db, things.club, [...(await twoOfAge(things, db)), things.user_id])
export const threadOfOthers = async (things: Place, db: Db) =>
  threadOf(db, things.club, await twoOfAge(things, db))
export const threadOfMinors = async ({ club }: Place, db: Db) =>
  threadOf(db, club, [await aged(db, club, UNDER_AGE), await aged(db, club, UNDER_AGE)])
/** The caller as somebody who is known to be of age, and somebody who is not. */
export async function alone({ club, user_id }: Place, db: Db): Promise<[number, number]> {
  await sql`update users set date_of_birth = coalesce(date_of_birth, ${OF_AGE})
    where id = ${user_id}`.execute(db)
  return [user_id, await aged(db, club, UNDER_AGE)]
}
export const unsafeThread = async (things: Place, db: Db) =>
  threadOf(db, things.club, await alone(things, db))

export const byThread = (
  find: (things: Things, db: Db) => Promise<number>,
  more: object = {},
): MatrixCall['parts'] => {
  return async (things, db) => ({ params: { id: await find(things, db) }, ...more })
}
export const byMessage =
  (find: (things: Things, db: Db) => Promise<number>, more: object = {}): MatrixCall['parts'] =>
  async (things, db) => ({ params: { id: await find(things, db), number: 1 }, ...more })

export const writing = () => ({ client_id: `matrix-${serial()}-sent`, text: 'On our way' })

export async function reportIn(things: Place, db: Db): Promise<number> {
  const thread_id = await joinedThread(things, db)
  const { id } = await db
    .insertInto('message_reports')
    .values({
      club_id: things.club,
      thread_id,
      number: 1,
      user_id: things.user_id,
      reason: 'Look at this',
      text: TEXT,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const pictured =
  (find: (things: Things, db: Db) => Promise<readonly number[]>): MatrixCall['parts'] =>
  async (things, db, files) => {
    const { sha256 } = await keepFile(db, files, await photo())
    const id = await threadOf(db, things.club, await find(things, db), sha256)
    return { params: { id, number: 1 } }
  }

export const PLAN = Buffer.from('%PDF-1.7 plan')

/** The message of the thread has a file that is no picture. */
export const withPlan = (db: Db, club: ClubId, thread: number, sha256: string) =>
  sql`update messages set file = ${sha256}, file_name = 'plan.pdf', file_size = ${PLAN.length}
    where club_id = ${club} and thread_id = ${thread}`.execute(db)

/** The same with a file that is no picture. */
export const filed =
  (find: (things: Things, db: Db) => Promise<readonly number[]>): MatrixCall['parts'] =>
  async (things, db, files) => {
    const { sha256 } = await keepFile(db, files, PLAN)
    const id = await threadOf(db, things.club, await find(things, db))
    await withPlan(db, things.club, id, sha256)
    return { params: { id, number: 1 } }
  }

/** Two coaches of age take part, so that anybody may write. */
export async function addOfAge({ club }: Place, db: Db, session: number): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    const { id } = await makeMember(db, club, [ROLE.coach], { date_of_birth: OF_AGE })
    await sql`insert into participants (club_id, session_id, user_id, role_id)
      values (${club}, ${session}, ${id}, ${ROLE.coach})`.execute(db)
  }
}
