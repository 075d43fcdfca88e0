import { FEATURE } from '#domain/constants/features.ts'
import { COACH_ROLES } from '#domain/constants/roles.ts'
import { CONTROLS, MARKS, RECORDING_STATUSES, SESSION_STATES } from '#domain/live/recording.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Done,
  Id,
  IdParams,
  Ids,
  nullable,
  OneOf,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const follower = {
  level: 'member',
  role: COACH_ROLES,
  feature: FEATURE.live_results,
} as const
const controller = {
  level: 'member',
  role: COACH_ROLES,
  feature: FEATURE.live_results_controls,
} as const
const codes = { level: 'member', role: COACH_ROLES, feature: FEATURE.crew_qr_codes } as const

const Mark = T.Object({ mark: WordOf(...MARKS), at: T.Number(), distance: T.Number() })

/** What is known now of a boat or an athlete that records. Times are milliseconds since 1970. */
export const LiveBoat = T.Object({
  recording_id: Id,
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  is_own: T.Boolean({ description: 'The viewer is in it' }),
  status: OneOf(...RECORDING_STATUSES),
  /** What a coach asked for and the device has not done yet. */
  wanted: nullable(WordOf(...CONTROLS)),
  can_withdraw: T.Boolean({
    description: 'The viewer asked it to discard what it recorded, and it has not done so yet',
  }),
  samples: T.Integer(),
  doubted: T.Integer(),
  heard_at: nullable(T.Number()),
  started_at: nullable(T.Number()),
  at: nullable(T.Number()),
  distance: T.Number(),
  /** While it is on the way. */
  speed: nullable(T.Number()),
  stroke_rate: nullable(T.Number()),
  /** Of one person only, to those who see them, and when it was heard. */
  heart_rate: nullable(T.Number()),
  heart_at: nullable(T.Number()),
  battery: nullable(T.Number()),
  lat: nullable(T.Number()),
  lon: nullable(T.Number()),
  marks: T.Array(Mark),
})
export type LiveBoat = Static<typeof LiveBoat>

const LiveSession = {
  session_id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  starts_at: T.String(),
  ends_at: T.String(),
  state: WordOf(...SESSION_STATES),
}

/** What was discarded in the last ten minutes. */
const DiscardedRecording = T.Object({
  recording_id: Id,
  name: T.String(),
  /** Only for who discarded it: until when they can take it back. */
  restorable_until: nullable(T.Number()),
})
export type DiscardedRecording = Static<typeof DiscardedRecording>
const discarded = T.Array(DiscardedRecording)

const FollowedSession = T.Object({
  now: T.Number(),
  ...LiveSession,
  boats: T.Array(LiveBoat),
  discarded,
})
export type FollowedSession = Static<typeof FollowedSession>

export const liveSessions = endpoint({
  method: 'GET',
  path: 'live/sessions',
  access: follower,
  summary: 'Sessions of these hours that are or can be followed, by how they stand',
  reply: data(
    T.Object({
      now: T.Number(),
      sessions: T.Array(T.Object({ ...LiveSession, boats: T.Integer(), recording: T.Integer() })),
    }),
  ),
})

export const liveWater = endpoint({
  method: 'GET',
  path: 'live/boats',
  access: follower,
  summary: 'Every boat of the club that records now',
  reply: data(
    T.Object({
      now: T.Number(),
      boats: T.Array(
        T.Object({ session_id: Id, session_name: T.String(), ...LiveBoat.properties }),
      ),
      discarded,
    }),
  ),
})

export const liveSession = endpoint({
  method: 'GET',
  path: 'live/sessions/{id}',
  access: follower,
  summary: 'The boats of a session that record or recorded',
  params: IdParams,
  reply: data(FollowedSession),
})

export const sessionLiveResults = endpoint({
  method: 'GET',
  path: 'session/{id}/live-results',
  access: { level: 'member', feature: FEATURE.live_results },
  summary: 'The same for athletes: their own boat, and others whose results they may see',
  params: IdParams,
  reply: data(FollowedSession),
})

/** One sample: milliseconds since 1970, metres, metres a second, strokes a minute, degrees. */
const Point = T.Array(nullable(T.Number()), { minItems: 6, maxItems: 6 })

export const liveSamples = endpoint({
  method: 'GET',
  path: 'live/recordings/{id}/samples',
  access: { level: 'member', feature: FEATURE.live_results },
  summary:
    'Samples of a recording after a number, as [at, distance, speed, stroke rate, lat, lon]: at ' +
    'most 5,000, and on asking further ones',
  params: IdParams,
  query: T.Object({ after: T.Optional(T.Integer({ minimum: 0, maximum: 100_000_000 })) }),
  reply: data(T.Object({ first: T.Integer(), samples: T.Array(Point), total: T.Integer() })),
})

export const controlRecordings = endpoint({
  method: 'POST',
  path: 'live/sessions/{id}/controls',
  access: controller,
  summary:
    'Ask recorders to start, pause, finish or discard: each does so once it hears of it, those ' +
    'for which it means nothing are left out',
  params: IdParams,
  body: Strict({ control: WordOf(...CONTROLS), recording_ids: Ids }),
  reply: data(T.Object({ asked: T.Array(Id), left_out: T.Array(Id) })),
})

export const restoreRecording = endpoint({
  method: 'POST',
  path: 'live/recordings/{id}/restore',
  access: controller,
  summary:
    'Take back that a recording was discarded, within ten minutes and by who did it, or that it ' +
    'is to be once its device hears of it',
  params: IdParams,
  reply: Done,
})

export const ConnectCode = T.Object({
  id: Id,
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: T.String(),
  connect_url: T.String(),
  /** An SVG. */
  qr_code: T.String(),
})
export type ConnectCode = Static<typeof ConnectCode>

export const makeConnectCodes = endpoint({
  method: 'POST',
  path: 'session/{id}/connect-codes',
  access: codes,
  notWhileImpersonating: true,
  summary:
    'The codes by which phones record for the crews of a session and for its athletes in no ' +
    'crew; those that lack one get it, and `renew` makes new ones of some, so that the old end',
  params: IdParams,
  body: Strict({ renew: Ids }),
  reply: data(T.Array(ConnectCode)),
})

export const BoatSticker = T.Object({
  name: T.String(),
  connect_url: T.String(),
  /** An SVG. */
  qr_code: T.String(),
})
export type BoatSticker = Static<typeof BoatSticker>

export const boatSticker = endpoint({
  method: 'POST',
  path: 'equipment/{id}/sticker',
  access: { level: 'member', permission: 'manage-inventory', feature: FEATURE.connect_equipment },
  notWhileImpersonating: true,
  summary:
    'The code of a boat, made with the first call and the same ever after: it leads to the ' +
    'session that is running and has a crew in this boat',
  params: IdParams,
  reply: data(BoatSticker),
})
