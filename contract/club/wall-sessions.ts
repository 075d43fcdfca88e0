import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, nullable, Prose, Strict, T, type Static } from '../schema.ts'
import { MOST_COMMENT_LETTERS } from './wall.ts'

/** Also for who is alone in a club: the wall of a session then holds notes of their own. */
const member = { access: { level: 'member' }, notWhileImpersonating: true } as const

export const Comment = T.Object({
  id: Id,
  user: T.Object({ id: Id, full_name: T.String() }),
  picture: nullable(T.String()),
  text: T.String(),
  created_at: T.String(),
})
export type Comment = Static<typeof Comment>

export const sessionComments = endpoint({
  method: 'GET',
  path: 'session/{id}/comments',
  ...member,
  summary: 'The words on the wall of a session by people one finds, oldest first',
  params: IdParams,
  reply: data(T.Array(Comment)),
})

export const writeComment = endpoint({
  method: 'POST',
  path: 'session/{id}/comments',
  ...member,
  summary: 'Post words on the wall of a session',
  params: IdParams,
  body: Strict({ text: Prose(MOST_COMMENT_LETTERS) }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const deleteComment = endpoint({
  method: 'DELETE',
  path: 'session/{id}/comments/{comment_id}',
  ...member,
  summary: 'Delete a post of one’s own on the wall of a session',
  params: T.Object({ id: Id, comment_id: Id }),
  reply: Done,
})
