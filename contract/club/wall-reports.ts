import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  list,
  nullable,
  paged,
  Prose,
  Strict,
  T,
  type Static,
} from '../schema.ts'
import { reported } from './messages-safety.ts'

const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

export const reportOnWall = endpoint({
  method: 'POST',
  path: 'wall/reports',
  ...member,
  summary: 'Show a post, or a comment on it, to the managers and welfare persons of the club',
  body: Strict({ post_id: Id, comment_id: T.Optional(Id), reason: Prose(1000) }),
  reply: Done,
})

export const WallReport = T.Object({
  ...reported,
  post_id: Id,
  comment_id: nullable(Id),
})
export type WallReport = Static<typeof WallReport>

export const wallReports = endpoint({
  method: 'GET',
  path: 'wall/reports',
  ...member,
  summary: 'Reported posts and comments, for managers and welfare persons',
  query: T.Object(paged(200)),
  reply: list(WallReport),
})

export const settleWallReport = endpoint({
  method: 'POST',
  path: 'wall/reports/{id}/settle',
  ...member,
  summary: 'Say that a reported post or comment has been dealt with',
  params: IdParams,
  reply: data(T.Object({ settled_at: T.String() })),
})
