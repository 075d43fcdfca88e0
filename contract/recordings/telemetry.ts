import { CURVES } from '#domain/constants/oar-quantities.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, IdParams, nullable, Strict, T, WordOf, type Static } from '../schema.ts'

const access = { level: 'member', feature: 27 } as const

export const MOST_SEATS = 24
const Position = T.Integer({ minimum: 1, maximum: MOST_SEATS })

/** Curves a device may record over each drive. */
export type CurveName = (typeof CURVES)[number]

const RecordedSeat = T.Object({
  /** Place in the boat, 1 is bow; null for a recording of one rower, who is then its owner. */
  position: nullable(Position),
  /**
   * The rower of these strokes, for viewers who see the person; else null, as for a seat whose
   * rower is unknown.
   */
  user_id: nullable(Id),
  full_name: nullable(T.String()),
  /**
   * How that is known: said by somebody, by the crew of the session, by the name in the file, or
   * because it is their recording.
   */
  known_by: nullable(WordOf('hand', 'crew', 'name', 'owner')),
  /** The name in the file. */
  name: nullable(T.String()),
  /** Whether the values are for the viewer. */
  seen: T.Boolean(),
  can_assign: T.Boolean(),
  /** What was measured, by the names of the channels. */
  channels: T.Array(T.String()),
})
export type RecordedSeat = Static<typeof RecordedSeat>

const Lap = T.Object({
  start: T.Number(),
  time: nullable(T.Number()),
  distance: nullable(T.Number()),
  rest: T.Boolean(),
})
const Effort = T.Object({ name: T.String(), start: T.Number(), finish: T.Number() })

export const Recording = T.Object({
  activity_id: Id,
  start_time: nullable(T.String()),
  device: nullable(T.String()),
  elapsed_time: nullable(T.Number()),
  full_name: T.String(),
  /** The boat of the session it was recorded in, as far as that is known. */
  crew: nullable(T.Object({ id: Id, name: T.String(), boat_type: T.Integer() })),
  boat_channels: T.Array(T.String()),
  seats: T.Array(RecordedSeat),
  /**
   * Newtons from which the blade counts as loaded, where slips are computed from the force curves;
   * null where a device gives the slips itself.
   */
  slip_threshold: nullable(T.Number()),
  curves: T.Array(WordOf(...CURVES)),
  laps: T.Array(Lap),
  efforts: T.Array(Effort),
  /** Second of the session's video at which the recording begins. */
  video_offset: nullable(T.Number()),
  can_edit: T.Boolean(),
})
export type Recording = Static<typeof Recording>

export const sessionTelemetry = endpoint({
  method: 'GET',
  path: 'session/{id}/telemetry',
  access,
  summary:
    'Recordings of a session with force or angle of the oar: what was measured of the boat ' +
    'and of each seat, and whose seats they are',
  params: IdParams,
  reply: data(T.Object({ recordings: T.Array(Recording) })),
})

/**
 * The bytes are described in domain/training/telemetry-wire.ts: channels as whole numbers by steps.
 * `power` is the boat's, or its only rower's;
 * `power@3` that of seat 3, `catch_angle@3p` that of its port oar. `t` counts seconds from the
 * start of the recording.
 */
export const strokes = endpoint({
  method: 'GET',
  path: 'activities/{id}/strokes',
  access,
  summary:
    'Every stroke of a recording: the boat’s channels and those of the seats the ' +
    'viewer sees, as packed columns',
  params: IdParams,
  download: 'application/octet-stream',
})

const Stroke = T.Integer({ minimum: 0, maximum: 10_000_000 })

export const forceCurves = endpoint({
  method: 'GET',
  path: 'activities/{id}/force-curves',
  access,
  summary:
    'The mean curve of each seat over some strokes, on 101 points of the drive; ' +
    'of a single stroke its own',
  params: IdParams,
  query: T.Object({
    /**
     * Places of the first and the last stroke among those of the recording, from 0; without them
     * all.
     */
    first: T.Optional(Stroke),
    last: T.Optional(Stroke),
    curve: T.Optional(WordOf(...CURVES)),
  }),
  reply: data(
    T.Object({
      curves: T.Array(
        T.Object({
          position: nullable(Position),
          strokes: T.Integer(),
          values: T.Array(T.Number()),
        }),
      ),
    }),
  ),
})

export const editTelemetry = endpoint({
  method: 'POST',
  path: 'activities/{id}/telemetry',
  access,
  summary:
    'Say who sat where in a recording, and at which second of the session’s video it ' +
    'begins; what is left out stays',
  params: IdParams,
  body: Strict({
    /** null: as the crew of the session has it. */
    seats: T.Optional(
      T.Array(Strict({ position: Position, user_id: nullable(Id) }), { maxItems: MOST_SEATS }),
    ),
    video_offset: T.Optional(nullable(T.Number({ minimum: -86_400, maximum: 86_400 }))),
  }),
  reply: data(Recording),
})
