import sharp from 'sharp'
import type { ClubId, Db } from '../../server/db/client.ts'
import type { FileStore } from '../../server/files/store.ts'
import { makeSession, rowingFile } from '../support/factories.ts'
import type { Parts } from '../support/http.ts'
import { storeFile } from '../support/stored-activity.ts'

/**
 * What a caller owns in a club, so that no rule about rows gets in the way of what the gate alone
 * decides.
 */
export type Things = {
  club: ClubId
  user_id: number
  email: string
  session: number
  import_id: number
  activity: number
}

export const START = '2026-03-02T06:00:00Z'

export const END = '2026-03-02T07:30:00Z'

/** A session the person runs and rows in, with a file of theirs. */
export async function makeThings(
  db: Db,
  club: ClubId,
  user_id: number,
  email: string,
): Promise<Things> {
  const session = await makeSession(db, club, { user_id })
  const { import_id, activity_id } = await storeFile(
    db,
    club,
    { user_id, session_id: session },
    rowingFile(new Date(START), { seconds: 30 }),
  )
  return { club, user_id, email, session, import_id, activity: activity_id }
}

export type MakesParts = (things: Things, db: Db, files: FileStore) => Parts | Promise<Parts>

export type MatrixCall = {
  /** The least that is valid. */
  parts: MakesParts
  /** The call ends the sign-in it is made with. */
  spendsSignIn?: true
  /**
   * The call changes for good what the caller is, or may be made a few times only: an account made
   * for it calls instead.
   */
  spendsAccount?: true
  /** Takes back what would make the caller somebody else. */
  undo?(db: Db, club: ClubId): Promise<unknown>
}

export const plain: MatrixCall = { parts: () => ({}) }

export const bySession: MatrixCall = { parts: ({ session }) => ({ params: { id: session } }) }

export const byActivity: MatrixCall = { parts: ({ activity }) => ({ params: { id: activity } }) }

export const byClub: MatrixCall = { parts: ({ club }) => ({ params: { id: club } }) }

export const byPerson: MatrixCall = { parts: ({ user_id }) => ({ params: { id: user_id } }) }

export const report: MatrixCall = {
  parts: () => ({ query: { start_date: '2026-03-01', end_date: '2026-03-31' } }),
}

let made = 0

/** A number that nothing in this run has yet. */
export const serial = () => (made += 1)

export async function idOf(db: Db, email: string): Promise<number> {
  return (
    await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  ).id
}

export const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#357' } })
    .png()
    .toBuffer()

/** One red pixel. */
export const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)
