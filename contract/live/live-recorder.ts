import { FORCE_POINTS } from '#domain/live/judge.ts'
import { MARKS, MOST_SAMPLES, RECORDING_STATUSES, CONTROLS } from '#domain/live/recording.ts'
import { endpoint } from '../endpoint.ts'
import { data, Id, nullable, OneOf, Strict, T, Text, WordOf, type Static } from '../schema.ts'

const open = { level: 'public' } as const
const CodeParams = T.Object({ code: Text(64, 1) })

/** What a code leads to: enough to know that it is the right boat, and nothing of anybody in it. */
export const Connection = T.Object({
  session_id: Id,
  club_name: T.String(),
  time_zone: T.String(),
  session_name: T.String(),
  starts_at: T.String(),
  ends_at: T.String(),
  sport_id: T.Integer(),
  participant: T.Object({ kind: WordOf('crew', 'athlete'), id: Id, name: T.String() }),
  /** Metres or seconds of each piece of the plan, the seconds of rest after it, and its rate. */
  pieces: T.Array(
    T.Object({
      distance: nullable(T.Number()),
      time: nullable(T.Number()),
      rest: nullable(T.Number()),
      stroke_rate: nullable(T.Number()),
    }),
  ),
  window: WordOf('early', 'open', 'over'),
})
export type Connection = Static<typeof Connection>

export const connection = endpoint({
  method: 'GET',
  path: 'connect/{code}',
  access: open,
  summary: 'What the code of a crew or an athlete records for',
  params: CodeParams,
  reply: data(Connection),
})

const Recording = {
  /** Samples that have come: the next one has the number after it. */
  samples: T.Integer(),
  status: OneOf(...RECORDING_STATUSES),
  /** What a coach asks for. */
  wanted: nullable(WordOf(...CONTROLS)),
  /** Milliseconds since 1970, to measure the clock of the device by. */
  server_time: T.Number(),
}

/** The name a device gives itself, once for ever: it goes on with what it began under it. */
const Device = T.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })

export const beginRecording = endpoint({
  method: 'POST',
  path: 'connect/{code}/recordings',
  access: open,
  summary:
    'Begin to record, or go on with what this device began; the token for sending samples is a ' +
    'new one each time',
  params: CodeParams,
  body: Strict({
    device: Device,
    began_ago_ms: T.Optional(
      T.Integer({
        minimum: 0,
        maximum: 1e14,
        description:
          'Milliseconds since the device began without a connection, at most a week; the code ' +
          'has to have been open then',
      }),
    ),
    /** As the code said them when it began: a sticker may lead elsewhere by now. */
    session_id: T.Optional(Id),
    participant_id: T.Optional(Id),
  }),
  reply: data(T.Object({ id: Id, token: T.String(), ...Recording })),
  status: 201,
  returnsSecret: true,
})

/** Numbers without bounds: what cannot be is marked and not refused, or a device would stop. */
const Value = T.Optional(nullable(T.Number()))
const Sample = T.Object(
  {
    at: T.Number({
      minimum: 0,
      maximum: 1e14,
      description: 'Milliseconds since 1970 by the clock of the device',
    }),
    lat: Value,
    lon: Value,
    speed: T.Optional(nullable(T.Number({ description: 'Metres per second' }))),
    distance: T.Optional(nullable(T.Number({ description: 'Metres since the start' }))),
    stroke_rate: T.Optional(nullable(T.Number({ description: 'Strokes a minute' }))),
    heart_rate: T.Optional(nullable(T.Number({ description: 'Beats a minute' }))),
    battery: T.Optional(nullable(T.Number({ description: 'Per cent' }))),
    power: T.Optional(nullable(T.Number({ description: 'Watts, of a machine' }))),
    drag: T.Optional(nullable(T.Number({ description: 'Drag factor of a machine' }))),
    force: T.Optional(
      nullable(
        T.Array(T.Number(), {
          maxItems: FORCE_POINTS.max,
          description:
            'Newtons over the drive of the stroke that has just ended on a machine, at even steps',
        }),
      ),
    ),
    mark: T.Optional(nullable(WordOf(...MARKS))),
  },
  { additionalProperties: false },
)

/** What a coach wrote to the boat, without who it was: a code knows nobody. */
export const BoatMessage = T.Object({
  number: T.Integer(),
  text: T.String(),
  /** Milliseconds since 1970 */
  sent_at: T.Number(),
})
export type BoatMessage = Static<typeof BoatMessage>

/** The race that a device is in next, or is in now, without who the others are. */
export const DeviceRace = T.Object({
  id: Id,
  name: nullable(T.String()),
  /** Its place among the races of the session, and how many there are. */
  place: T.Integer(),
  count: T.Integer(),
  lane: T.Integer(),
  piece: T.Integer(),
  distance: nullable(T.Integer()),
  time: nullable(T.Integer()),
  lanes: T.Integer(),
  ready: T.Integer(),
  /** When it starts, by the clock of the server. */
  goes_at: nullable(T.Number()),
  is_over: T.Boolean(),
})
export type DeviceRace = Static<typeof DeviceRace>

export const sendSamples = endpoint({
  method: 'POST',
  path: 'live-samples',
  access: open,
  summary:
    'Send samples of a recording, numbered by the device from 1 without a gap. Those that came ' +
    'before change nothing; with a gap nothing is stored. The answer says what has come.',
  body: Strict({
    token: Text(64, 1),
    first: T.Integer({ minimum: 1, maximum: 100_000_000 }),
    clock_offset: T.Optional(
      T.Number({
        minimum: -1e14,
        maximum: 1e14,
        description: 'Milliseconds by which the server’s clock is ahead of the device’s',
      }),
    ),
    samples: T.Array(Sample, { maxItems: MOST_SAMPLES }),
    /** What the device has done of what was asked; it may discard its recording unasked. */
    applied: T.Optional(WordOf(...CONTROLS)),
    takes_back: T.Optional(
      T.Boolean({
        description: 'Take back that this device discarded the recording, within ten minutes',
      }),
    ),
    /** The last message to the boat that the device has shown, 0 for none: asks for newer ones. */
    messages_after: T.Optional(T.Integer({ minimum: 0, maximum: 2_147_483_647 })),
    lane: T.Optional(
      Strict({
        is_ready: T.Boolean({
          description: 'How a machine stands before a race; asks for the race as well',
        }),
        is_moving: T.Boolean(),
        has_belt: T.Boolean(),
        drag: nullable(T.Integer({ minimum: 1, maximum: 254 })),
      }),
    ),
  }),
  reply: data(
    T.Object({
      ...Recording,
      messages: T.Optional(T.Array(BoatMessage)),
      race: T.Optional(nullable(DeviceRace)),
    }),
  ),
})
