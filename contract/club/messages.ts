import { THREAD_STATES } from '#domain/messages/safety.ts'
import { RECORDING_STATUSES } from '#domain/live/recording.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  Ids,
  list,
  Name,
  nullable,
  OneOf,
  paged,
  Prose,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

/** Who is alone in a club writes to nobody. */
const member = {
  access: { level: 'member', individual: 'refused' },
  notWhileImpersonating: true,
} as const

export const THREAD_KINDS = ['squad', 'crew', 'coaches', 'session', 'group'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]
export const MOST_LETTERS = 4000

/** The name a device gives a message, so that it is the same one however often it is sent. */
export const ClientId = T.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })
const MessageText = Prose(MOST_LETTERS)

const Person = T.Object({ id: Id, full_name: T.String(), picture: nullable(T.String()) })

const threadParts = {
  id: Id,
  kind: WordOf(...THREAD_KINDS),
  /** Of what it is of; null for that of the coaches. */
  name: nullable(T.String()),
  squad_id: nullable(Id),
  crew_id: nullable(Id),
  session_id: nullable(Id),
  state: WordOf(...THREAD_STATES),
  /** Whether the welfare persons of the club may read it. */
  has_minors: T.Boolean(),
  /** False for a welfare person who does not belong to it. */
  belongs: T.Boolean(),
  muted: T.Boolean(),
  /** At most 100. */
  unread: T.Integer(),
  people_count: T.Integer(),
}

export const Thread = T.Object({
  ...threadParts,
  last: nullable(
    T.Object({
      /** Null for a deleted one, and for one of somebody who is blocked. */
      text: nullable(T.String()),
      author: nullable(T.String()),
      is_own: T.Boolean(),
      sent_at: T.String(),
    }),
  ),
})
export type Thread = Static<typeof Thread>

const ThreadPerson = T.Object({
  id: Id,
  full_name: T.String(),
  picture: nullable(T.String()),
  is_coach: T.Boolean(),
  is_blocked: T.Boolean(),
  /** Whether a guardian reads along with them. */
  has_guardian: T.Boolean(),
})

export const ThreadDetail = T.Object({
  ...threadParts,
  people: T.Array(ThreadPerson),
  /** How many more belong to it, whose names the viewer does not see. */
  others: T.Integer(),
  /** With how many of all who belong to it a guardian reads along. */
  guarded_count: T.Integer(),
  /** Days that the club keeps messages; null for ever. */
  kept_days: nullable(T.Integer()),
})
export type ThreadDetail = Static<typeof ThreadDetail>

export const Message = T.Object({
  number: T.Integer(),
  client_id: T.String(),
  /** Null for somebody whom the viewer does not see. */
  author: nullable(Person),
  is_own: T.Boolean(),
  /** Whether the viewer has blocked its author. */
  is_blocked: T.Boolean(),
  /** Null once it was deleted. */
  text: nullable(T.String()),
  has_photo: T.Boolean(),
  /** In bytes. */
  file: nullable(T.Object({ name: T.String(), size: T.Integer() })),
  /** The boats of the session it is for; none and no people: for all. */
  to_crews: T.Array(T.String()),
  to_people: T.Integer(),
  /** How many phones in the boats have shown it, where there are any. */
  boats: nullable(T.Object({ have: T.Integer(), of: T.Integer() })),
  /** How many others have read it; null for a message of somebody else. */
  read_by: nullable(T.Integer()),
  sent_at: T.String(),
})
export type Message = Static<typeof Message>

export const messageThreads = endpoint({
  method: 'GET',
  path: 'message-threads',
  ...member,
  summary: 'The threads one belongs to, or as a welfare person those with members under 18',
  query: T.Object({ welfare: T.Optional(T.Boolean()), ...paged(200) }),
  reply: list(Thread),
})

