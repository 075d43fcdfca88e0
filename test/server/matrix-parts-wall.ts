import type { ClubId, Db } from '../../server/db/client.ts'
import { keepFile } from '../support/stored-file.ts'
import { mateIn } from './matrix-case-parts.ts'
import { photo, serial, type MakesParts, type Things } from './matrix-parts.ts'

type Place = Pick<Things, 'club' | 'user_id'>
type Stands = { squad_id?: number; session_id?: number }

export const SAID = 'Swans by the jetty'
export const PDF = Buffer.from('%PDF-1.7\n%%EOF')

export const writing = () => ({ client_id: `matrix-${serial()}-post`, text: SAID })

/** A post of somebody, on the wall of the club or of a place. */
export async function postOf(
  db: Db,
  club: ClubId,
  user_id: number,
  more: Stands & { kind?: string; file?: string; file_name?: string } = {},
): Promise<number> {
  const { id } = await db
    .insertInto('wall_posts')
    .values({ club_id: club, user_id, kind: 'text', ...writing(), ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function commentOf(
  db: Db,
  club: ClubId,
  user_id: number,
  post_id: number,
): Promise<number> {
  const { id } = await db
    .insertInto('wall_comments')
    .values({ club_id: club, user_id, post_id, ...writing() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const ownPost = ({ club, user_id }: Place, db: Db) => postOf(db, club, user_id)
export const postOfMate = async ({ club }: Place, db: Db) =>
  postOf(db, club, await mateIn(db, club))

type Finds = (things: Things, db: Db) => Promise<number>

export const byPost =
  (find: Finds, more: object = {}): MakesParts =>
  async (things, db) => ({ params: { id: await find(things, db) }, ...more })

export const byOwnComment =
  (more: object = {}): MakesParts =>
  async (things, db) => ({
    params: { id: await commentOf(db, things.club, things.user_id, await ownPost(things, db)) },
    ...more,
  })

export const withFile =
  (kind: 'photo' | 'file', by: (things: Place, db: Db) => Promise<number>): MakesParts =>
  async (things, db, files) => {
    const bytes = kind === 'photo' ? await photo() : PDF
    const { sha256 } = await keepFile(db, files, bytes)
    const file = { kind, file: sha256, file_name: 'plan.pdf' }
    return { params: { id: await postOf(db, things.club, await by(things, db), file) } }
  }

export async function reportIn(things: Place, db: Db): Promise<number> {
  const { id } = await db
    .insertInto('wall_reports')
    .values({
      club_id: things.club,
      post_id: await postOfMate(things, db),
      user_id: things.user_id,
      reason: 'Look at this',
      text: SAID,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
