import { LONGEST_LINE_NAME, MOST_LINES } from '#domain/rules/courses.ts'
import { MOST_PIECES } from '#domain/constants/scores.ts'
import { endpoint } from '../endpoint.ts'
import {
  Amount,
  data,
  Done,
  Id,
  IdParams,
  Name,
  nullable,
  Strict,
  T,
  WordOf,
  type Static,
  Text,
} from '../schema.ts'

const access = { level: 'member', feature: 2 } as const

export const EFFORT_SOURCES = ['laps', 'detected', 'gates', 'hand'] as const

const Seconds = Amount(0, 604_800)
/** The number of the piece, as in scores. */
const PlannedPiece = T.Integer({ minimum: 1, maximum: MOST_PIECES })

/**
 * Figures of one stretch: seconds, metres, m/s, strokes and beats a minute, watts; null where
 * nothing was recorded.
 */
const figures = {
  start: T.Number(),
  finish: T.Number(),
  time: T.Number(),
  distance: nullable(T.Number()),
  speed: nullable(T.Number()),
  stroke_rate: nullable(T.Number()),
  heart_rate: nullable(T.Number()),
  power: nullable(T.Number()),
  /** Begun at speed. */
  rolling: T.Boolean(),
}

export const ProposedPiece = T.Object({
  ...figures,
  by: WordOf('laps', 'rate', 'speed', 'gates'),
  /** The planned piece it looks like. */
  piece: nullable(T.Integer()),
})
export type ProposedPiece = Static<typeof ProposedPiece>

export const Effort = T.Object({
  ...figures,
  id: Id,
  activity_id: Id,
  name: T.String(),
  piece: nullable(T.Integer()),
  source: WordOf(...EFFORT_SOURCES),
})
export type Effort = Static<typeof Effort>

/** A 409 to new efforts carries which of them clash, and what somebody else has marked there. */
const MarkedClash = T.Object({
  index: T.Integer(),
  theirs: T.Object({
    id: Id,
    name: T.String(),
    start: T.Number(),
    finish: T.Number(),
    piece: nullable(T.Integer()),
  }),
})
export type MarkedClash = Static<typeof MarkedClash>
/**
 * A 409 to a change or a deletion carries the field and both values; a deletion has the value that
 * was seen as `mine`.
 */
const Value = T.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] })
const ChangedClash = T.Object({
  field: WordOf('name', 'start', 'finish', 'piece'),
  theirs: Value,
  mine: Value,
})
export type ChangedClash = Static<typeof ChangedClash>

/** What the session plans, piece by piece in the order they are rowed. */
const Planned = T.Object({
  piece: T.Integer(),
  distance: nullable(T.Number()),
  time: nullable(T.Number()),
})

export const proposedPieces = endpoint({
  method: 'GET',
  path: 'activities/{id}/pieces',
  access,
  summary:
    'The pieces an activity seems to hold, by laps, rate or speed, or between the gates of a ' +
    'course; and its fastest stretches',
  params: IdParams,
  query: T.Object({ gate_id: T.Optional(Id) }),
  reply: data(
    T.Object({
      pieces: T.Array(ProposedPiece),
      planned: T.Array(Planned),
      /** `length` in metres. */
      best: T.Array(
        T.Object({ length: T.Integer(), start: T.Number(), finish: T.Number(), time: T.Number() }),
      ),
    }),
  ),
})

export const activityEfforts = endpoint({
  method: 'GET',
  path: 'activities/{id}/efforts',
  access,
  summary: 'The efforts marked in an activity, in order of time',
  params: IdParams,
  reply: data(T.Array(Effort)),
})

const EffortDraft = Strict({
  name: Name(80),
  start: Seconds,
  finish: Seconds,
  piece: T.Optional(nullable(PlannedPiece)),
  source: WordOf(...EFFORT_SOURCES),
})

