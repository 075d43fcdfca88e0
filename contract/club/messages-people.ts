import { endpoint } from '../endpoint.ts'
import { Done, Id, IdParams, Strict, T } from '../schema.ts'

/** As for messages themselves. */
const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

export const addToThread = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/people',
  ...member,
  summary: 'Add people to a thread of some people; they read what is written from then on',
  params: IdParams,
  body: Strict({
    user_ids: T.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
  }),
  reply: Done,
})

export const noteTyping = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/typing',
  ...member,
  summary: 'Let others who have a thread open see for a few seconds that one is writing',
  params: IdParams,
  reply: Done,
})
