import { AGE_KEYS } from '#domain/constants/crew-options.ts'
import { RACE_STATUSES } from '#domain/constants/race-statuses.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Id,
  IdParams,
  Instant,
  Label,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const member = { level: 'member' } as const
const MOST_RACES = 400

/** The class as far as it was named; gender, weight and age come with a whole class only. */
const ClassFields = {
  boat_type: nullable(T.Integer({ minimum: 1, maximum: 31 })),
  age: nullable(WordOf(...AGE_KEYS)),
  gender: nullable(WordOf('men', 'women', 'mixed')),
  weight: nullable(WordOf('heavyweight', 'lightweight')),
}

const RaceFields = {
  number: nullable(Label(20)),
  name: nullable(Label(120)),
  ...ClassFields,
  /** Metres. */
  distance: nullable(Amount(50, 200_000)),
  starts_at: nullable(Instant),
  lane: nullable(T.Integer({ minimum: 0, maximum: 99 })),
  /** A crew of the event, or an athlete without one. */
  crew_id: nullable(Id),
  user_id: nullable(Id),
  place: nullable(T.Integer({ minimum: 1, maximum: 999 })),
  /** Seconds. */
  time: nullable(Amount(0.01, 86_400)),
  status: WordOf(...RACE_STATUSES),
  note: nullable(Text(300)),
}

/** Who starts; people hidden from the reader are not named, nor is a crew that is not published. */
const Starter = T.Object({ user_id: Id, full_name: T.String(), position: nullable(T.Integer()) })

export const Race = T.Object({
  id: Id,
  version: T.Integer(),
  ...RaceFields,
  number: nullable(T.String()),
  name: nullable(T.String()),
  note: nullable(T.String()),
  starts_at: nullable(T.String()),
  crew_name: nullable(T.String()),
  starters: T.Array(Starter),
  /** Percent of gold medal speed, where the class and the time are known. */
  gmt_percent: nullable(T.Number()),
  /** Whether the viewer starts in it. */
  own: T.Boolean(),
})
export type Race = Static<typeof Race>

const Races = T.Object({
  /** By start, those without one last. */
  races: T.Array(Race),
  user_actions: T.Object({ edit: T.Boolean() }),
})

export const eventRaces = endpoint({
  method: 'GET',
  path: 'event/{id}/races',
  access: member,
  summary: 'The races of a regatta with who starts, place and time',
  params: IdParams,
  reply: data(Races),
})

/** A change of one race: a new one has no id, and what is left out stays as it is. */
const RaceChange = Strict({
  id: T.Optional(Id),
  version: T.Optional(T.Integer({ minimum: 1, maximum: 2_000_000_000 })),
  ...T.Partial(T.Object(RaceFields)).properties,
})
export type RaceChange = Static<typeof RaceChange>

export const saveRaces = endpoint({
  method: 'POST',
  path: 'save-races',
  access: member,
  summary:
    'Add, change and delete races of a regatta, all or none. A change made to an older ' +
    'version is a conflict that holds the races as they are now',
  body: Strict({
    session_id: Id,
    races: T.Array(RaceChange, { maxItems: MOST_RACES }),
    deleted: T.Optional(
      T.Array(Strict({ id: Id, version: T.Integer({ minimum: 1, maximum: 2_000_000_000 }) }), {
        maxItems: MOST_RACES,
      }),
    ),
  }),
  reply: data(
    T.Object({
      /** The ids of the new ones, in the order they were sent. */
      added: T.Array(Id),
      ...Races.properties,
    }),
  ),
  conflict: Race,
})

export const AthleteRace = T.Object({
  ...T.Omit(Race, ['version', 'own', 'starters', 'note']).properties,
  session_id: Id,
  session_name: T.String(),
  /** As it is written: "LM2x", "U19 W4x"; empty without one. */
  class: T.String(),
})
export type AthleteRace = Static<typeof AthleteRace>

export const athleteRaces = endpoint({
  method: 'GET',
  path: 'profiles/{id}/races',
  access: member,
  summary: 'The races of one athlete, the newest first, with those still to come',
  params: IdParams,
  reply: data(T.Array(AthleteRace)),
})
