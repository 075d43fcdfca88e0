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

/** Who is alone in a club writes to nobody. */
const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

export const blockPerson = endpoint({
  method: 'POST',
  path: 'blocked-people',
  ...member,
  summary: 'Fold the messages of somebody, who can begin no new thread with oneself',
  body: Strict({ user_id: Id }),
  reply: Done,
})

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: 'blocked-people/{id}',
  ...member,
  summary: 'Show the messages of somebody again',
  params: IdParams,
  reply: Done,
})

export const reportMessage = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/messages/{number}/report',
  ...member,
  summary: 'Show a message to the welfare persons of the club, or its managers',
  params: T.Object({ id: Id, number: T.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  body: Strict({ reason: Prose(1000) }),
  reply: Done,
})

const Named = nullable(T.Object({ id: Id, full_name: T.String() }))

/** What is known of anything that somebody reported, in messages and on the wall. */
export const reported = {
  id: Id,
  /** As it was when it was reported. */
  text: T.String(),
  reason: T.String(),
  author: Named,
  reporter: Named,
  created_at: T.String(),
  settled_at: nullable(T.String()),
  /** Whether the viewer may open what it stands in. */
  opens: T.Boolean(),
}

export const MessageReport = T.Object({
  ...reported,
  thread_id: Id,
  number: T.Integer(),
})
export type MessageReport = Static<typeof MessageReport>

export const messageReports = endpoint({
  method: 'GET',
  path: 'message-reports',
  ...member,
  summary: 'Reported messages, for the welfare persons of the club, or its managers',
  query: T.Object(paged(200)),
  reply: list(MessageReport),
})

export const settleReport = endpoint({
  method: 'POST',
  path: 'message-reports/{id}/settle',
  ...member,
  summary: 'Say that a reported message has been dealt with',
  params: IdParams,
  reply: data(T.Object({ settled_at: T.String() })),
})
