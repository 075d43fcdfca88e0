import { endpoint } from '../endpoint.ts'
import { data, Done, Id, nullable, Strict, T, WordOf, type Static } from '../schema.ts'
import { Message, THREAD_KINDS } from './messages.ts'

/** Guardians read along and write nothing. */
const reads = { access: { level: 'guardian' }, notWhileImpersonating: true } as const
const place = { child_id: Id, club_id: Id }
const ofThread = { ...place, id: Id }
const Numbered = T.Integer({ minimum: 1, maximum: 2_147_483_647 })
const OfMessage = T.Object({ ...ofThread, number: Numbered })

const ChildThread = T.Object({
  id: Id,
  kind: WordOf(...THREAD_KINDS),
  /** Of what it is of; null for that of the coaches. */
  name: nullable(T.String()),
  people_count: T.Integer(),
  /** Of the guardian; at most 100. */
  unread: T.Integer(),
  last: nullable(
    T.Object({
      /** Null for a deleted one, and for one of somebody whom the child has blocked. */
      text: nullable(T.String()),
      author: nullable(T.String()),
      sent_at: T.String(),
    }),
  ),
})
export type ChildThread = Static<typeof ChildThread>

export const childThreads = endpoint({
  method: 'GET',
  path: 'children/{child_id}/clubs/{club_id}/message-threads',
  ...reads,
  summary: 'The threads in which a child is together with an adult, the latest first',
  params: T.Object(place),
  reply: data(T.Array(ChildThread)),
})

export const childMessages = endpoint({
  method: 'GET',
  path: 'children/{child_id}/clubs/{club_id}/message-threads/{id}/messages',
  ...reads,
  summary:
    'Messages of a thread of a child in order, the last ones or those before a number; only those ' +
    'that the child may read, since the guardian has access, and while an adult belonged to it',
  params: T.Object(ofThread),
  query: T.Object({
    before: T.Optional(Numbered),
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 200 })),
  }),
  reply: T.Object({
    data: T.Array(Message),
    meta: T.Object({
      has_older: T.Boolean(),
      /** The last number the guardian has read. */
      read_number: T.Integer(),
    }),
  }),
})

export const childMessagePhoto = endpoint({
  method: 'GET',
  path: 'children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/photo',
  ...reads,
  summary: 'The photograph of a message to a child',
  params: OfMessage,
  download: 'image/webp',
})

export const childMessageFile = endpoint({
  method: 'GET',
  path: 'children/{child_id}/clubs/{club_id}/message-threads/{id}/messages/{number}/file',
  ...reads,
  summary: 'The file of a message to a child',
  params: OfMessage,
  download: 'application/octet-stream',
})

export const readChildMessages = endpoint({
  method: 'POST',
  path: 'children/{child_id}/clubs/{club_id}/message-threads/{id}/read',
  ...reads,
  summary: 'Mark messages of a thread of a child as read by its guardian, up to a number',
  params: T.Object(ofThread),
  body: Strict({ number: T.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  reply: Done,
})
