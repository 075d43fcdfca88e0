import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import { CONSENT_ANSWERS } from '#domain/constants/consent.ts'
import { endpoint } from '../endpoint.ts'
import { NewAbsence } from '../planning/availability.ts'
import {
  data,
  Done,
  Id,
  nullable,
  OneOf,
  Prose,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const user = { level: 'user' } as const
const guardian = { level: 'guardian' } as const
const place = { child_id: Id, club_id: Id }
const OfChild = T.Object(place)

/** A child in one club; a child of two clubs is there twice. */
export const OwnChild = T.Object({
  child_id: Id,
  first_name: T.String(),
  full_name: T.String(),
  picture: nullable(T.String()),
  club_id: Id,
  club_name: T.String(),
  time_zone: T.String(),
  /** The 18th birthday, when the access ends by itself. */
  ends_on: T.String(),
  /** The subscription of the club is over, so nothing of it is shown. */
  expired: T.Boolean(),
})
export type OwnChild = Static<typeof OwnChild>

export const children = endpoint({
  method: 'GET',
  path: 'children',
  access: user,
  summary: 'The children whose guardian the signed-in person is, with their clubs',
  reply: data(T.Array(OwnChild)),
})

const ChildSession = T.Object({
  id: Id,
  name: T.String(),
  is_event: T.Boolean(),
  sport_id: T.Integer(),
  starts_at: T.String(),
  ends_at: T.String(),
  all_day: T.Boolean(),
  location: nullable(T.String()),
  /** The crew of the child and its boats, once the coaches show them. */
  crew: nullable(T.String()),
  boats: T.Array(T.String()),
  attending: nullable(T.Integer()),
  waiting: T.Boolean(),
  /** Reason, health and note are shown of an answer that a guardian gave. */
  reason: nullable(T.String()),
  health_statuses: T.Array(T.Integer()),
  note: nullable(T.String()),
  answered_at: nullable(T.String()),
  /** The guardian who answered; null where the child or a coach did. */
  answered_by: nullable(T.String()),
})
export type ChildSession = Static<typeof ChildSession>

const ChildAbsence = T.Object({
  id: Id,
  from_date: T.String(),
  until_date: T.String(),
  /** It is `other` where the child entered it. */
  reason: T.String(),
  note: nullable(T.String()),
  /** The guardian who entered it; null where the child did. */
  entered_by: nullable(T.String()),
})
export type ChildAbsence = Static<typeof ChildAbsence>

const ChildDays = T.Object({
  sessions: T.Array(ChildSession),
  absences: T.Array(ChildAbsence),
  venue: nullable(T.Object({ name: T.String(), address: nullable(T.String()) })),
  /** Who manages the club, by name. */
  contacts: T.Array(T.String()),
  /** Whether the guardian decides on consent to health data, and how it stands. */
  consent: T.Object({
    state: WordOf('unanswered', ...CONSENT_ANSWERS),
    decides: T.Boolean(),
  }),
})
export type ChildDays = Static<typeof ChildDays>

export const childDays = endpoint({
  method: 'GET',
  path: 'children/{child_id}/clubs/{club_id}',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'What a child trains in the next 14 days, with answers and absences',
  params: OfChild,
  reply: data(ChildDays),
})

export const answerForChild = endpoint({
  method: 'POST',
  path: 'children/{child_id}/clubs/{club_id}/attendance',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'Answer a session for a child by the rules that hold for the child',
  params: OfChild,
  body: Strict({
    session_id: Id,
    attending: OneOf(1, 2),
    health_statuses: T.Optional(T.Array(OneOf(2, 3), { maxItems: 2, uniqueItems: true })),
    reason: T.Optional(nullable(WordOf(...NOT_ATTENDING_REASONS))),
    note: T.Optional(nullable(Prose(500))),
    /** The answer that was on the screen; another one by now is not written over. */
    seen: T.Optional(Strict({ attending: nullable(OneOf(1, 2)) })),
  }),
  reply: data(T.Object({ done: T.Boolean(), waiting: T.Boolean() })),
})

export const addChildAbsence = endpoint({
  method: 'POST',
  path: 'children/{child_id}/clubs/{club_id}/absences',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'Enter days on which a child is away; open sessions in between are answered with it',
  params: OfChild,
  body: NewAbsence,
  reply: data(T.Object({ id: Id, answered: T.Integer() })),
  status: 201,
})

export const deleteChildAbsence = endpoint({
  method: 'DELETE',
  path: 'children/{child_id}/clubs/{club_id}/absences/{id}',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'Take an absence of a child back, with the answers it gave',
  params: T.Object({ ...place, id: Id }),
  reply: Done,
})

const ChildConsent = T.Object({
  state: WordOf('unanswered', ...CONSENT_ANSWERS),
  text_version: T.String(),
  age_of_consent: T.Integer(),
  /** The child is too young to decide alone, so the guardian does. */
  decides: T.Boolean(),
  record: T.Array(
    T.Object({
      answer: WordOf(...CONSENT_ANSWERS),
      text_version: T.String(),
      answered_at: T.String(),
      guardian_name: nullable(T.String()),
    }),
  ),
})
export type ChildConsent = Static<typeof ChildConsent>

export const childConsent = endpoint({
  method: 'GET',
  path: 'children/{child_id}/clubs/{club_id}/consent',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'How consent to health data of a child stands, with the record of all answers',
  params: OfChild,
  reply: data(ChildConsent),
})

export const answerChildConsent = endpoint({
  method: 'POST',
  path: 'children/{child_id}/clubs/{club_id}/consent',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'Give, decline or withdraw consent for a child too young to decide alone',
  params: OfChild,
  body: Strict({
    answer: WordOf('given', 'declined', 'withdrawn'),
    text_version: Text(40, 1),
  }),
  reply: data(ChildConsent),
})

export const leaveChild = endpoint({
  method: 'DELETE',
  path: 'children/{child_id}/clubs/{club_id}',
  access: guardian,
  notWhileImpersonating: true,
  summary: 'No longer be the guardian of a child in this club',
  params: OfChild,
  reply: Done,
})