export const addEfforts = endpoint({
  method: 'POST',
  path: 'efforts',
  access,
  summary:
    'Mark stretches of an activity; those that are planned pieces become measured scores. ' +
    'With the efforts the writer has seen, 409 changed_meanwhile with the others where these ' +
    'are the same piece or stretch',
  body: Strict({
    activity_id: Id,
    efforts: T.Array(EffortDraft, { minItems: 1, maxItems: 200 }),
    seen: T.Optional(T.Array(Id, { maxItems: 2000 })),
  }),
  reply: data(T.Object({ ids: T.Array(Id) })),
  conflict: MarkedClash,
  status: 201,
})

export const changeEffort = endpoint({
  method: 'PATCH',
  path: 'efforts/{id}',
  access,
  summary:
    'Rename an effort, move its ends or say which planned piece it is. With the effort ' +
    'as the writer has seen it, 409 changed_meanwhile with both values where somebody ' +
    'else has changed the same',
  params: IdParams,
  body: T.Object(
    {
      name: T.Optional(Name(80)),
      start: T.Optional(Seconds),
      finish: T.Optional(Seconds),
      piece: T.Optional(nullable(PlannedPiece)),
      seen: T.Optional(
        Strict({
          name: Text(80, 1),
          start: Seconds,
          finish: Seconds,
          piece: nullable(PlannedPiece),
        }),
      ),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
  conflict: ChangedClash,
})

export const deleteEffort = endpoint({
  method: 'DELETE',
  path: 'efforts/{id}',
  access,
  summary:
    'Delete an effort, with the scores measured from it. With the effort as the writer ' +
    'has seen it (piece 0: none), 409 changed_meanwhile with both values where somebody ' +
    'else has changed it since',
  params: IdParams,
  query: T.Object({
    name: T.Optional(Text(80, 1)),
    start: T.Optional(Seconds),
    finish: T.Optional(Seconds),
    piece: T.Optional(T.Integer({ minimum: 0, maximum: 999 })),
  }),
  reply: Done,
  conflict: ChangedClash,
})

/** Latitude and longitude of both ends, in degrees. */
const Line = T.Object({
  latitude: Amount(-90, 90),
  longitude: Amount(-180, 180),
  to_latitude: Amount(-90, 90),
  to_longitude: Amount(-180, 180),
})
export type Line = Static<typeof Line>

/** A line between start and finish. */
const LineBetween = T.Object({ name: Name(LONGEST_LINE_NAME), ...Line.properties })
export type LineBetween = Static<typeof LineBetween>
const LinesBetween = T.Array(LineBetween, {
  maxItems: MOST_LINES,
  description: 'Lines between start and finish, in their order along the water',
})

export const Gate = T.Object({
  id: Id,
  name: T.String(),
  venue_id: nullable(Id),
  start: Line,
  finish: Line,
  lines: LinesBetween,
  can_change: T.Boolean(),
})
export type Gate = Static<typeof Gate>

export const gates = endpoint({
  method: 'GET',
  path: 'gates',
  access,
  summary:
    'The club’s courses: a line across the water at the start and one at the finish of each, and ' +
    'those between them',
  reply: data(T.Array(Gate)),
})

export const createGate = endpoint({
  method: 'POST',
  path: 'gates',
  access,
  summary:
    'Keep a course for timing: a line at its start, one at its finish, and up to ten between them',
  body: Strict({
    name: Name(80),
    venue_id: T.Optional(nullable(Id)),
    start: Line,
    finish: Line,
    lines: T.Optional(LinesBetween),
  }),
  reply: data(T.Object({ id: Id })),
  status: 201,
})

export const changeGate = endpoint({
  method: 'PATCH',
  path: 'gates/{id}',
  access,
  summary:
    'Rename a course, say at which venue of the club it is, or replace its lines between start ' +
    'and finish',
  params: IdParams,
  body: T.Object(
    {
      name: T.Optional(Name(80)),
      venue_id: T.Optional(nullable(Id)),
      lines: T.Optional(LinesBetween),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})

export const deleteGate = endpoint({
  method: 'DELETE',
  path: 'gates/{id}',
  access,
  summary: 'Delete a course; what was timed on it stays',
  params: IdParams,
  reply: Done,
})
