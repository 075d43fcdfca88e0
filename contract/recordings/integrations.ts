import { IMPORT_MODES, PROVIDER_KEYS } from '#domain/constants/providers.ts'
import { endpoint } from '../endpoint.ts'
import {
  data,
  Day,
  Done,
  Id,
  list,
  nullable,
  paged,
  Strict,
  T,
  Text,
  WordOf,
  type Static,
} from '../schema.ts'

/** One's own connections and their end are always within reach, also without a club or a plan. */
const own = { level: 'user' } as const
const looking = { level: 'member', feature: 2 } as const
/** What makes or uses a connection needs the plan's third-party integrations. */
const connecting = { level: 'member', feature: 29 } as const
const Provider = T.Object({ provider: WordOf(...PROVIDER_KEYS) })

/** Why the last try failed; the screen puts it in words. */
export const SYNC_ERRORS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'unreachable',
  'unexpected',
  'refused',
  'storage_full',
  'left_club',
] as const
export type SyncError = (typeof SYNC_ERRORS)[number]
const syncError = nullable(WordOf(...SYNC_ERRORS))

const Connection = T.Object({
  /** The club its files go to. */
  club_id: Id,
  import_mode: WordOf(...IMPORT_MODES),
  /** Whether planned sessions are sent there. */
  sends_workouts: T.Boolean(),
  /** needs-you: the provider lets us in no more until the person connects again. */
  state: WordOf('connected', 'needs-you'),
  error: syncError,
  connected_at: T.String(),
  last_sync_at: nullable(T.String()),
  /**
   * What is fetched from earlier: since when, and how much of it is through, 0 to 1; null when
   * nothing is.
   */
  backfill: nullable(T.Object({ from: Day, share: T.Number() })),
  /**
   * Older activities that the provider was asked for and sends by itself: since which day, and when
   * it was asked; null when it was not.
   */
  asked: nullable(T.Object({ from: Day, at: T.String() })),
  /**
   * How many of its activities wait for an answer, wait to be fetched, were fetched, and could not
   * be.
   */
  counts: T.Object({
    proposed: T.Integer(),
    queued: T.Integer(),
    fetched: T.Integer(),
    failed: T.Integer(),
  }),
})
export type Connection = Static<typeof Connection>

export const Integration = T.Object({
  provider: WordOf(...PROVIDER_KEYS),
  /** Whether the operator has registered with the provider, so that accounts can be connected. */
  available: T.Boolean(),
  connection: nullable(Connection),
})
export type Integration = Static<typeof Integration>

export const listIntegrations = endpoint({
  method: 'GET',
  path: 'integrations',
  access: own,
  summary: 'The providers whose accounts can be connected, and one’s own connections',
  /** allowed: whether connections can be made and used in the selected club. */
  reply: data(T.Object({ allowed: T.Boolean(), integrations: T.Array(Integration) })),
})

export const startConnecting = endpoint({
  method: 'POST',
  path: 'integrations/{provider}/connect',
  returnsSecret: true,
  access: connecting,
  summary:
    'The address where one agrees to share with the selected club; good once, in ' +
    'this sign-in, for ten minutes',
  params: Provider,
  reply: data(T.Object({ url: T.String() })),
})

export const finishConnecting = endpoint({
  method: 'POST',
  path: 'integrations/{provider}/finish',
  returnsSecret: true,
  access: connecting,
  summary: 'What the provider sent one back with: a code, or why there is none',
  params: Provider,
  body: Strict({
    state: Text(200, 1),
    code: T.Optional(Text(2000, 1)),
    error: T.Optional(Text(200, 1)),
    scope: T.Optional(Text(1000)),
  }),
  reply: data(
    T.Object({
      outcome: WordOf('connected', 'declined', 'stale', 'taken', 'incomplete', 'failed'),
    }),
  ),
})