export const openThread = endpoint({
  method: 'POST',
  path: 'message-threads',
  ...member,
  summary:
    'Open the thread of a squad, a crew, a session or the coaches, which may be there already, ' +
    'or begin one of some people',
  body: Strict({
    kind: WordOf(...THREAD_KINDS),
    squad_id: T.Optional(Id),
    crew_id: T.Optional(Id),
    session_id: T.Optional(Id),
    name: T.Optional(Name(80)),
    user_ids: T.Optional(T.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const messageThread = endpoint({
  method: 'GET',
  path: 'message-threads/{id}',
  ...member,
  summary: 'A thread, and who reads it',
  params: IdParams,
  reply: data(ThreadDetail),
})

export const threadMessages = endpoint({
  method: 'GET',
  path: 'message-threads/{id}/messages',
  ...member,
  summary: 'Messages of a thread in order, the last ones or those before a number',
  params: IdParams,
  query: T.Object({
    before: T.Optional(T.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 200 })),
    /** Only those in which each of these words occurs. */
    query: T.Optional(Text(100)),
  }),
  reply: T.Object({
    data: T.Array(Message),
    meta: T.Object({
      has_older: T.Boolean(),
      /** The last number the viewer has read. */
      read_number: T.Integer(),
    }),
  }),
})

export const exportThread = endpoint({
  method: 'GET',
  path: 'message-threads/{id}/export',
  ...member,
  summary: 'The messages of a thread as a file, for managers and welfare persons who may read it',
  params: IdParams,
  download: 'text/csv',
})

export const sendMessage = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/messages',
  ...member,
  summary: 'Write a message; sent again under the same name it is the same one',
  params: IdParams,
  body: Strict({ client_id: ClientId, text: MessageText }),
  reply: data(T.Object({ number: T.Integer() })),
  status: 201,
})

/** What it shows is said in words, so that it is there also for who does not see it. */
export const sendPhoto = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/photos',
  ...member,
  summary: 'Send a photograph with what it shows; made smaller, without where it was taken',
  params: IdParams,
  upload: Strict({ client_id: ClientId, text: Prose(500) }),
  picture: 'photo',
  reply: data(T.Object({ number: T.Integer() })),
  status: 201,
})

/** Names of fields as other programs send them. */
export const createMessage = endpoint({
  method: 'POST',
  path: 'message/create-message',
  ...member,
  summary:
    'Write to the boats and people of a session, or to some of them; it stands in the thread of ' +
    'the session, where all of it read it',
  body: Strict({
    event_id: Id,
    message: MessageText,
    user_ids: T.Optional(Ids),
    crew_ids: T.Optional(Ids),
    message_thread_id: T.Optional(nullable(Id)),
    /** Only to boats whose recording stands like this. */
    live_results_status: T.Optional(nullable(OneOf(...RECORDING_STATUSES))),
  }),
  reply: data(T.Object({ message_thread_id: Id, number: T.Integer() })),
  status: 201,
})

export const MessageParams = T.Object({
  id: Id,
  number: T.Integer({ minimum: 1, maximum: 2_147_483_647 }),
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: 'message-threads/{id}/messages/{number}',
  ...member,
  summary: 'Delete a message of one’s own; that there was one stays',
  params: MessageParams,
  reply: Done,
})

export const messagePhoto = endpoint({
  method: 'GET',
  path: 'message-threads/{id}/messages/{number}/photo',
  ...member,
  summary: 'The photograph of a message',
  params: MessageParams,
  download: 'image/webp',
})

export const readMessages = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/read',
  ...member,
  summary: 'Mark messages as read up to a number',
  params: IdParams,
  body: Strict({ number: T.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  reply: Done,
})

export const muteThread = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/mute',
  ...member,
  summary: 'Be notified of a thread no more, or again',
  params: IdParams,
  body: Strict({ muted: T.Boolean() }),
  reply: Done,
})

export const leaveThread = endpoint({
  method: 'POST',
  path: 'message-threads/{id}/leave',
  ...member,
  summary: 'Leave a thread of some people',
  params: IdParams,
  reply: Done,
})
