import { BOUNDS } from '#domain/constants/bounds.ts'
import { EVENT_TYPES } from '#domain/constants/event-types.ts'
import { MAX_OCCURRENCES } from '#domain/constants/limits.ts'
import { MOST_PIECES } from '#domain/constants/scores.ts'
import {
  Amount,
  Day,
  Id,
  Ids,
  Instant,
  Name,
  nullable,
  OneOf,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
  Label,
} from './schema.ts'

const Bounded = (field: keyof typeof BOUNDS) => Amount(BOUNDS[field].min, BOUNDS[field].max)
const Distance = nullable(Bounded('distance'))
const Seconds = nullable(Amount(0, 86_400))

/** The PlanPiece of the domain, which says what the fields mean. */
export const Piece = Strict({
  planned_distance: Distance,
  planned_time: Seconds,
  rest: Seconds,
  split_length: nullable(Amount(1, BOUNDS.distance.max)),
  type_of_split_length: T.Optional(OneOf(1, 2)),
  variable_split_lengths: T.Optional(
    nullable(T.Array(Amount(1, BOUNDS.distance.max), { maxItems: 200 })),
  ),
  segments: T.Array(Strict({ planned_distance: Distance, planned_time: Seconds }), {
    maxItems: 50,
  }),
  /** 0 is none. */
  planned_rate: T.Optional(nullable(Bounded('stroke_rate'))),
})

/** The sport of a session. */
export const SessionSport = T.Object({ id: T.Integer(), key: T.String(), name: T.String() })
/** What a structure adds up to: pieces as they are rowed, metres and seconds planned. */
export const StructureTotals = {
  sport: nullable(SessionSport),
  pieces_count: T.Integer(),
  planned_distance: nullable(T.Number()),
  planned_time: nullable(T.Number()),
}

/** The PlanStructure of the domain. */
export const Structure = Strict({
  piece_structure: OneOf(1, 2, 3),
  repetitions: T.Integer({ minimum: 1, maximum: 99 }),
  pieces: T.Array(Piece, { minItems: 1, maxItems: 99 }),
  numbers: T.Optional(
    T.Array(nullable(T.Integer({ minimum: 1, maximum: MOST_PIECES })), { maxItems: 99 }),
  ),
})

/** A structure as it is sent: it may be one that was read, whose totals are worked out again. */
const SentStructure = Strict({
  ...Structure.properties,
  ...T.Partial(T.Object(StructureTotals)).properties,
})

/** The StrengthPiece of the domain. */
export const StrengthPiece = Strict({
  number: T.Optional(T.Integer({ minimum: 1, maximum: MOST_PIECES })),
  exercise_id: Id,
  sets_count: T.Integer({ minimum: 1, maximum: 50 }),
  rest: T.Optional(Seconds),
  segments: T.Array(
    Strict({
      reps_count: nullable(T.Integer({ minimum: BOUNDS.reps.min, maximum: BOUNDS.reps.max })),
      exercise_weight: nullable(Bounded('exercise_weight')),
    }),
    { minItems: 1, maxItems: 50 },
  ),
})
/** The Programme of the domain. */
export const StrengthStructure = Strict({
  name: T.Optional(nullable(Label(120))),
  athlete_ids: T.Optional(Ids),
  for_nobody: T.Optional(T.Boolean()),
  pieces: T.Array(StrengthPiece, { minItems: 1, maxItems: 50 }),
})

/** The Weather of the domain, within what can be. */
export const Weather = Strict({
  air_temperature: T.Optional(nullable(Amount(-60, 60))),
  water_temperature: T.Optional(nullable(Amount(-5, 45))),
  wind_speed: T.Optional(nullable(Amount(0, 60))),
  wind_direction: T.Optional(nullable(Amount(0, 360))),
  stream_speed: T.Optional(nullable(Amount(0, 10))),
  stream_direction: T.Optional(nullable(Amount(0, 360))),
  rowing_direction: T.Optional(nullable(Amount(0, 360))),
})

const Latitude = nullable(Amount(-90, 90))
const Longitude = nullable(Amount(-180, 180))
export const Venue = T.Object({
  id: Id,
  name: T.String(),
  formatted_address: nullable(T.String()),
  latitude: nullable(T.Number()),
  longitude: nullable(T.Number()),
})
export type Venue = Static<typeof Venue>

