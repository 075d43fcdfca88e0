import { createHmac, timingSafeEqual } from 'node:crypto'
import type * as contract from '#contract/recordings/integrations.ts'
import { startConnecting } from '#contract/recordings/integrations.ts'
import { providerFacts, PROVIDER_KEYS, type ImportMode } from '#domain/constants/providers.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import type { Config } from '../../config.ts'
import type { RawBody } from '../../http/call.ts'
import { refuseBrokenTexts } from '../../http/request-parts.ts'
import { answerActivities } from './account-activities.ts'
import { setImportMode, setSending } from './connections.ts'
import { beginBackfill } from './sync-state.ts'
import { connectedTo, connectHandlers, registered, type ConnectParts } from './connect-routes.ts'
import { activitiesOf, connectionsOf, type ConnectionRow } from './queries.ts'
import { receiveEvents } from './provider-events.ts'
import type { Provider } from './providers/provider.ts'
import { providerOf } from './providers/registry.ts'

type Address = { provider: string; key?: string }
type Addressed = { provider: Provider; secret: string }

const MOST_EVENTS = 1000

/**
 * Where providers send notifications. What was proven is stored and processed by a job, so the
 * answer is quick; what concerns nobody here is dropped.
 */
function webhookHandlers(
  providers: Config['providers'],
): Pick<
  Handlers<typeof contract>,
  'receiveSigned' | 'receiveKeyed' | 'confirmSigned' | 'confirmKeyed'
> {
  /**
   * The provider of an address, where the operator has set it up and the address has the key that
   * it needs.
   */
  function addressed({ provider: word, key }: Address): Addressed {
    const provider = providerOf(word)
    const secret = provider && providers[provider.key]?.webhookSecret
    if (!provider || secret === undefined) throw new Refusal('not_found')
    demand(
      provider.webhook === 'address' ? key !== undefined && isSame(key, secret) : key === undefined,
      'not_found',
    )
    return { provider, secret }
  }
  type ProviderCall = { params: Address; rawBody: RawBody; readonly db: Db }
  const receive = async (call: ProviderCall) => {
    const { provider, secret } = addressed(call.params)
    const events = provider.eventsOf(contentOf(call.rawBody)).slice(0, MOST_EVENTS)
    // What says nothing needs no proof: a provider may knock before its signing secret is known
    // here.
    if (events.length === 0) return { received: 0 }
    demand(
      provider.webhook === 'address' || isSigned(call.rawBody, provider.webhook.header, secret),
    )
    refuseBrokenTexts({ body: events, headers: call.rawBody.headers })
    await receiveEvents(call.db, provider.key, events)
    return { received: events.length }
  }
  /** A provider that asks whether the address is ours gets its own word back. */
  const confirm = async ({
    params,
    query,
  }: {
    params: Address
    query: Record<string, unknown>
  }) => {
    const { provider, secret } = addressed(params)
    const answer = provider.confirmationOf?.(query, (given) => isSame(given, secret)) ?? null
    if (answer === null) throw new Refusal('not_found')
    return { ...answer }
  }
  return {
    receiveSigned: receive,
    receiveKeyed: receive,
    confirmSigned: confirm,
    confirmKeyed: confirm,
  }
}

function isSigned({ bytes, headers }: RawBody, name: string, secret: string): boolean {
  const signature = headers[name]
  return (
    typeof signature === 'string' &&
    isSame(signature.toLowerCase(), createHmac('sha256', secret).update(bytes).digest('hex'))
  )
}

/** The comparison takes a time that does not reveal where they differ. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'same').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function contentOf({ bytes, headers }: RawBody): unknown {
  const text = bytes.toString('utf8')
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (isForm) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('broken_json')
  }
}

type ConnectionChange = { import_mode?: ImportMode; sends_workouts?: boolean }

async function changeConnection(
  db: Db,
  connection: ConnectionRow,
  { import_mode, sends_workouts }: ConnectionChange,
): Promise<void> {
  const takes = providerFacts(connection.provider)?.takes_workouts === true
  demand(sends_workouts !== true || takes, 'invalid', {
    fields: { sends_workouts: 'takes_no_workouts' },
  })
  if (import_mode) await setImportMode(db, connection.id, import_mode)
  if (sends_workouts !== undefined) await setSending(db, connection, sends_workouts)
}

export const integrationHandlers = (parts: ConnectParts): Handlers<typeof contract> => ({
  ...connectHandlers(parts),
  ...webhookHandlers(parts.providers),

  async listIntegrations({ db, viewer }) {
    const connections = await connectionsOf(db, viewer.user_id)
    const integrations = PROVIDER_KEYS.map((provider) => ({
      provider,
      available: parts.providers[provider] !== undefined,
      connection: connections.get(provider) ?? null,
    }))
    return { data: { allowed: isOpenTo(startConnecting.access, viewer), integrations } }
  },

  async changeIntegration({ db, viewer, params, body }) {
    const connection = await connectedTo(db, viewer, params.provider)
    await changeConnection(db, connection, body)
    return { data: { done: true } }
  },

  async backfill({ db, viewer, timeZone, params: { provider }, body }) {
    const connection = await connectedTo(db, viewer, provider, { lock: true })
    registered(parts, provider)
    const today = dayIn(timeZone, new Date())
    const most = providerFacts(provider)?.backfill_days ?? 0
    demand(body.from <= today, 'invalid', { fields: { from: 'until_today' } })
    demand(body.from >= addDays(today, -most - 1), 'invalid', {
      fields: { from: { message: 'long_span', values: { max: most } } },
    })
    demand(connection.asked_from === null || body.from < connection.asked_from, 'invalid', {
      fields: { from: 'asked_already' },
    })
    demand(connection.state === 'connected' && connection.import_mode !== 'off', 'conflict')
    await beginBackfill(db, connection, body.from)
    return { data: { done: true } }
  },

  async listProviderActivities({ db, viewer, params, query }) {
    const { page = 1, limit = 20, state } = query
    const connection = await connectedTo(db, viewer, params.provider)
    const { activities, total } = await activitiesOf(db, connection.id, {
      state,
      limit,
      offset: (page - 1) * limit,
    })
    return { data: activities, meta: { page, limit, total } }
  },

  async answerProviderActivities({ db, viewer, params, body }) {
    const connection = await connectedTo(db, viewer, params.provider, { lock: true })
    demand(body.answer === 'ignore' || connection.state === 'connected', 'conflict')
    return { data: { changed: await answerActivities(db, connection, body.ids, body.answer) } }
  },
})
