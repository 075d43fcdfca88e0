import { SEAT_RACE_BOUNDS } from '#domain/constants/bounds.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  Ids,
  nullable,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

const shared = { level: 'member', individual: 'refused' } as const

const { pieces: PIECES, distance: METRES } = SEAT_RACE_BOUNDS
/** Metres of a piece; seconds of a boat. */
const Distance = Amount(METRES.min, METRES.max)
const Time = Amount(10, 10_000)

const RaceSeat = T.Object({
  user_id: Id,
  position: T.Integer(),
  side: nullable(WordOf('port', 'starboard')),
})
const RaceBoat = T.Object({
  crew_id: Id,
  /** The boat by its place, the same in every piece. */
  shell: T.Integer(),
  name: T.String(),
  boat_type: T.Integer(),
  time: nullable(T.Number()),
  seats: T.Array(RaceSeat),
})

export const RacePiece = T.Object({
  id: Id,
  position: T.Integer(),
  distance: T.Number(),
  void: T.Boolean(),
  note: nullable(T.String()),
  /** Repeats the crews of an earlier piece. */
  control: T.Boolean(),
  boats: T.Array(RaceBoat),
})
export type RacePiece = Static<typeof RacePiece>

const Rower = { user_id: Id, side: nullable(WordOf('port', 'starboard')) }
const Pair = { one: Id, other: Id, side: nullable(WordOf('port', 'starboard')) }

/** Seconds are over `distance`; less is faster. */
export const SeatRaceResults = T.Object({
  distance: T.Number(),
  counted: T.Array(Id),
  left_out: T.Array(Id),
  boat_term: WordOf('estimated', 'dropped', 'off'),
  boats: T.Array(T.Object({ name: T.String(), difference: T.Number() })),
  rank: T.Integer(),
  unknowns: T.Integer(),
  /**
   * Standard deviation of a difference between two boats that is left unexplained; null without
   * pieces to spare.
   */
  sigma: nullable(T.Number()),
  degrees_of_freedom: T.Integer(),
  controls: T.Integer(),
  drift_subtracted: T.Boolean(),
  rowers: T.Array(
    T.Object({
      ...Rower,
      effect: T.Number(),
      per_500: T.Number(),
      standard_error: nullable(T.Number()),
      pieces: T.Integer(),
      wins: T.Integer(),
      mean_gmt: nullable(T.Number()),
      rank: nullable(T.Integer()),
      /** Those of a group can be compared with each other and with nobody else of their side. */
      group: T.Integer(),
      clear_of_next: nullable(T.Boolean()),
    }),
  ),
  pairs: T.Array(
    T.Object({
      ...Pair,
      comparable: T.Boolean(),
      /** The difference by which `one` is faster in the boat. */
      difference: nullable(T.Number()),
      standard_error: nullable(T.Number()),
      /** 95 % of differences lie within so many seconds of it. */
      margin: nullable(T.Number()),
      /** How many more pieces would make it clear; null where it is, or for too many. */
      pieces_to_settle: nullable(T.Integer()),
      /**
       * Mean change of the margin when they changed places, in favour of `one`; half of it is each
       * boat's.
       */
      swing: nullable(T.Number()),
      direct: T.Integer(),
      indirect: T.Integer(),
      contradicts: T.Boolean(),
    }),
  ),
  swings: T.Array(T.Object({ from: Id, to: Id, ...Pair, swing: T.Number() })),
  residuals: T.Array(
    T.Object({
      piece_id: Id,
      one: T.String(),
      other: T.String(),
      measured: T.Number(),
      fitted: T.Number(),
      residual: T.Number(),
    }),
  ),
})
export type SeatRaceResults = Static<typeof SeatRaceResults>

const NextPiece = T.Object({ ...Pair, newly_comparable: T.Integer(), variance_left: T.Number() })

export const SeatRace = T.Object({
  pieces: T.Array(RacePiece),
  people: T.Array(T.Object({ user_id: Id, full_name: T.String(), picture: nullable(T.String()) })),
  results: SeatRaceResults,
  /** The swaps after the last piece that would say most. */
  next: T.Array(NextPiece),
  /**
   * How many pairs of a side can be distinguished once every planned piece is rowed, and how many
   * pairs there are.
   */
  comparable: T.Integer(),
  pairs: T.Integer(),
  /** plan: make, change and delete pieces; time: enter what was rowed. */
  user_actions: T.Object({ plan: T.Boolean(), time: T.Boolean() }),
})
export type SeatRace = Static<typeof SeatRace>

export const seatRace = endpoint({
  method: 'GET',
  path: 'session/{id}/seat-race',
  access: shared,
  summary:
    'Pieces of a seat race with their crews and times, what they show, and which piece to ' +
    'row next; for coaches and who runs the session',
  params: IdParams,
  reply: data(SeatRace),
})

export const planSeatRacePieces = endpoint({
  method: 'POST',
  path: 'session/{id}/seat-race/plan',
  access: shared,
  summary:
    'Plan pieces from crews of the session, or with dry_run only say what they would show; ' +
    'pieces there already stay',
  params: IdParams,
  body: Strict({
    method: WordOf('one-swap', 'two-swap', 'pairs'),
    crew_ids: T.Array(Id, { minItems: 1, maxItems: 10, uniqueItems: true }),
    pieces: T.Integer({ minimum: PIECES.min, maximum: PIECES.max }),
    distance: Distance,
    dry_run: T.Optional(T.Boolean()),
  }),
  reply: data(
    T.Object({
      pieces: T.Array(
        T.Object({ boats: T.Array(T.Object({ name: T.String(), user_ids: T.Array(Id) })) }),
      ),
      comparable: T.Integer(),
      pairs: T.Integer(),
      compares_boats: T.Boolean(),
    }),
  ),
})

export const addSeatRacePiece = endpoint({
  method: 'POST',
  path: 'session/{id}/seat-race/pieces',
  access: shared,
  summary:
    'Add a piece after the last: with two people changing places, or without a swap with the ' +
    'crews of the first one, as a control',
  params: IdParams,
  body: Strict({ swap: nullable(Strict({ one: Id, other: Id })), distance: T.Optional(Distance) }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

/** Both times of a boat for which somebody else has entered another one since. */
const TimeConflict = T.Object({
  crew_id: Id,
  yours: nullable(T.Number()),
  theirs: nullable(T.Number()),
})
export type TimeConflict = Static<typeof TimeConflict>

export const timeSeatRacePiece = endpoint({
  method: 'POST',
  path: 'session/{id}/seat-race/times',
  access: shared,
  summary:
    'Enter what was rowed in a piece; times by crew in seconds, null takes one back. They are ' +
    'results of the session. The same twice changes nothing; with seen, the time the writer ' +
    'knew, another one by now is a conflict',
  params: IdParams,
  body: Strict({
    piece_id: Id,
    times: T.Array(
      Strict({ crew_id: Id, time: nullable(Time), seen: T.Optional(nullable(T.Number())) }),
      { maxItems: 20 },
    ),
    distance: T.Optional(Distance),
    void: T.Optional(T.Boolean()),
    note: T.Optional(nullable(Text(300))),
  }),
  reply: Done,
  conflict: TimeConflict,
})

export const removeSeatRacePieces = endpoint({
  method: 'POST',
  path: 'session/{id}/seat-race/remove',
  access: shared,
  summary: 'Delete pieces of a seat race with their crews and times',
  params: IdParams,
  body: Strict({ piece_ids: Ids }),
  reply: Done,
})