const Weekday = T.Integer({ minimum: 1, maximum: 7 })
const Frequency = WordOf('daily', 'weekly', 'monthly', 'specific_dates')
const Every = T.Integer({ minimum: 1, maximum: 99 })
const Weekdays = T.Array(Weekday, { maxItems: 7, uniqueItems: true })
const Dates = T.Array(Day, { maxItems: MAX_OCCURRENCES, uniqueItems: true })
const Step = nullable(OneOf(1, 2, 3, 4, -1))
const Numbers = nullable(T.Integer({ minimum: 1, maximum: MAX_OCCURRENCES }))
/** The RepeatRule of the domain, which says what the fields mean. */
export const Repeat = T.Object({
  repeat_frequency_type: Frequency,
  repeat_every: T.Optional(Every),
  repeat_on_the_specific_days: T.Optional(Weekdays),
  repeat_on_the_specific_step: T.Optional(Step),
  repeat_on_the_specific_every: T.Optional(nullable(Weekday)),
  repeat_end_date: T.Optional(nullable(Day)),
  repeat_numbers: T.Optional(Numbers),
  repeat_dates: T.Optional(Dates),
})
/** The RepeatFields of the domain: how a session repeats as it is read. */
export const RepeatFields = {
  repeat_frequency_type: nullable(Frequency),
  repeat_every: nullable(Every),
  repeat_on_the_specific_days: nullable(Weekdays),
  repeat_on_the_specific_step: Step,
  repeat_on_the_specific_every: nullable(Weekday),
  repeat_end_date: nullable(Day),
  repeat_numbers: Numbers,
  repeat_dates: nullable(Dates),
}

const Grants = T.Array(Strict({ user_id: Id, edit: T.Boolean(), add_all_scores: T.Boolean() }), {
  maxItems: 1000,
})

/**
 * People by id; the squads' members are added by their role, everybody once. Permissions are those
 * of people who take part.
 */
const People = {
  athlete_ids: T.Optional(Ids),
  coach_ids: T.Optional(Ids),
  squad_ids: T.Optional(Ids),
  athlete_permissions: T.Optional(Grants),
  coach_permissions: T.Optional(Grants),
}
/** A venue of the club by its id, or one the club does not have yet by name and place. */
const ChosenVenue = Strict({
  id: T.Optional(Id),
  name: T.Optional(Name(120)),
  formatted_address: T.Optional(nullable(Text(300))),
  latitude: T.Optional(Latitude),
  longitude: T.Optional(Longitude),
})

/** The database numbers what is the same for all clubs with integers up to this size. */
const Focus = T.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** What the plans of sessions and events have in common. */
const CommonFields = {
  name: Name(120),
  start_date: Instant,
  end_date: Instant,
  all_day_event: T.Optional(T.Boolean()),
  description: T.Optional(nullable(Text(10_000))),
  location: T.Optional(nullable(Label(200))),
  venue: T.Optional(nullable(ChosenVenue)),
  weather: T.Optional(nullable(Weather)),
  attendance_limit: T.Optional(nullable(T.Integer({ minimum: 1, maximum: 10_000 }))),
  video_stream_url: T.Optional(nullable(Text(2000))),
  public_page_intro: T.Optional(nullable(Text(2000))),
  published: T.Optional(T.Boolean()),
  tags: T.Optional(T.Array(Name(60), { maxItems: 20, uniqueItems: true })),
  ...People,
}
/** What the type of an event can be. */
export const EventTypeWord = WordOf(...EVENT_TYPES)
export const EventFields = {
  ...CommonFields,
  event_type: T.Optional(nullable(EventTypeWord)),
}
export const PlanFields = {
  ...CommonFields,
  sport_id: T.Integer({ minimum: 1, maximum: 54 }),
  planned_distance: T.Optional(nullable(Bounded('total_distance'))),
  planned_time: T.Optional(nullable(Amount(0, 604_800))),
  planned_rpe: T.Optional(nullable(T.Integer({ minimum: 1, maximum: 8 }))),
  competitive: T.Optional(T.Boolean()),
  restricted_view: T.Optional(T.Boolean()),
  seat_racing: T.Optional(T.Boolean()),
  alternative_results: T.Optional(T.Boolean()),
  intensities: T.Optional(
    T.Array(Strict({ id: T.Integer({ minimum: 1, maximum: 8 }), percentage: Amount(0, 100) }), {
      maxItems: 8,
    }),
  ),
  heart_rate_intensities: T.Optional(
    T.Array(T.Integer({ minimum: 1, maximum: 6 }), { maxItems: 6, uniqueItems: true }),
  ),
  stroke_rate_intensities: T.Optional(
    T.Array(T.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7, uniqueItems: true }),
  ),
  focus_ids: T.Optional(T.Array(Focus, { maxItems: 1000, uniqueItems: true })),
  structure: T.Optional(nullable(SentStructure)),
  /**
   * The only programme. Where both fields are sent, strength_structures is what counts; either
   * replaces all programmes there are.
   */
  strength_structure: T.Optional(nullable(StrengthStructure)),
  strength_structures: T.Optional(T.Array(StrengthStructure, { maxItems: 20 })),
}
/** What a session is planned by, and what a template keeps. */
export const Plan = Strict(PlanFields)
export type SessionPlan = Static<typeof Plan>
const EventPlan = Strict(EventFields)
export type EventPlan = Static<typeof EventPlan>
