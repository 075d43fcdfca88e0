import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../server/db/client.ts'
import { makeSquad } from '../support/factories.ts'
import { draftOfOthers, mateIn, sessionOfOthers, showing, type Cases } from './matrix-case-parts.ts'
import type { MakesParts, Things } from './matrix-parts.ts'
import {
  byPost,
  commentOf,
  postOf,
  postOfMate,
  SAID,
  withFile,
  writing,
} from './matrix-parts-wall.ts'

const mate = async ({ club }: Things, db: Db) => mateIn(db, club)
const ofSquad = async ({ club, user_id }: Things, db: Db) => makeSquad(db, club, [user_id])

/** A post of somebody else on the wall of a draft. */
const postOnDraft = async (things: Things, db: Db) =>
  postOf(db, things.club, await mateIn(db, things.club), {
    session_id: await draftOfOthers(db, things),
  })

/** The only post of a squad, by somebody else. */
const postOnSquad = async ({ club }: Things, db: Db) =>
  postOf(db, club, await mateIn(db, club), { squad_id: await makeSquad(db, club, []) })

/** The wall of a squad, with its only post as something is done to it. */
async function onSquad(things: Things, db: Db, change: (id: number) => RawBuilder<unknown>) {
  const squad_id = await makeSquad(db, things.club, [])
  const id = await postOf(db, things.club, await mateIn(db, things.club), { squad_id })
  await change(id).execute(db)
  return { query: { squad_id } }
}

const commentOfMate = async (things: Things, db: Db) =>
  commentOf(db, things.club, await mateIn(db, things.club), await postOfMate(things, db))

const commentOnDraft = async (things: Things, db: Db) =>
  commentOf(db, things.club, await mateIn(db, things.club), await postOnDraft(things, db))

/** Requests with every id that one of them takes. */
export const FULL_WALL: Record<string, readonly MakesParts[]> = {
  'GET wall/posts': [
    async (things, db) => ({ query: { squad_id: await ofSquad(things, db) } }),
    ({ session }) => ({ query: { session_id: session } }),
  ],
  'GET wall/people': [
    async (things, db) => ({ query: { squad_id: await ofSquad(things, db) } }),
    ({ session }) => ({ query: { session_id: session } }),
  ],
  'POST wall/posts': [
    async (things, db) => ({ body: { ...writing(), squad_id: await ofSquad(things, db) } }),
    ({ session }) => ({ body: { ...writing(), session_id: session } }),
  ],
  'POST wall/reports': [
    async (things, db) => {
      const post_id = await postOfMate(things, db)
      const comment_id = await commentOf(db, things.club, await mate(things, db), post_id)
      return { body: { post_id, comment_id, reason: 'Look at this' } }
    },
  ],
}

/** Who sees a place, who moderates it, and what is one’s own. */
export const WALL_CASES: Cases = {
  'GET wall/posts': {
    'of a session': {
      makes: async (things, db) => ({ query: { session_id: await sessionOfOthers(db, things) } }),
    },
    'of a draft': {
      makes: async (things, db) => ({ query: { session_id: await draftOfOthers(db, things) } }),
    },
    'before somebody came': showing(SAID, (things, db) =>
      onSquad(
        things,
        db,
        (id) => sql`update wall_posts set created_at = '2020-01-01'
        where id = ${id}`,
      ),
    ),
    'that is hidden': showing(SAID, (things, db) =>
      onSquad(things, db, (id) => sql`update wall_posts set hidden_at = now() where id = ${id}`),
    ),
    'of somebody who is blocked': showing(SAID, (things, db) =>
      onSquad(
        things,
        db,
        (id) => sql`
        insert into message_blocks (club_id, user_id, blocked_id)
        select p.club_id, ${things.user_id}, p.user_id
        from wall_posts p
        join memberships m on m.club_id = p.club_id and m.user_id = ${things.user_id}
        where p.id = ${id}`,
      ),
    ),
  },
  'GET wall/posts/{id}': { 'of a draft': { makes: byPost(postOnDraft) } },
  'GET wall/posts/{id}/comments': { 'of a draft': { makes: byPost(postOnDraft) } },
  'GET wall/posts/{id}/reactions': { 'of a draft': { makes: byPost(postOnDraft) } },
  'GET wall/posts/{id}/photo': { 'of somebody else': { makes: withFile('photo', mateOf) } },
  'GET wall/posts/{id}/file': { 'of somebody else': { makes: withFile('file', mateOf) } },
  'GET wall/comments/{id}/reactions': { 'of a draft': { makes: byPost(commentOnDraft) } },
  'POST wall/comments/{id}/reactions': {
    'of a draft': { makes: byPost(commentOnDraft, { body: { kind: 'like', on: true } }) },
  },
  'GET wall/people': {
    'of a draft': {
      makes: async (things, db) => ({ query: { session_id: await draftOfOthers(db, things) } }),
    },
  },
  'POST wall/posts': {
    'of a draft': {
      makes: async (things, db) => ({
        body: { ...writing(), session_id: await draftOfOthers(db, things) },
      }),
    },
    'where coaches write': { makes: (things, db) => chosen('coaches', things, db) },
    'where managers write': { makes: (things, db) => chosen('managers', things, db) },
  },
  'PATCH wall/posts/{id}': {
    'of somebody else': { makes: byPost(postOfMate, { body: { text: SAID } }) },
  },
  'DELETE wall/posts/{id}': { 'of somebody else': { makes: byPost(postOfMate) } },
  'POST wall/posts/{id}/state': {
    'to close that of somebody else': {
      makes: byPost(postOfMate, { body: { comments_closed: true } }),
    },
    'to pin': { makes: byPost(postOnSquad, { body: { pinned: true } }) },
    'to hide': { makes: byPost(postOfMate, { body: { hidden: true } }) },
  },
  'POST wall/posts/{id}/comments': {
    'of a draft': {
      makes: async (things, db) => ({
        params: { id: await postOnDraft(things, db) },
        body: writing(),
      }),
    },
  },
  'PATCH wall/comments/{id}': {
    'of somebody else': { makes: byPost(commentOfMate, { body: { text: SAID } }) },
  },
  'DELETE wall/comments/{id}': { 'of somebody else': { makes: byPost(commentOfMate) } },
  'POST wall/posts/{id}/reactions': {
    'of a draft': { makes: byPost(postOnDraft, { body: { kind: 'like', on: true } }) },
  },
}

async function mateOf({ club }: Pick<Things, 'club'>, db: Db): Promise<number> {
  return mateIn(db, club)
}

/** A post where the club has chosen who writes; what was chosen is taken back with the club. */
async function chosen(posting: string, { club }: Things, db: Db) {
  const squad_id = await makeSquad(db, club, [])
  await sql`insert into wall_settings (club_id, place, posting) values (${club}, 'squad', ${posting})
    on conflict (club_id, place) do update set posting = ${posting}`.execute(db)
  return { body: { ...writing(), squad_id } }
}
