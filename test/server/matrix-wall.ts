import { photo, plain, type MatrixCall } from './matrix-parts.ts'
import {
  byOwnComment,
  byPost,
  ownPost,
  PDF,
  postOfMate,
  reportIn,
  SAID,
  withFile,
  writing,
} from './matrix-parts-wall.ts'

/** What people post for all to read. */
export const WALL_CALLS: Record<string, MatrixCall> = {
  'GET wall/posts': plain,
  'GET wall/posts/{id}': { parts: byPost(ownPost) },
  'POST wall/posts': { parts: () => ({ body: writing() }) },
  'POST wall/photos': {
    parts: async () => ({
      upload: { ...writing(), alt: 'The new boat' },
      file: { name: 'boat.png', bytes: await photo() },
    }),
  },
  'POST wall/files': {
    parts: () => ({ upload: writing(), file: { name: 'plan.pdf', bytes: PDF } }),
  },
  'GET wall/posts/{id}/photo': { parts: withFile('photo', async ({ user_id }) => user_id) },
  'GET wall/posts/{id}/file': { parts: withFile('file', async ({ user_id }) => user_id) },
  'PATCH wall/posts/{id}': { parts: byPost(ownPost, { body: { text: SAID } }) },
  'DELETE wall/posts/{id}': { parts: byPost(ownPost) },
  'POST wall/posts/{id}/state': { parts: byPost(ownPost, { body: { comments_closed: true } }) },
  'GET wall/posts/{id}/comments': { parts: byPost(ownPost) },
  'POST wall/posts/{id}/comments': {
    parts: async (things, db) => ({
      params: { id: await ownPost(things, db) },
      body: writing(),
    }),
  },
  'PATCH wall/comments/{id}': { parts: byOwnComment({ body: { text: SAID } }) },
  'DELETE wall/comments/{id}': { parts: byOwnComment() },
  'POST wall/posts/{id}/reactions': {
    parts: byPost(ownPost, { body: { kind: 'like', on: true } }),
  },
  'GET wall/posts/{id}/reactions': { parts: byPost(ownPost) },
  'POST wall/comments/{id}/reactions': {
    parts: byOwnComment({ body: { kind: 'like', on: true } }),
  },
  'GET wall/comments/{id}/reactions': { parts: byOwnComment() },
  'GET wall/people': { parts: () => ({ query: { query: 'nobody is called so' } }) },
  'GET wall/own-results': plain,
  'GET wall/settings': plain,
  'POST wall/settings': {
    parts: () => ({
      body: {
        club: 'everybody',
        squad: 'everybody',
        session: 'everybody',
        challenge: 'everybody',
      },
    }),
  },
  'POST wall/reports': {
    parts: async (things, db) => ({
      body: { post_id: await postOfMate(things, db), reason: 'Look at this' },
    }),
  },
  'GET wall/reports': plain,
  'POST wall/reports/{id}/settle': {
    parts: async (things, db) => ({ params: { id: await reportIn(things, db) } }),
  },
}
