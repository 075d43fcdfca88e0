import { CALENDAR_FAULTS, EVENT_CHANGES } from '#domain/bring-in/calendar-event.ts'
import { MOST_ADDRESS } from '#domain/constants/webhooks.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const

const FollowedEvent = T.Object({
  name: T.String(),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  location: T.String(),
  change: WordOf(...EVENT_CHANGES),
  /** Of a moved one, when it was before. */
  before: nullable(T.String()),
  /** The club has changed or deleted it here, so that it stays as it is. */
  is_own: T.Boolean(),
  session_id: nullable(Id),
})
export type FollowedEvent = Static<typeof FollowedEvent>

export const FollowedCalendar = T.Object({
  id: Id,
  name: T.String(),
  /** Where it comes from, without the rest of the address, which may be secret. */
  host: T.String(),
  follows: T.Boolean(),
  /** Null while it is looked at. */
  checked_at: nullable(T.String()),
  /** Why the last look failed. */
  fault: nullable(WordOf(...CALENDAR_FAULTS)),
  /** It has more events than are read. */
  is_cut: T.Boolean(),
  taken: T.Integer(),
  /** What is new or other there, the first first. */
  changes: T.Array(FollowedEvent),
})
export type FollowedCalendar = Static<typeof FollowedCalendar>

export const followedCalendars = endpoint({
  method: 'GET',
  path: 'followed-calendars',
  access: member,
  summary: 'Calendars elsewhere that the club reads, with what is other there, for who plans',
  reply: data(T.Array(FollowedCalendar)),
})

export const readCalendarOnce = endpoint({
  method: 'POST',
  path: 'followed-calendars',
  notWhileImpersonating: true,
  access: member,
  summary:
    'Have a calendar at an iCal address read, once or again every few hours; nothing is planned',
  body: Strict({ address: Text(MOST_ADDRESS, 1), follows: T.Boolean() }),
  reply: data(T.Object({ id: Id })),
  status: 202,
})

export const checkCalendar = endpoint({
  method: 'POST',
  path: 'followed-calendars/{id}/check',
  access: member,
  summary: 'Look at a calendar now',
  params: IdParams,
  reply: Done,
})

export const takeCalendar = endpoint({
  method: 'POST',
  path: 'followed-calendars/{id}/take',
  access: member,
  summary:
    'Take over what is new or other in a calendar: new events are planned, moved ones move, those ' +
    'that are gone go into the bin. What the club has changed itself stays as it is',
  params: IdParams,
  reply: data(
    T.Object({
      id: nullable(Id),
      added: T.Integer(),
      changed: T.Integer(),
      removed: T.Integer(),
      own: T.Integer(),
    }),
  ),
})
export type TakenCalendar = Static<(typeof takeCalendar)['reply']>['data']

export const forgetCalendar = endpoint({
  method: 'DELETE',
  path: 'followed-calendars/{id}',
  access: member,
  summary: 'Follow a calendar no more; its events stay',
  params: IdParams,
  reply: Done,
})
