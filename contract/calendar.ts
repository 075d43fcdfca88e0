import { endpoint } from './endpoint.ts'
import { data, Day, Id, Ids, nullable, Strict, T, WordOf, type Static } from './schema.ts'

export const AgendaItem = T.Object({
  id: Id,
  kind: T.String(),
  name: T.String(),
  sport_id: nullable(T.Integer()),
  start_date: T.String(),
  end_date: T.String(),
  all_day_event: T.Boolean(),
  published: T.Boolean(),
  competitive: T.Boolean(),
  planned_distance: nullable(T.Number()),
  planned_time: nullable(T.Number()),
  structure_text: nullable(T.String()),
  location: nullable(T.String()),
  participants: T.Integer(),
  attending: T.Integer(),
  /** Places for athletes; null for any number. */
  attendance_limit: nullable(T.Integer()),
  not_attending: T.Integer(),
  has_results: T.Boolean(),
  mine: nullable(
    T.Object({
      attending: nullable(T.Integer()),
      ill: T.Boolean(),
      injured: T.Boolean(),
      did_alternative: T.Boolean(),
      reason: nullable(T.String()),
      note: nullable(T.String()),
      waiting: T.Boolean(),
    }),
  ),
})
export type AgendaItem = Static<typeof AgendaItem>

/** Days are of the club's time zone, both included; at most 400 days apart. */
export const agenda = endpoint({
  method: 'POST',
  path: 'agenda',
  access: { level: 'member' },
  reads: true,
  summary: 'Sessions and events of a span of days',
  body: Strict({
    start_date: Day,
    end_date: Day,
    display: T.Optional(WordOf('my-sessions', 'all')),
    one_user_id: T.Optional(nullable(Id)),
    athlete_ids: T.Optional(Ids),
    user_ids: T.Optional(Ids),
    squad_ids: T.Optional(Ids),
    creator_ids: T.Optional(Ids),
    event_tag_ids: T.Optional(Ids),
    sport_ids: T.Optional(Ids),
    focuses: T.Optional(Ids),
    speed_intensities: T.Optional(Ids),
  }),
  reply: data(T.Array(AgendaItem)),
})
export type AgendaFilter = Static<typeof agenda.body>
