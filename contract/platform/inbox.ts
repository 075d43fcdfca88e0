import { NOTICE_GROUPS } from '#domain/notices/kinds.ts'
import { endpoint } from '../endpoint.ts'
import {
  ClubQuery,
  data,
  Done,
  Id,
  IdParams,
  list,
  nullable,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

/** `what`: new, changed or cancelled; `words`: what changed of it. */
const NotifiedSession = T.Object({
  id: Id,
  name: T.String(),
  start_date: T.String(),
  /** Whether it takes whole days: then its start has no clock. */
  all_day_event: T.Boolean(),
  what: T.String(),
  words: T.Array(T.String()),
})
export type NotifiedSession = Static<typeof NotifiedSession>

export const Notification = T.Object({
  id: Id,
  kind: T.String(),
  /** 1 success, 2 info, 3 warning, 4 error */
  level: T.Integer(),
  /** The values that the sentence of this kind names. */
  values: T.Unsafe<Record<string, string | number>>({
    type: 'object',
    additionalProperties: { type: ['string', 'number'] },
  }),
  /** A notice of a plan lists what is new, changed or off, soonest first. */
  sessions: T.Array(NotifiedSession),
  /** A path within the product. */
  link: nullable(T.String()),
  club: nullable(T.Object({ id: Id, name: T.String() })),
  created_at: T.String(),
  read_at: nullable(T.String()),
})
export type Notification = Static<typeof Notification>

export const notifications = endpoint({
  method: 'GET',
  path: 'notifications',
  access: { level: 'user' },
  whileImpersonating: true,
  summary: 'The notifications of the signed-in person, newest first',
  query: T.Object({
    page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
    limit: T.Optional(T.Integer({ minimum: 1, maximum: 1000 })),
    unread: T.Optional(T.Boolean()),
    group: T.Optional(WordOf(...NOTICE_GROUPS)),
    about_club: T.Optional(Id),
    before: T.Optional({ ...Id, description: 'Only notices older than the one of this id' }),
    ...ClubQuery,
  }),
  reply: list(Notification),
})

export const unreadNotifications = endpoint({
  method: 'GET',
  path: 'notifications/number-of-unread',
  access: { level: 'user' },
  whileImpersonating: true,
  summary: 'How many notices and conversations the signed-in person has not read',
  query: T.Object(ClubQuery),
  reply: T.Object({
    number_of_unread: T.Integer(),
    /** Conversations with something new, of the club that is asked for, else of all. */
    unread_messages: T.Integer(),
  }),
})

export const readNotification = endpoint({
  method: 'POST',
  path: 'notifications/{id}/read',
  access: { level: 'user' },
  summary: 'Mark one notice as read',
  params: IdParams,
  reply: Done,
})

export const readAllNotifications = endpoint({
  method: 'POST',
  path: 'notifications/read-all',
  access: { level: 'user' },
  summary: 'Mark all notices as read',
  reply: data(T.Object({ read: T.Integer() })),
})