export const changeIntegration = endpoint({
  method: 'PATCH',
  path: 'integrations/{provider}',
  access: own,
  summary:
    'What happens with new activities: fetched, asked about, or nothing; and whether planned ' +
    'sessions are sent to the account',
  params: Provider,
  body: T.Object(
    {
      import_mode: T.Optional(WordOf(...IMPORT_MODES)),
      sends_workouts: T.Optional(T.Boolean()),
    },
    { additionalProperties: false, minProperties: 1 },
  ),
  reply: Done,
})

export const disconnect = endpoint({
  method: 'DELETE',
  path: 'integrations/{provider}',
  access: own,
  summary: 'End a connection at the provider and here, with what its terms do not let stay',
  params: Provider,
  reply: Done,
})

export const backfill = endpoint({
  method: 'POST',
  path: 'integrations/{provider}/backfill',
  access: connecting,
  summary: 'Look for activities since a day',
  params: Provider,
  body: Strict({ from: Day }),
  reply: Done,
})

const ACTIVITY_STATES = ['proposed', 'queued', 'fetched', 'ignored', 'failed'] as const
export const ProviderActivity = T.Object({
  id: Id,
  name: nullable(T.String()),
  /** The sport in our list; null where the provider’s word is not in it. */
  sport_id: nullable(T.Integer()),
  starts_at: nullable(T.String()),
  distance: nullable(T.Number()),
  seconds: nullable(T.Number()),
  state: WordOf(...ACTIVITY_STATES),
  error: syncError,
  import_id: nullable(Id),
  session_id: nullable(Id),
})
export type ProviderActivity = Static<typeof ProviderActivity>

export const listProviderActivities = endpoint({
  method: 'GET',
  path: 'integrations/{provider}/activities',
  access: looking,
  summary: 'What the account holds as far as it was looked at, the newest first',
  params: Provider,
  query: T.Object({
    state: T.Optional(WordOf(...ACTIVITY_STATES)),
    ...paged(100),
  }),
  reply: list(ProviderActivity),
})

export const answerProviderActivities = endpoint({
  method: 'POST',
  path: 'integrations/{provider}/activities',
  access: connecting,
  summary: 'Fetch activities that wait for an answer or failed, or leave them out',
  params: Provider,
  body: Strict({
    ids: T.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }),
    answer: WordOf('fetch', 'ignore'),
  }),
  reply: data(T.Object({ changed: T.Integer() })),
})

// What providers themselves call.
const publicAccess = { level: 'public' } as const
const Signing = T.Object({ provider: Text(40) })
const Keyed = T.Object({ provider: Text(40), key: Text(200) })
const Received = T.Object({ received: T.Integer() })
/** Each provider asks in fields of its own, and wants its own word back. */
const ProviderWords = T.Unsafe<Record<string, unknown>>({
  type: 'object',
  additionalProperties: true,
})

export const receiveSigned = endpoint({
  method: 'POST',
  path: 'webhooks/{provider}',
  access: publicAccess,
  rawBody: true,
  summary: 'What is new in accounts at a provider that signs what it sends',
  params: Signing,
  reply: Received,
})

export const receiveKeyed = endpoint({
  method: 'POST',
  path: 'webhooks/{provider}/{key}',
  access: publicAccess,
  rawBody: true,
  summary:
    'What is new in accounts at a provider that signs nothing: the last part of ' +
    'its address is the secret',
  params: Keyed,
  reply: Received,
})

export const confirmSigned = endpoint({
  method: 'GET',
  path: 'webhooks/{provider}',
  access: publicAccess,
  summary: 'The answer to a provider that asks whether this address is ours',
  params: Signing,
  query: ProviderWords,
  reply: ProviderWords,
})

export const confirmKeyed = endpoint({
  method: 'GET',
  path: 'webhooks/{provider}/{key}',
  access: publicAccess,
  summary: 'The same, where the address has the secret',
  params: Keyed,
  query: ProviderWords,
  reply: ProviderWords,
})
