import { FEATURE } from '#domain/constants/features.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { MOST_LANES } from '#domain/live/erg-race.ts'
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

const follower = { level: 'member', role: COACH_ROLES, feature: FEATURE.live_results } as const
const controller = {
  level: 'member',
  role: COACH_ROLES,
  feature: FEATURE.live_results_controls,
} as const

const Lane = T.Object({
  lane: T.Integer(),
  user_id: nullable(Id),
  crew_id: nullable(Id),
  name: T.String(),
  /** Of a team that takes turns, in their order. */
  rowers: T.Array(T.String()),
  /** Kilograms of one person, to those who see them. */
  weight: nullable(T.Number()),
  is_ready: T.Boolean(),
  is_moving: T.Boolean({ description: 'The flywheel turns' }),
  has_belt: T.Boolean(),
  drag: nullable(T.Integer()),
})

/** A race of a session on machines. Times are milliseconds since 1970 by the server's clock. */
export const ErgRace = T.Object({
  id: Id,
  name: nullable(T.String()),
  /** The number of its piece in the session. */
  piece: T.Integer(),
  distance: nullable(T.Integer()),
  time: nullable(T.Integer()),
  goes_at: nullable(T.Number()),
  ended_at: nullable(T.Number()),
  lanes: T.Array(Lane),
})
export type ErgRace = Static<typeof ErgRace>

const Entrant = T.Object({ user_id: nullable(Id), crew_id: nullable(Id), name: T.String() })

export const ergRaces = endpoint({
  method: 'GET',
  path: 'live/sessions/{id}/races',
  access: follower,
  summary: 'The races of a session on machines with their lanes, in order, and who can be in one',
  params: IdParams,
  reply: data(
    T.Object({
      now: T.Number(),
      club_name: T.String(),
      races: T.Array(ErgRace),
      entrants: T.Array(Entrant),
      /** The pieces of the plan that can be raced. */
      pieces: T.Array(
        T.Object({
          number: T.Integer(),
          distance: nullable(T.Integer()),
          time: nullable(T.Integer()),
        }),
      ),
    }),
  ),
})
export type ErgRaces = Static<(typeof ergRaces)['reply']>['data']

export const makeErgRace = endpoint({
  method: 'POST',
  path: 'live/sessions/{id}/races',
  access: controller,
  summary: 'Add a race over a piece of the plan; the first of the lanes is lane 1',
  params: IdParams,
  body: Strict({
    piece: T.Integer({ minimum: 1, maximum: 9_999 }),
    name: T.Optional(Text(60, 1)),
    lanes: T.Array(Strict({ user_id: T.Optional(Id), crew_id: T.Optional(Id) }), {
      minItems: 1,
      maxItems: MOST_LANES,
    }),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const RACE_CONTROLS = ['start', 'recall', 'end'] as const
export type RaceControl = (typeof RACE_CONTROLS)[number]

export const controlErgRace = endpoint({
  method: 'POST',
  path: 'live/races/{id}/controls',
  access: controller,
  summary:
    'Count a race down, so that every device starts at the same moment; recall it before anybody ' +
    'is through; or end it, after which its results are kept as a piece of the session',
  params: IdParams,
  body: Strict({ control: WordOf(...RACE_CONTROLS) }),
  reply: data(T.Object({ goes_at: nullable(T.Number()) })),
})

export const deleteErgRace = endpoint({
  method: 'DELETE',
  path: 'live/races/{id}',
  access: controller,
  summary: 'Delete a race; the results it gave stay',
  params: IdParams,
  reply: Done,
})
